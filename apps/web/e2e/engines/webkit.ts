// The story's devices in WebKitGTK: windows of MiniBrowser, which keeps what it stores as long as it runs.
import { startWebkit, type WebkitWindow } from '@omerta/testkit/machine/webkit.ts';
import { startTime, within } from '@omerta/testkit/webdriver/within.ts';
import { chosen, type Engine, type EngineDevice, phone } from './engine.ts';

const deviceIn = ({ page, kill, close }: WebkitWindow): EngineDevice => {
  const device: EngineDevice = {
    page,
    killed: async () => {
      await kill();
      return device;
    },
    close,
  };
  return device;
};

/** Runs in the page. */
const hasProgram = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';

export const startWebkitEngine = async (): Promise<Engine> => {
  const { open, close } = await startWebkit();
  return {
    open: async (url) => {
      const device = deviceIn(await open(url, phone));
      // Nothing can be put into a storage before its page.
      await device.page.goto('/');
      await device.page.evaluate((value) => localStorage.setItem('omerta.settings', value), chosen);
      // While a program is being kept for the first time, this engine may cancel the page one goes to.
      await within(
        'the device keeps the program',
        startTime,
        async () => (await device.page.evaluate(hasProgram)) || undefined,
      );
      return device;
    },
    close,
  };
};
