// How often a referee must touch the screen: counted on real ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGame } from './games.ts';
import { refereeAt } from './hand.ts';
import { playLines } from './play.ts';
import { type House, openPage, startHouse } from './screen.ts';
import { spellOut } from './spelled-out.ts';
import { startGame } from './start.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const tags = readFileSync(join(import.meta.dirname, 'tour.mgn'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('['));
const gameOf = (...lines: readonly string[]) => readGame([...tags, ...lines].join('\n'));

it('an ordinary ballot of two takes at most six taps, a night with both checks seven', async () => {
  const page = await openPage(house, { lang: 'ru' });
  const referee = refereeAt(page, 'touch', 'ru');
  const { taps } = referee.hand;
  const first = ['night 1', 'day 1', 'nominate 1 2', 'nominate 4 7', 'vote 2: 1 3 4', 'vote 7: *', 'last 7'];
  const second = ['night 2', 'shots: 2>5 6>5 9>5', 'don: 4', 'sheriff: 2', 'best: -', 'day 2', 'last 5'];
  const third = ['night 3', 'shots: 2>1 6>1 9>1', 'don: 1', 'sheriff: 6', 'day 3'];
  const game = gameOf(...first, ...second, ...third);
  const lines = spellOut(game);
  const before = new Map<string, number>();
  await startGame(referee, game);
  await playLines(referee, game.rulebook, lines, async (i) => {
    const command = lines[i]?.command;
    const phase =
      command && 'number' in command ? `${command.type} ${command.number}` : (command?.type ?? '');
    if (!before.has(phase)) before.set(phase, taps());
    if (command?.type === 'last' && before.has('day 3')) before.set('last word', taps());
  });
  const between = (from: string, to: string): number =>
    (before.get(to) ?? Number.NaN) - (before.get(from) ?? Number.NaN);
  expect(between('vote', 'last'), 'a ballot of two').toBeLessThanOrEqual(6);
  // From the word that calls it to the word that ends it; the last word of its victim is the day's.
  expect(between('night 3', 'last word'), 'a night').toBeLessThanOrEqual(7);
  await page.context().close();
});
