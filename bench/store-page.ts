// The browser's part of the store's benchmark, run inside a page.
import { isRefusal } from '@omerta/base/refusal.ts';
import { browserHome } from '@omerta/store/browser.ts';
import { openStore } from '@omerta/store/store.ts';
import { appendRate } from './append-rate.ts';

export const browserRate = async (): Promise<number> => {
  const store = await openStore(await browserHome('bench'));
  if (isRefusal(store)) throw new Error(`refused: ${store.code}`);
  return appendRate(store, ['tournament/cup']);
};
