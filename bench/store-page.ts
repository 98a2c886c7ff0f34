// The browser's part of the store's benchmark, run inside a page.
import { browserHome } from '@omerta/store/browser.ts';
import { openStore } from '@omerta/store/store.ts';
import { appendRate } from './append-rate.ts';

export const browserRate = async (): Promise<number> => {
  const store = await openStore(await browserHome('bench'));
  if ('code' in store) throw new Error(`refused: ${store.code}`);
  return appendRate(store);
};
