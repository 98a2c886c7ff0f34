// The numbers at the rooms: what can be done there now.
import { expect, it } from 'vitest';
import { entryOf, gameOf, people, pictureOf, stageOf } from '../../desk/seating/testing/pictures.ts';
import { waitingIn } from './waiting.ts';

const forms = (stage: string) => [{ command: 'form-stage', id: stage, of: ['chief'], clause: null }];
const round = [Array.from({ length: 10 }, (_, i) => i + 1)];
const first = stageOf({ players: people(10), rounds: [round], published: 1 });
const plans = [first, stageOf({ stage: 'f', name: 'Финал', kind: 'final' })];

it('a final waits in Seating only when the stage before it is over', () => {
  const game = gameOf({ round: 1, table: 1, seats: people(10), status: 'signed' });
  const running = pictureOf({ plans, games: [game], expects: forms('f') });
  expect(waitingIn(running).seating).toBe(0);
  const over = { ...running, games: [{ ...game, status: 'final' as const }] };
  expect(waitingIn(over).seating).toBe(1);
  const lot = { what: 'lot', stage: 'q', place: 10, players: ['p1', 'p2'], clause: '8.7.5' } as const;
  expect(waitingIn({ ...over, open: [{ ...lot, players: [...lot.players] }] })).toMatchObject({
    seating: 0,
    finish: 1,
  });
});

it('a first stage waits there only when a table of people is accepted', () => {
  const empty = pictureOf({ plans: [stageOf()], expects: forms('q') });
  expect(waitingIn(empty).seating).toBe(0);
  const entries = people(10).map((person) => entryOf(person));
  expect(waitingIn({ ...empty, entries }).seating).toBe(1);
});
