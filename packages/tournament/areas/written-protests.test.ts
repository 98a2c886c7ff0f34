// Protests that stand on a sheet: each is one in the tournament when the sheet is in, once, in every rulebook.
import { playGame as botGame } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { openProtests } from '../state.ts';
import {
  endGame,
  gameIn,
  give,
  minutesAfter,
  openHall,
  refused,
  rulesOf,
  type TestHall,
} from '../testing/hall.ts';

const game = 'q/1/1';
const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliet'];

type Written = { readonly text: string; readonly winner: 'red' | 'black' | 'draw' };

const recordFor = (hall: TestHall, id: RulebookId, more: readonly string[], seed = 3): Written => {
  const book = rulebook(id);
  const played = botGame(book, seed);
  const winner = played.state.annulled ? undefined : played.state.result?.winner;
  if (winner === undefined) return recordFor(hall, id, more, seed + 1);
  const text = names.reduce(
    (all, name, i) => all.replace(`"${name}"`, `"${gameIn(hall, game).seats[i]}"`),
    writeDown(book, played),
  );
  return { text: `${[text.trimEnd(), ...more].join('\n')}\n`, winner };
};

const protests = (hall: TestHall) =>
  openProtests(hall.state, game).map(({ player, text, form, at }) => ({ player, text, form, at }));

const entry = 'protest 3 "Ёж не считал руки"';

const handedIn = (id: RulebookId, more: readonly string[]): TestHall & { readonly winner: string } => {
  const hall = openHall({ rules: rulesOf(id) });
  const { text, winner } = recordFor(hall, id, more);
  endGame(hall, game, winner);
  hall.now = minutesAfter(hall.now, 20);
  give(hall, 'ref1', 'hand-in-sheet', { game, paper: { record: text } });
  return { ...hall, winner };
};

describe('a protest on a sheet', () => {
  it.each(rulebookIds)(
    '%s: is filed with the sheet, at its time, and the game is not closed over it',
    (id) => {
      const hall = handedIn(id, [entry]);
      const player = gameIn(hall, game).seats[2] ?? '';
      expect(protests(hall)).toEqual([
        { player, text: 'Ёж не считал руки', form: 'sheet-entry', at: hall.now },
      ]);
      give(hall, 'ref1', 'sign-sheet', { game });
      give(hall, 'admin', 'confirm-sheet', { game });
      expect(refused(hall, 'chief', 'close-game', { game })).toMatch(/^game\/protested /);
    },
  );

  it('is the same one that was told before, and two players protest apart', () => {
    const hall = openHall();
    const { text, winner } = recordFor(hall, 'fsm-2024', [entry, entry, 'protest 4 "И я"']);
    endGame(hall, game, winner);
    const player = gameIn(hall, game).seats[2] ?? '';
    const told = { game, player, form: 'sheet-entry', subject: 'result', text: 'Ёж не считал руки' } as const;
    give(hall, 'ref1', 'protest', { protest: 'phone-1', ...told });
    expect(refused(hall, 'ref1', 'protest', { protest: 'phone-2', ...told })).toBe('protest/taken');
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { record: text } });
    expect(Object.keys(hall.state.protests)).toEqual(['phone-1', 'q-1-1.1']);
    expect(protests(hall).map((each) => each.text)).toEqual(['Ёж не считал руки', 'И я']);
  });

  it('comes with a correction only in its time', () => {
    const hall = openHall();
    const { text, winner } = recordFor(hall, 'fsm-2024', []);
    endGame(hall, game, winner);
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { record: text } });
    const corrected = (more: string) => ({ game, reason: 'x', paper: { record: `${text}${more}\n` } });
    give(hall, 'ref1', 'correct-sheet', corrected(entry));
    expect(protests(hall)).toHaveLength(1);
    hall.now = minutesAfter(hall.now, 11);
    give(hall, 'ref1', 'correct-sheet', corrected(`${entry}\nprotest 4 "Поздно"`));
    expect(protests(hall)).toHaveLength(1);
  });

  it('without a word is a protest all the same', () => {
    expect(protests(handedIn('neft-mmt', ['protest 5'])).map(({ text }) => text)).toEqual(['—']);
  });
});
