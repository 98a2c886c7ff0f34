// Where a table stands, in a line, for every phase and step; and from a real picture of the hall, which says less.
import { describe, expect, it } from 'vitest';
import { deskGame } from '../testing/desk-picture.ts';
import { tableLine } from './table-line.ts';
import { readSeenTable } from './table-seen.ts';
import { seenTable } from './testing/hall-picture.ts';

const running = deskGame();
const line = (over: Parameters<typeof seenTable>[0]) => tableLine(running, seenTable(over));
const tied = {
  day: 3,
  round: 1,
  outcome: 'tie',
  hands: [
    { candidate: 1, seats: [], count: 4 },
    { candidate: 5, seats: [], count: 4 },
    { candidate: 7, seats: [], count: 1 },
  ],
} as const;

describe('a table that plays', () => {
  it.each([
    [{ phase: { kind: 'dealing', number: 0 } }, { what: 'dealing' }],
    [{ phase: { kind: 'night', number: 2 } }, { what: 'night', number: 2 }],
    [{ now: null }, { what: 'day', number: 3 }],
    [{ now: { step: 'speech', seat: 6 } }, { what: 'speech', number: 3, seat: 6 }],
    [
      { now: { step: 'speech', seat: 6 }, paused: true },
      { what: 'pause', number: 3 },
    ],
    [{ now: { step: 'vote', seat: 4 } }, { what: 'vote', number: 3, seat: 4 }],
    [{ now: { step: 'vote', seat: null } }, { what: 'vote', number: 3, seat: null }],
    [
      { now: { step: 'tie-speech', seat: 1 }, ballots: [tied] },
      { what: 'tie', number: 3, hands: [4, 4] },
    ],
    [{ now: { step: 'tie-speech', seat: 1 } }, { what: 'speech', number: 3, seat: 1 }],
    [
      { now: { step: 'vote', seat: 1 }, ballots: [tied] },
      { what: 'revote', number: 3, seat: 1 },
    ],
    [
      { now: { step: 'lift', seat: null }, ballots: [tied] },
      { what: 'lift', number: 3 },
    ],
    [{ now: { step: 'last', seat: 9 } }, { what: 'last', number: 3, seat: 9 }],
    [{ now: { step: 'night', seat: null } }, { what: 'nightfall', number: 3 }],
    [
      { phase: { kind: 'over', number: 3 }, result: { winner: 'black' } },
      { what: 'over', winner: 'black' },
    ],
    [{ phase: { kind: 'annulled', number: 3 } }, { what: 'annulled' }],
  ] as const)('%o', (seen, told) => expect(line(seen as never)).toEqual(told));

  it('a tie of yesterday is none of today', () => {
    const ballots = [{ ...tied, day: 2 }];
    expect(line({ now: { step: 'vote', seat: 4 }, ballots })).toEqual({ what: 'vote', number: 3, seat: 4 });
  });

  it('a called table says how many are not checked in, unless somebody is known to be missing', () => {
    const line = (over: Parameters<typeof deskGame>[0]) => tableLine(deskGame(over), null, true, 2);
    expect(line({ status: 'called' })).toEqual({ what: 'unchecked', count: 2 });
    expect(line({ status: 'called', absent: ['p3'] })).toEqual({ what: 'absent' });
    expect(line({ status: 'scheduled' })).toEqual({ what: 'scheduled' });
  });

  it('plays, as long as no picture has come', () => {
    expect(tableLine(running, null)).toEqual({ what: 'playing' });
  });
});

describe('before and after', () => {
  it.each([
    [{ status: 'scheduled' }, { what: 'scheduled' }],
    [{ status: 'called' }, { what: 'called' }],
    [{ status: 'called', absent: ['p3'] }, { what: 'absent' }],
    [
      { status: 'ended', winner: 'red' },
      { what: 'ended', winner: 'red' },
    ],
    [
      { status: 'sheet', winner: 'red' },
      { what: 'sheet', winner: 'red' },
    ],
    [
      { status: 'signed', winner: 'draw' },
      { what: 'signed', winner: 'draw' },
    ],
    [
      { status: 'confirmed', winner: 'red' },
      { what: 'confirmed', winner: 'red' },
    ],
    [
      { status: 'final', winner: 'red' },
      { what: 'final', winner: 'red' },
    ],
    [{ status: 'annulled' }, { what: 'annulled' }],
    [{ status: 'annulled', replay: 'q/1/1/2' }, { what: 'replayed' }],
  ] as const)('%o', (game, told) => {
    // The tournament's word stands, whatever an old picture still shows.
    expect(tableLine(deskGame(game), seenTable({ phase: { kind: 'night', number: 1 } }))).toEqual(told);
  });

  it('a signed sheet waits for nobody where one signature is enough', () => {
    const signed = deskGame({ status: 'signed', winner: 'red' });
    expect(tableLine(signed, null, false)).toEqual({ what: 'enough', winner: 'red' });
  });
});

describe('the picture', () => {
  const hall = {
    audience: 'hall',
    phase: { kind: 'day', number: 1 },
    seats: [{ seat: 1, inGame: true, left: null, fouls: 2, yellow: 0 }],
    paused: false,
    result: null,
    now: { step: 'vote', seat: null, seconds: null },
    players: ['p1'],
    clock: { startedAt: '2026-01-10T10:00:00.000Z', elapsed: 500, duration: 60_000 },
  };

  it('of the hall has neither nominations nor ballots, and its clock is read either way', () => {
    const seen = readSeenTable(hall);
    expect(seen).toMatchObject({ nominations: [], ballots: [], clock: { startedAt: 1_768_039_200_000 } });
    expect(seen && tableLine(running, seen)).toEqual({ what: 'vote', number: 1, seat: null });
    const counted = readSeenTable({ ...hall, clock: { ...hall.clock, startedAt: 5 } });
    expect(counted?.clock?.startedAt).toBe(5);
  });

  it('of another version is none', () => {
    expect(readSeenTable({ ...hall, phase: 'day' })).toBeNull();
    expect(readSeenTable({ ...hall, paused: 'no' })).toBeNull();
  });

  it('keeps nothing of a card, whatever it is sent', () => {
    expect(JSON.stringify(readSeenTable({ ...hall, roles: { 1: 'don' } }))).not.toContain('don');
  });
});
