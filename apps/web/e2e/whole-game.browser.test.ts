// Whole games of each rulebook, driven only through the screen, end as the command line says of the same game.
import { type Lang, langs } from '@omerta/base/lang.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { tier } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saidOf } from './command-line.ts';
import { finishGame } from './finish.ts';
import { shortGame, simulatedGame, writtenOut } from './games.ts';
import { type Input, refereeAt } from './hand.ts';
import { lentPage } from './lent.ts';
import { playLines } from './play.ts';
import { type DeviceName, type House, startHouse } from './screen.ts';
import { spellOut } from './spelled-out.ts';
import { startGame } from './start.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

type Table = readonly [RulebookId, DeviceName, Input, Lang];

/** Every device, hand and language occurs; `npm run soak` sets every table that they make. */
const few: readonly Table[] = [
  ['fsm-2024', 'phone', 'touch', 'ru'],
  ['fiim-2018', 'desktop', 'keys', 'en'],
  ['neft-mmt', 'tablet', 'touch', 'en'],
  ['bel-canto', 'phone', 'keys', 'ru'],
  ['fiim-2025', 'desktop', 'keys', 'ru'],
];
const all: readonly Table[] = rulebookIds.flatMap((id) =>
  (['phone', 'tablet', 'desktop'] as const).flatMap((device) =>
    (['touch', 'keys'] as const).flatMap((input) => langs.map((lang): Table => [id, device, input, lang])),
  ),
);
const tables = tier === 'soak' ? all : few;

for (const [i, [id, device, input, lang]] of tables.entries()) {
  it(`a game of ${id} on a ${device} by ${input} in ${lang} ends as the command line says`, async () => {
    const record = (tier === 'soak' ? simulatedGame : shortGame)(id, propertySeed + i);
    const lines = spellOut(record);
    const page = await lentPage(house, { device, lang });
    const referee = refereeAt(page, input, lang);
    await startGame(referee, record);
    await playLines(referee, record.rulebook, lines);
    const text = await finishGame(referee);
    expect(await saidOf(text)).toEqual(await saidOf(writtenOut(record, lines)));
  }, 600_000);
}
