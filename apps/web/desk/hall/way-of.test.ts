// The way from a need leads to where that very need is settled.
import { expect, it } from 'vitest';
import { caseParts, makeCaseThing, parseCaseThing } from '../wire/case-thing.ts';
import type { NeedElsewhere } from './way-of.ts';
import { wayOf } from './way-of.ts';

const table = { id: 'x', game: 'q/1/2', stage: 'q', round: 1, table: 2, clause: null } as const;
const opened = (need: NeedElsewhere) => {
  const { room, thing } = wayOf(need);
  return room === 'cases' ? parseCaseThing(thing) : { room, thing };
};

it('opens the protest, the list with the ruling or the charge, and a ruling on the game of an incident', () => {
  expect(opened({ ...table, what: 'protest', protest: 'p-1', player: 'a', at: '' })).toEqual({
    kind: 'protest',
    protest: 'p-1',
  });
  expect(opened({ ...table, what: 'ruling', ruling: 'r-1' })).toEqual({ kind: 'part', part: 'rulings' });
  expect(opened({ ...table, what: 'charge', charge: 'c-1', player: 'a' })).toEqual({
    kind: 'part',
    part: 'charges',
  });
  for (const what of ['replay', 'incident'] as const)
    expect(opened({ ...table, what, cause: 'noise' })).toEqual({ kind: 'ruling-on', about: 'q/1/2' });
  expect(opened({ ...table, what: 'annulled', cause: null, note: '' })).toEqual({
    kind: 'ruling-on',
    about: 'q/1/2',
  });
});

it('opens the sheet of a game, the table itself, the stage whose referee is missing, and the check-in', () => {
  expect(opened({ ...table, what: 'sheet' })).toEqual({ room: 'sheets', thing: 'q/1/2' });
  for (const what of ['flags', 'branches'] as const)
    expect(opened({ ...table, what, count: 1 })).toEqual({ room: 'hall', thing: 'q/1/2' });
  expect(opened({ ...table, what: 'broken-off' })).toEqual({ room: 'hall', thing: 'q/1/2' });
  expect(opened({ ...table, what: 'referee' })).toEqual({ room: 'seating', thing: 'q' });
  expect(opened({ ...table, what: 'unchecked', players: ['p1'] })).toEqual({
    room: 'people',
    thing: '_checkIn',
  });
});

it('an address of the room of cases is read as it was written', () => {
  const things = [
    ...caseParts.map((part) => ({ kind: 'part', part }) as const),
    { kind: 'ruling-on', about: 'q/1/1' } as const,
    { kind: 'protest', protest: 'p-7' } as const,
  ];
  for (const thing of things) expect(parseCaseThing(makeCaseThing(thing))).toEqual(thing);
});
