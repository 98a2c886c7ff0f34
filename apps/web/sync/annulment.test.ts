// What a tournament is told of a game annulled at the table: the cause of its rulebook, and the referee's words.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Course } from '@omerta/stream/course.ts';
import { expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import { annulmentOf, knowsReplay } from './annulment.ts';

const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];

const courseOf = (rulebook: string, ...lines: readonly string[]): Course => {
  const seats = roles.map((role, i) => `[seat ${i + 1} "Игрок-${i + 1}" ${role}]`);
  const game = readNotation([`[rulebook ${rulebook}]`, ...seats, 'night 1', ...lines, ''].join('\n'));
  if (isRefusal(game)) throw new Error(`${game.code} ${game.line}`);
  return game.course;
};

it('[neft-mmt 18.20] the cause whose clause was named, with the words', () => {
  expect(annulmentOf(courseOf('neft-mmt', 'annul (18.20) "Ёж заболел"'))).toEqual({
    cause: 'player-unable',
    note: 'Ёж заболел',
  });
});

it('[fsm-2024 8.9] the only cause there is, whether its clause was named or not', () => {
  for (const line of ['annul (8.9) "Свет"', 'annul "Свет"'])
    expect(annulmentOf(courseOf('fsm-2024', line))).toEqual({ cause: 'advantage', note: 'Свет' });
});

it('none where the list of the rulebook is closed and no clause of it was named, where it has no replay, or where the game goes on', () => {
  expect(annulmentOf(courseOf('neft-mmt', 'annul "Шум"'))).toBeNull();
  const other = courseOf('fiim-2018', 'annul "Шум"');
  expect([annulmentOf(other), knowsReplay(other)]).toEqual([null, false]);
  const running = courseOf('neft-mmt');
  expect([annulmentOf(running), knowsReplay(running)]).toEqual([null, true]);
});
