import { describe, expect, it } from 'vitest';
import { countsOf, meetingsOf, mostMet, spreadOf } from './counts.ts';
import { advancingOf, stageAtHand, usualField, usualSize } from './field.ts';
import { inspect, restingIn, seatRows } from './laying.ts';
import { entryOf, gameOf, people, pictureOf, stageOf } from './testing.ts';
import { noWishList, teammates, wishesOf, withFixed, withPair } from './wish-list.ts';

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const eleven = ten.map((each) => each + 10);

describe('the field', () => {
  const entries = [entryOf('a'), entryOf('b', 'accepted', false), entryOf('c', 'reserve'), entryOf('d')];
  it('is everybody accepted who has come, or whoever is in it already', () => {
    expect(usualField(pictureOf({ entries }), stageOf())).toEqual(['a', 'd']);
    expect(usualField(pictureOf({ entries }), stageOf({ players: ['d', 'b', 'c'] }))).toEqual(['d', 'b']);
  });

  it('fills as many tables as it can, with rounds for everybody’s planned games', () => {
    expect(usualSize(20, 10)).toEqual({ tables: 2, rounds: 10 });
    expect(usualSize(23, 10)).toEqual({ tables: 2, rounds: 12 });
    expect(usualSize(9, null)).toEqual({ tables: 1, rounds: 1 });
  });

  const row = (player: string, place: number, decidedBy: string | null = null) => ({
    player,
    place,
    decidedBy,
  });
  it('of those who go on leaves out who is out, and shows a tie across the line', () => {
    const picture = pictureOf({ entries: [entryOf('b', 'withdrawn')] });
    const rows = [row('a', 1), row('b', 2), row('c', 3, 'lot-needed'), row('d', 3, 'lot-needed')];
    expect(advancingOf(picture, rows, 2)).toEqual({ players: ['a', 'c'], tied: ['c', 'd'] });
    expect(advancingOf(picture, rows, 3)).toEqual({ players: ['a', 'c', 'd'], tied: [] });
    const drawn = rows.map((each) => ({ ...each, decidedBy: 'lot' }));
    expect(advancingOf(picture, drawn, 2).tied).toEqual([]);
  });

  it('the stage at hand is the first that is not wholly published', () => {
    const done = stageOf({ stage: 'a', rounds: [[ten]], published: 1 });
    expect(stageAtHand([done, stageOf({ stage: 'b' }), stageOf({ stage: 'c' })])?.stage).toBe('b');
    expect(stageAtHand([done])?.stage).toBe('a');
  });
});

describe('wishes', () => {
  const picture = { teamsFormed: [{ team: 'x', members: ['p2', 'p4', 'p99'] }] };
  it('are asked by numbers; who is not in the field is left, teams are always apart', () => {
    const list = withFixed(withPair(withPair(noWishList, 'p1', 'p3'), 'p1', 'p50'), 'p5', 2);
    expect(wishesOf(list, picture, people(10))).toMatchObject({
      apart: [[1, 3]],
      teams: [[2, 4]],
      fixed: [{ player: 5, table: 2 }],
    });
    expect(teammates(picture, people(10))).toEqual([[2, 4]]);
  });

  it('know a pair once and a player at one table', () => {
    const list = withPair(withPair(withPair(noWishList, 'a', 'b'), 'b', 'a'), 'a', 'a');
    expect(list.apart).toEqual([['a', 'b']]);
    expect(withFixed(withFixed(list, 'a', 1), 'a', 2).fixed).toEqual([{ person: 'a', table: 2 }]);
  });
});

describe('a seating about to be laid', () => {
  const stage = stageOf({ players: people(20), rounds: [[ten, eleven]], published: 1 });
  const picture = { teamsFormed: [{ team: 'x', members: ['p1', 'p11'] }] };
  const codes = (rounds: number[][][], players = 20) =>
    inspect(picture, stage, { players, rounds }).obstacles.map(({ code }) => code);
  it('is told what stands in its way', () => {
    expect(
      codes([
        [ten, eleven],
        [eleven, ten],
      ]),
    ).toEqual([]);
    expect(codes([[eleven, ten]])).toEqual(['published']);
    expect(
      codes([
        [ten, eleven],
        [
          [11, ...ten.slice(0, 9)],
          [10, ...eleven.slice(1)],
        ],
      ]),
    ).toEqual(['teammates']);
    expect(codes([[ten, ten]])).toEqual(['illegal', 'published']);
    expect(codes([[ten]], 10)).toEqual(['players', 'published']);
    expect(codes([])).toContain('illegal');
  });

  it('a published round is listed as its games are, one to come as it was laid', () => {
    const seats = people(10).map((person) => (person === 'p1' ? 'sub' : person));
    const games = [gameOf({ round: 1, table: 1, seats })];
    const rows = seatRows(pictureOf({ games }), { ...stage, rounds: [[ten, eleven]] }, 1);
    expect(rows[0]).toEqual({ round: 1, table: 1, seat: 1, person: 'sub' });
    expect(rows[10]).toEqual({ round: 1, table: 2, seat: 1, person: 'p11' });
    expect(restingIn(stageOf({ players: people(11), rounds: [[ten]] }), 1)).toEqual(['p11']);
  });
});

describe('what a seating gives each player', () => {
  const turned = [...ten.slice(1), 1];
  it('seats, tables and meetings are counted', () => {
    const counts = countsOf(
      [
        [ten, eleven],
        [eleven, turned],
      ],
      20,
    );
    expect(counts[0]).toMatchObject({
      player: 1,
      games: 2,
      seats: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      tables: [1, 1],
    });
    expect(counts[0]?.met[1]).toBe(2);
    expect(counts[0]?.met[0]).toBe(0);
    expect(counts[0]?.met[10]).toBe(0);
    expect(mostMet(counts)).toBe(2);
    expect(
      meetingsOf(
        [
          [ten, eleven],
          [eleven, turned],
        ],
        1,
        2,
      ),
    ).toEqual([1, 2]);
    expect(spreadOf([3, 1, 2])).toBe(2);
  });
});
