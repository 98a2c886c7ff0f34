// A difference between a game's lines and its sheet is told in the reader's words alone.
import { expect, it } from 'vitest';
import type { Difference } from '../sheet/fact.ts';
import { differencesText } from './difference-text.ts';

const told = (what: Difference['what'], stream: string, sheet: string, lang: 'en' | 'ru' = 'ru'): string =>
  differencesText([{ what, seat: null, at: null, stream, sheet }], lang);

it('names the winner as people do', () => {
  expect(told('winner', 'red', 'black')).toBe('Победитель: «красные» в строках игры, «чёрные» на бланке.');
  expect(told('winner', '-', 'draw', 'en')).toBe(
    "Winner: “none” in the game's lines, “a draw” on the sheet.",
  );
});

it.each([
  ['by', 'play', 'forfeit'],
  ['role', 'sheriff', 'don'],
  ['role', 'red', 'black'],
  ['at-table', '0', '1'],
  ['purple', 'conduct damage', 'throwing'],
  ['first-killed', '-', '3'],
  ['ballot', '3: 1 2, 4: -, tie; 3: 5, lift-passed', '3 = 4, 4 = 0, leaves'],
  ['ballot', '3: 1, no-lift', '3: 1, lift-failed; 4: 2, void'],
  ['night', 'shots: 8>2 9>2, killed: 2, don: 1, sheriff: 8', 'shots: 8>-, killed: -, don: -, sheriff: -'],
  ['exit', 'red-card, day 2', 'vote, night 1'],
  ['exit', 'removal, dealing', 'shot, night 1'],
  ['exit', 'lift, day 1', 'fouls, day 3'],
] as const)('says nothing in the words of the notation: %s %s', (what, stream, sheet) => {
  expect(told(what, stream, sheet)).not.toMatch(/[a-z]/i);
});
