import { randomSeating } from '@omerta/seating/testing/seatings.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeskPicture } from '../wire/picture.ts';
import {
  assignments,
  type Crews,
  conflictOf,
  conflictsIn,
  crewsOf,
  proposed,
  withPlanned,
} from './referees.ts';
import { entryOf, gameOf, gamesOf, people, pictureOf, stageOf } from './testing/pictures.ts';

const referees = (count: number): DeskPicture['officials'] =>
  people(count, 101).map((person) => ({ person, office: 'referee' }));

const seats = people(10);
const others = people(10, 11);

describe('why somebody cannot lead a table', () => {
  const games = [
    gameOf({ round: 1, table: 1, seats, gone: ['p50'] }),
    gameOf({ round: 1, table: 2, seats: others, referee: 'p60', sides: ['p61'] }),
    gameOf({ round: 2, table: 1, seats: people(10, 21), referee: 'p62' }),
  ];
  const teamsFormed = [{ team: 'x', members: ['p70', 'p3'] }];
  const [game] = games as [(typeof games)[0]];
  it.each([
    ['p1', 'plays'],
    ['p50', 'plays'],
    ['p12', 'plays'],
    ['p60', 'elsewhere'],
    ['p61', 'elsewhere'],
    ['p62', null],
    ['p21', null],
    ['p70', 'own-team'],
    ['p99', null],
  ])('%s: %s', (person, why) => {
    expect(conflictOf({ games, teamsFormed }, game, person)).toBe(why);
  });

  it('a game that was annulled holds nobody; who sat in the game that is replayed is a party to its replay', () => {
    const annulled = gameOf({ round: 1, table: 2, seats: others, status: 'annulled', replay: 'q/1/2/2' });
    const replay = gameOf({ id: 'q/1/2/2', round: 1, table: 2, seats: people(10, 31), attempt: 2 });
    const picture = { games: [game, annulled, replay], teamsFormed: [] };
    expect(conflictOf(picture, game, 'p12')).toBeNull();
    expect(conflictOf(picture, replay, 'p12')).toBe('plays');
  });

  it('a name twice at a table is told', () => {
    const crews: Crews = { [game.id]: { referee: 'p90', sides: ['p90'] } };
    expect(conflictsIn({ games, teamsFormed }, game, crews)).toEqual([
      { person: 'p90', conflict: 'elsewhere' },
    ]);
  });
});

