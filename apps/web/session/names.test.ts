// Who gets which seat: pasted, one by one, drawn; and nicknames that stand twice.
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { nameOf, openingOf } from '@omerta/stream/opening.ts';
import { expect, it } from 'vitest';
import {
  drawn,
  lastEvening,
  namedTwice,
  nobodySeated,
  type SeatedNames,
  seatFrom,
  seatOne,
  shuffled,
} from './names.ts';
import type { PastedName } from './names-pasted.ts';

const people = (count: number): string[] => Array.from({ length: count }, (_, i) => `P${i + 1}`);
const pasted = (count: number): PastedName[] => people(count).map((name) => ({ name, seat: null }));

it('a list pasted at a seat goes on from there; whoever finds no seat waits, and takes the first that is free', () => {
  const twelve = seatFrom(nobodySeated, 0, pasted(12));
  expect(twelve).toEqual({ names: people(10), waiting: ['P11', 'P12'] });
  expect(seatOne(twelve, 'P11')).toEqual(twelve);
  const freed: SeatedNames = { ...twelve, names: twelve.names.with(3, '') };
  expect(seatOne(freed, 'P12')).toEqual({ names: people(10).with(3, 'P12'), waiting: ['P11'] });
  expect(seatFrom(nobodySeated, 8, pasted(3))).toMatchObject({ waiting: ['P3'] });
});

it.each([
  ['fsm-2024', '4.1.1'],
  ['fiim-2018', '4.1.1'],
  ['neft-mmt', '6.1'],
  ['bel-canto', '4.1.1'],
  ['fiim-2025', '4.1.1'],
] as const)(
  '[%s %s] seats are drawn: everybody who came takes part, nobody twice, and the game opens with them',
  (id, _) => {
    const first = (): number => 0;
    const twelve = drawn(seatFrom(nobodySeated, 0, pasted(12)), first);
    expect([...twelve.names, ...twelve.waiting].toSorted()).toEqual(people(12).toSorted());
    expect([twelve.names.length, twelve.waiting.length]).toEqual([10, 2]);
    expect(twelve.names).not.toEqual(people(10));
    const opening = openingOf(
      rulebook(id),
      {},
      twelve.names.map((name) => ({ name, role: null })),
    );
    expect([opening.rulebook, seats.map((seat) => nameOf(opening, seat))]).toEqual([id, twelve.names]);
    const seven = drawn(seatFrom(nobodySeated, 0, pasted(7)), first);
    expect(seven.names.filter(Boolean).toSorted()).toEqual(people(7));
    expect([seven.names.length, seven.waiting]).toEqual([10, []]);
  },
);

it('the last evening ends where a night lies between two games', () => {
  const hour = 3_600_000;
  const games = [
    { openedAt: 100 * hour, names: ['A', 'B'] },
    { openedAt: 98 * hour, names: ['B', 'C'] },
    { openedAt: 80 * hour, names: ['D'] },
  ];
  expect(lastEvening(games)).toEqual(['A', 'B', 'C']);
  expect(lastEvening([])).toEqual([]);
});

it('a nickname at two seats is named with all its seats, whatever its case and its «ё»', () => {
  expect(namedTwice(['Тень', 'Лотос', 'тень ', '', '', 'Бобёр', 'БОБЕР', 'Лотос 2', 'Тень'])).toEqual([
    { name: 'Тень', seats: [1, 3, 9] },
    { name: 'Бобёр', seats: [6, 7] },
  ]);
  expect(namedTwice(['', '', 'Тень'])).toEqual([]);
});

it('a shuffle keeps everybody', () => {
  expect(shuffled([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
});
