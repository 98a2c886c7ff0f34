import { expect, it } from 'vitest';
import { nextPart } from './parts.ts';
import { gameOf, gamesOf, people, stageOf } from './testing/pictures.ts';

const table = Array.from({ length: 10 }, (_, i) => i + 1);
const rounds = [[table], [table]];

it('leads from the field over the seating and its rounds to the referees, and then out of the room', () => {
  const formed = stageOf({ players: people(10), rounds: [], published: 0 });
  const laid = { ...formed, rounds };
  const opened = { ...laid, published: 1 };
  const whole = { ...laid, published: 2 };
  const led = gamesOf(whole).map((game) => ({ ...game, referee: 'p101' }));
  expect([
    nextPart({ games: [] }, { ...formed, players: [] }),
    nextPart({ games: [] }, formed),
    nextPart({ games: [] }, laid),
    nextPart({ games: gamesOf(opened) }, opened),
    nextPart({ games: led.slice(0, 1) }, opened),
    nextPart({ games: led }, whole),
  ]).toEqual(['field', 'make', 'rounds', 'referees', 'rounds', null]);
});

it('a game that was annulled waits for nobody', () => {
  const stage = stageOf({ players: people(10), rounds: [[table]], published: 1 });
  const gone = gameOf({ round: 1, table: 1, seats: people(10), status: 'annulled' });
  expect(nextPart({ games: [gone] }, stage)).toBeNull();
});