describe('the proposal', () => {
  const halls = fc.record({
    tables: fc.integer({ min: 1, max: 4 }),
    rounds: fc.integer({ min: 1, max: 8 }),
    over: fc.integer({ min: 0, max: 3 }),
    seed: fc.nat(1000),
  });

  it('leaves nobody in two places, fills every table, and spreads tables and rounds evenly', () => {
    fc.assert(
      fc.property(halls, ({ tables, rounds, over, seed }) => {
        const seating = randomSeating(tables * 10, tables, rounds, seed);
        const stage = stageOf({ players: people(tables * 10), rounds: seating.rounds, published: rounds });
        const games = gamesOf(stage);
        const picture = pictureOf({ games, officials: referees(tables + over) });
        const crews = proposed(picture, games, crewsOf(games));
        for (const game of games) {
          expect(crews[game.id]?.referee).not.toBeNull();
          expect(conflictsIn(picture, game, crews)).toEqual([]);
        }
        const led = picture.officials.map(
          ({ person }) => games.filter(({ id }) => crews[id]?.referee === person).length,
        );
        expect(Math.max(...led) - Math.min(...led)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  it('who is named already stays, and whoever plays is not named', () => {
    const games = [
      gameOf({ round: 1, table: 1, seats, referee: 'p102' }),
      gameOf({ round: 1, table: 2, seats: others }),
    ];
    const officials = [...referees(2), { person: 'p5', office: 'referee' as const }];
    const crews = proposed(pictureOf({ games, officials }), games, crewsOf(games));
    expect([crews['q/1/1']?.referee, crews['q/1/2']?.referee]).toEqual(['p102', 'p101']);
  });

  it('the chief leads only where referees do not suffice', () => {
    const games = [gameOf({ round: 1, table: 1, seats }), gameOf({ round: 1, table: 2, seats: others })];
    const chief = { person: 'p200', office: 'chief' as const };
    const named = (count: number): (string | null | undefined)[] => {
      const picture = pictureOf({ games, officials: [chief, ...referees(count)] });
      const crews = proposed(picture, games, crewsOf(games));
      return games.map(({ id }) => crews[id]?.referee).toSorted();
    };
    expect([named(2), named(1)]).toEqual([
      ['p101', 'p102'],
      ['p101', 'p200'],
    ]);
  });

  it('a player of the tournament leads rivals only where nobody else can, the chief before him', () => {
    const games = [gameOf({ round: 1, table: 1, seats }), gameOf({ round: 1, table: 2, seats: others })];
    const officials = [
      { person: 'p90', office: 'referee' as const },
      { person: 'p200', office: 'chief' as const },
      ...referees(1),
    ];
    const entries = [entryOf('p90')];
    const crews = proposed(pictureOf({ games, officials, entries }), games, crewsOf(games));
    expect(games.map(({ id }) => crews[id]?.referee).toSorted()).toEqual(['p101', 'p200']);
  });

  it('a round that is laid is planned with the others, by an order of its own', () => {
    const stage = stageOf({ players: people(10), rounds: [[people(10).map((_, i) => i + 1)]], published: 0 });
    const led = withPlanned(pictureOf({ officials: referees(1), plans: [stage] }), stage);
    const crews = proposed(led, led.games, crewsOf(led.games));
    expect(assignments(led, crews)).toEqual([
      { type: 'plan-referees', stage: stage.stage, round: 1, table: 1, referee: 'p101', sides: [] },
    ]);
  });

  it('with too few referees a table is left without one', () => {
    const games = [gameOf({ round: 1, table: 1, seats }), gameOf({ round: 1, table: 2, seats: others })];
    const crews = proposed(pictureOf({ games, officials: referees(1) }), games, crewsOf(games));
    expect(Object.values(crews).filter(({ referee }) => referee === null)).toHaveLength(1);
  });

  it('of signed sheets nothing is touched', () => {
    const games = [gameOf({ round: 1, table: 1, seats, status: 'signed' })];
    expect(proposed(pictureOf({ games, officials: referees(1) }), games, {})).toEqual({});
  });
});

describe('the orders', () => {
  /** As the machine takes them: refused where somebody would be at two tables. */
  const obeyed = (picture: DeskPicture, draft: Crews): Crews => {
    let now = crewsOf(picture.games);
    for (const order of assignments(picture, draft)) {
      if (order.type !== 'assign-referees') throw new Error(order.type);
      const { game: id, referee, sides } = order;
      const game = picture.games.find((each) => each.id === id);
      if (!game) throw new Error(id);
      const next = { ...now, [id]: { referee, sides } };
      expect(conflictsIn(picture, game, next)).toEqual([]);
      now = next;
    }
    return now;
  };
  const three = [
    gameOf({ round: 1, table: 1, seats, referee: 'p101' }),
    gameOf({ round: 1, table: 2, seats: others, referee: 'p102' }),
    gameOf({ round: 1, table: 3, seats: people(10, 21), referee: 'p103' }),
  ];
  const crew = (referee: string) => ({ referee, sides: [] });

  it('nothing changed: none', () => {
    expect(assignments(pictureOf({ games: three }), crewsOf(three))).toEqual([]);
  });

  it('each waits until its referee is free', () => {
    const draft = { 'q/1/1': crew('p102'), 'q/1/2': crew('p103'), 'q/1/3': crew('p104') };
    const picture = pictureOf({ games: three, officials: referees(4) });
    expect(obeyed(picture, draft)).toEqual(draft);
    expect(assignments(picture, draft)).toHaveLength(3);
  });

  it('two tables exchange their referees over somebody who is free', () => {
    const draft = { ...crewsOf(three), 'q/1/1': crew('p102'), 'q/1/2': crew('p101') };
    const picture = pictureOf({ games: three, officials: referees(4) });
    expect(obeyed(picture, draft)).toEqual(draft);
  });
});
