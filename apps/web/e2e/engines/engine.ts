// A browser of another engine as the story needs it: devices with a storage of their own, and a page that may die.
import type { Page } from 'playwright-core';
import { quick } from '../screen.ts';

export type EngineDevice = {
  readonly page: Page;
  /** The page dies without a goodbye; the next one has the same storage. */
  readonly killed: () => Promise<EngineDevice>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly open: (url: string) => Promise<EngineDevice>;
  readonly close: () => Promise<void>;
};

export const phone = { width: 390, height: 844 };

export const chosen = JSON.stringify({ ...quick, lang: 'ru', play: 'ru' });
