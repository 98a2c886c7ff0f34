// The story's devices in Firefox: each a process with a profile of its own, which is killed and started again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killFirefox, openFirefox } from '@omerta/testkit/machine/firefox.ts';
import { chosen, type Engine, type EngineDevice, phone } from './engine.ts';

type Tracked = EventTarget & {
  readonly value: string;
  readonly _valueTracker?: { readonly setValue: (to: string) => void };
};

/** The driver sets a field's value before it says so, which React takes for nothing new unless it remembers another one. */
const makeFillingHeard = (): void =>
  addEventListener(
    'input',
    ({ target, isTrusted }) => {
      const field = target as Tracked;
      if (!isTrusted) field._valueTracker?.setValue(`not ${field.value}`);
    },
    true,
  );

const deviceIn = async (folder: string, url: string): Promise<EngineDevice> => {
  const context = await openFirefox(folder, { baseURL: url, viewport: phone, locale: 'ru-RU' });
  context.setDefaultTimeout(60_000);
  await context.addInitScript((value) => localStorage.setItem('omerta.settings', value), chosen);
  await context.addInitScript(makeFillingHeard);
  return {
    page: await context.newPage(),
    killed: async () => {
      const gone = new Promise((done) => context.once('close', done));
      killFirefox(folder);
      await gone;
      return deviceIn(folder, url);
    },
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const firefoxEngine: Engine = {
  open: (url) => deviceIn(mkdtempSync(join(tmpdir(), 'omerta-firefox-')), url),
  close: async () => undefined,
};
