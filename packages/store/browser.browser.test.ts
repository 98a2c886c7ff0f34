// The contract in a real Chromium, and what only a browser has: pages that are closed at any moment.
import { join } from 'node:path';
import { startPages } from '@omerta/testkit/machine/pages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from './contract/contract.ts';
import { deviceCases } from './contract/device-cases.ts';
import { golden } from './golden/golden.ts';

declare global {
  var contractPage: typeof import('./contract/page.ts');
  var acknowledge: (version: number) => unknown;
}

const pages = await startPages(join(import.meta.dirname, 'contract/page.ts'), 'contractPage');
afterAll(pages.close);

describe('the log in a browser', () => {
  let page: Awaited<ReturnType<typeof pages.open>>;
  beforeAll(async () => {
    page = await pages.open();
  });

  for (const { title } of contract)
    it(title, () =>
      page.evaluate(([wanted, lines]) => globalThis.contractPage.runCase(wanted, lines), [
        title,
        golden,
      ] as const),
    );

  for (const { title } of deviceCases)
    it(title, () => page.evaluate((wanted) => globalThis.contractPage.runDeviceCase(wanted), title));

  for (const end of [undefined, { position: 1, link: 'x' }, { position: 'x' }, 'end'])
    it(`a device with the record of its end ${JSON.stringify(end) ?? 'gone'} opens whole and is written on`, async () => {
      const name = `end-${JSON.stringify(end)}`;
      expect(
        await page.evaluate(([at, value]) => globalThis.contractPage.withoutEnd(at, value), [
          name,
          end,
        ] as const),
      ).toEqual([null, [1, 2, 3]]);
    });

  it('loses nothing acknowledged when pages are closed in the middle of writing', async () => {
    for (const enough of [1, 5, 12, 20, 40]) {
      const writing = await pages.open();
      let last = 0;
      const acknowledged = new Promise<void>((reached) => {
        const hear = (version: number): void => {
          last = version;
          if (version >= enough) reached();
        };
        writing.exposeFunction('acknowledge', hear).then(() =>
          // It never answers: the page is closed under it.
          writing
            .evaluate(() => globalThis.contractPage.appendForEver('closed', globalThis.acknowledge))
            .catch(() => undefined),
        );
      });
      await acknowledged;
      await writing.close();
      const versions = await page.evaluate(() => globalThis.contractPage.versionsIn('closed'));
      expect(versions).toEqual(versions.map((_, i) => i + 1));
      expect(versions.length).toBeGreaterThanOrEqual(last);
    }
  });

  it('refuses a database of a newer format', async () => {
    const answer = await page.evaluate(() => globalThis.contractPage.openNewer('newer'));
    expect(answer).toEqual({ code: 'store/newer-format', home: 'newer', found: 2, known: 1 });
  });
});
