// A side referee's picture as the rules make it: what is voted on now, what was recorded last, and which violations are offered.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { view } from '@omerta/rules/view/view.ts';
import { positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import {
  handsNow,
  isOfNow,
  marksOf,
  readTablePicture,
  recordedLast,
  type TablePicture,
} from './table-picture.ts';
import { violationsNow } from './violations-now.ts';

const book = rulebook('fsm-2024');

const after = (lines: readonly string[]): TablePicture => {
  const seen = view(book, positionAfter('fsm-2024', lines).state, 'side-referee');
  const players = Array.from({ length: 10 }, (_, i) => `p${i + 1}`);
  const table = readTablePicture(JSON.parse(JSON.stringify({ ...seen, players, clock: null })));
  if (!table) throw new Error('not read');
  return table;
};

const spoken = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seat) => `speech ${seat}`);
const circle = ['night 1', 'day 1', 'nominate 1 3', 'nominate 2 5', 'nominate 3 7'];
const voting = [
  'night 1',
  'day 1',
  'speech 1',
  'nominate 1 3',
  'speech 2',
  'nominate 2 5',
  ...spoken.slice(2),
];

describe('a picture', () => {
  it('tells whose hands are counted, by day, round and candidate', () => {
    expect(handsNow(after(['night 1', 'day 1']))).toBeNull();
    expect(handsNow(after(voting))).toEqual({ day: 1, round: 1, candidate: 3 });
    const first = after([...voting, 'vote 3: 1 2 4 6 8']);
    expect(handsNow(first)).toEqual({ day: 1, round: 1, candidate: 5 });
    expect(recordedLast(first)).toEqual({ day: 1, round: 1, candidate: 3, count: 5 });
    expect(recordedLast(after(voting))).toBeNull();
  });

  it('after a tie goes on with the next round, and with the lift', () => {
    const tied = [...voting, 'vote 3: 1 2 4 6 8', 'vote 5: *', 'tie-speech 3', 'tie-speech 5'];
    expect(handsNow(after(tied))).toEqual({ day: 1, round: 2, candidate: 3 });
    expect(recordedLast(after(tied))).toBeNull();
    const again = after([...tied, 'vote 3: 1 2 4 6 8', 'vote 5: *']);
    expect(again.now?.step).toBe('lift');
    expect(handsNow(again)).toMatchObject({ day: 1, candidate: null });
  });

  it('draws the ring: who speaks, who is asked about, who has voted, whose hand is marked', () => {
    const marks = (table: TablePicture, chosen: readonly Seat[] = []) => marksOf(table, 4, chosen);
    expect(
      marks(after(circle.slice(0, 2)))
        .filter(({ speaking }) => speaking)
        .map(({ seat }) => seat),
    ).toEqual([1]);
    const table = after([...voting, 'vote 3: 1 2 4']);
    expect(marks(table).flatMap(({ asked, seat }) => (asked ? [seat] : []))).toEqual([5]);
    expect(marks(table).flatMap(({ voted, seat }) => (voted ? [seat] : []))).toEqual([1, 2, 4]);
    // A second hand of one who has voted is what a side referee is there to see.
    expect(marks(table, [1])[0]).toMatchObject({ voted: false, chosen: true });
  });

  it('knows what belongs to its moment', () => {
    const day = after(voting);
    const moment = { kind: 'day', number: 1 } as const;
    expect(isOfNow(day, { flag: { what: 'violation', moment, seat: 4, act: null } })).toBe(true);
    const later = { ...moment, number: 2 };
    expect(isOfNow(day, { flag: { what: 'violation', moment: later, seat: 4, act: null } })).toBe(false);
  });

  it('is none where it is not one', () => {
    for (const wrong of [null, {}, { phase: { kind: 'dusk', number: 1 } }])
      expect(readTablePicture(wrong)).toBeNull();
  });
});

describe('violations', () => {
  const acts = (lines: readonly string[], seat: Seat = 4) =>
    new Set(violationsNow(book.violations, after(lines), seat).map(({ act }) => act));

  it('[fsm-2024 6.6.1] of the day are offered by day, those of the vote in a vote', () => {
    expect(acts(['night 1']).has('lip-articulation')).toBe(false);
    expect(acts(['night 1', 'day 1']).has('lip-articulation')).toBe(true);
    expect(acts(['night 1', 'day 1']).has('vote-several')).toBe(false);
    expect(acts(voting).has('vote-several')).toBe(true);
  });
});
