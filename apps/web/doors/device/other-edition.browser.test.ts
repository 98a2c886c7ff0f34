// A game begun under another edition of its rulebook, brought to a device that has today's: it says so before it is taken and when it is opened.
import { isRefusal } from '@omerta/base/refusal.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { openingOf } from '@omerta/stream/opening.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { langsInTurn } from '../../e2e/in-turn.ts';
import { lentPage } from '../../e2e/lent.ts';
import { type House, startHouse } from '../../e2e/screen.ts';
import { words } from '../../e2e/words.ts';
import { handedCodes } from '../../hand-over/handed-game.ts';
import { gameLog } from '../../session/game-log.ts';
import { testDevice } from '../../session/testing/sessions.ts';

const today = rulebook('fsm-2024');
const other: Rulebook = {
  ...today,
  version: '2019-01-01',
  rules: { ...today.rules, speechSeconds: { ...today.rules.speechSeconds, value: 75 } },
};

let house: House;
let codes: string;
beforeAll(async () => {
  house = await startHouse();
  const store = await openDeviceStore(memoryHome(), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const log = gameLog(store, testDevice(), async () => other);
  const players = tableNames.map((name) => ({ name, role: null }));
  const id = await log.create(openingOf(other, {}, players));
  if (typeof id !== 'string') throw new Error(id.code);
  codes = (await handedCodes(log, id)).join('\n');
}, 120_000);
afterAll(() => house.close());

for (const lang of langsInTurn(0)) {
  it(`${lang}: the sentence stands on the page that takes it and over the table, and does not come back once it is read`, async () => {
    const page = await lentPage(house, { lang });
    const said = words[lang].common.otherEdition.replace('{{version}}', other.version);
    await page.goto('/take-over');
    await page.locator('textarea').fill(codes);
    await page.locator('.found').getByText(said).waitFor();
    await page.locator('[data-go="take"]').click();
    const notice = page.getByRole('dialog');
    await notice.getByText(said).waitFor();
    await expect.poll(() => notice.innerText()).toContain(words[lang].common.otherEditionTitle);
    await page.locator('[data-go="edition-told"]').click();
    await notice.waitFor({ state: 'hidden' });
    await page.locator('[data-seat="1"], .deal').first().waitFor();
  });
}
