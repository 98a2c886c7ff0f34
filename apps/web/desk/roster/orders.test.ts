// What is done with an entry, a team, a badge and a registration, and how it is taken back.
import type { EntryStatus } from '@omerta/tournament/state.ts';
import { describe, expect, it } from 'vitest';
import { bulkOrders, type EntryMove, moveOrder, movesFrom, undoOf } from './entry-orders.ts';
import { atTheDoor, isReadAnew, type RosterPicture } from './standing.ts';
import { teamChange } from './team-orders.ts';
import { waitingPeople } from './waiting-entries.ts';

it.each<readonly [EntryStatus, readonly EntryMove[]]>([
  ['applied', ['accept', 'reserve', 'decline', 'withdraw']],
  ['accepted', ['reserve', 'decline', 'withdraw']],
  ['reserve', ['accept', 'decline', 'withdraw']],
  ['declined', ['accept', 'reserve']],
  ['withdrawn', ['accept', 'reserve']],
  ['expelled', []],
])('%s: %j', (status, moves) => expect(movesFrom(status)).toEqual(moves));

it.each<readonly [EntryMove, EntryStatus, object | null]>([
  ['accept', 'reserve', { type: 'reserve', person: 'p' }],
  ['accept', 'withdrawn', { type: 'withdraw', person: 'p', reason: '' }],
  ['accept', 'declined', { type: 'decline', person: 'p' }],
  ['reserve', 'accepted', { type: 'accept', person: 'p' }],
  ['decline', 'accepted', { type: 'accept', person: 'p' }],
  ['withdraw', 'reserve', { type: 'reserve', person: 'p' }],
  ['accept', 'applied', null],
  ['decline', 'applied', null],
])('%s of somebody %s is taken back by %j', (move, was, back) => {
  expect(undoOf(move, was, 'p')).toEqual(back && [back]);
});

it('a reason goes with a withdrawal alone', () => {
  expect(moveOrder('withdraw', 'p', 'ill')).toEqual({ type: 'withdraw', person: 'p', reason: 'ill' });
  expect(moveOrder('decline', 'p', 'ill')).toEqual({ type: 'decline', person: 'p' });
});

describe('teams', () => {
  const teams = [
    { team: 'A', members: ['a1', 'a2', 'a3'] },
    { team: 'B', members: ['b1', 'b2'] },
  ];
  const form = (team: string, ...members: readonly string[]) => ({ type: 'form-team', team, members });
  const disband = (team: string) => ({ type: 'disband-team', team });

  it('somebody goes from one into another, and back', () => {
    expect(teamChange(teams, 'a1', 'B')).toEqual({
      orders: [disband('A'), form('A', 'a2', 'a3'), disband('B'), form('B', 'b1', 'b2', 'a1')],
      undo: [disband('B'), disband('A'), form('A', 'a1', 'a2', 'a3'), form('B', 'b1', 'b2')],
    });
  });

  it('of two who were a team one leaves: there is none, and taking it back makes it again', () => {
    expect(teamChange(teams, 'b1', null)).toEqual({ orders: [disband('B')], undo: [form('B', 'b1', 'b2')] });
  });

  it('somebody new joins; whoever is there already changes nothing', () => {
    expect(teamChange(teams, 'x', 'B').orders).toEqual([disband('B'), form('B', 'b1', 'b2', 'x')]);
    expect(teamChange(teams, 'b1', 'B')).toEqual({ orders: [], undo: [] });
    expect(teamChange(teams, 'x', null)).toEqual({ orders: [], undo: [] });
  });
});

describe('at the door', () => {
  const entry = (person: string, status: EntryStatus, here = false) => ({ person, status, here });
  const picture: RosterPicture = {
    zone: 'Europe/Minsk',
    entries: [
      entry('in', 'accepted'),
      entry('spare', 'reserve'),
      entry('here', 'accepted', true),
      entry('barred', 'accepted'),
      entry('gone', 'withdrawn'),
      entry('no', 'declined'),
      entry('out', 'expelled'),
      entry('asks', 'applied'),
    ],
    discipline: { suspensions: [{ person: 'barred', clause: '9.1', from: '2026-11-16', to: '2026-11-17' }] },
  };
  const noon = '2026-11-16T12:00:00Z';

  it.each([
    ['in', 'welcome'],
    ['spare', 'welcome'],
    ['here', 'here'],
    ['gone', 'withdrawn'],
    ['no', 'declined'],
    ['out', 'expelled'],
    ['asks', 'applied'],
    ['nobody', 'stranger'],
    ['barred', 'suspended'],
  ])('%s: %s', (person, is) => expect(atTheDoor(picture, person, noon).is).toBe(is));

  it('a suspension begins and ends with the days of the hall, not of Greenwich', () => {
    const at = (instant: string) => atTheDoor(picture, 'barred', instant).is;
    expect(at('2026-11-15T20:59:00Z')).toBe('welcome');
    expect(at('2026-11-15T21:00:00Z')).toBe('suspended');
    expect(at('2026-11-17T20:59:00Z')).toBe('suspended');
    expect(at('2026-11-17T21:00:00Z')).toBe('welcome');
    expect(atTheDoor(picture, 'barred', noon)).toEqual({ is: 'suspended', clause: '9.1', to: '2026-11-17' });
  });

  it('a badge held before the camera is read once, and again when it was away', () => {
    const last = { code: 'a', at: 1_000 };
    expect(isReadAnew(null, 'a', 1_000)).toBe(true);
    expect(isReadAnew(last, 'a', 1_090)).toBe(false);
    expect(isReadAnew(last, 'b', 1_090)).toBe(true);
    expect(isReadAnew(last, 'a', 4_001)).toBe(true);
  });
});

it('whoever sent the same twice waits once, and is settled with all he sent', () => {
  const sent = (id: string, nickname: string, answer: string | null = null) => ({
    id,
    nickname,
    club: null,
    answer,
    at: '2026-11-16T12:00:00Z',
  });
  const waiting = waitingPeople([
    sent('1', 'Кот'),
    sent('2', 'Лис'),
    sent('3', 'КОТ'),
    sent('4', 'Кот', 'да'),
  ]);
  expect(waiting.map(({ nickname, ids }) => [nickname, ids])).toEqual([
    ['Кот', ['1', '3']],
    ['Лис', ['2']],
    ['Кот', ['4']],
  ]);
});

it('one thing for many is ordered for those whom it changes, and taken back for just those', () => {
  const entry = (person: string, more: object = {}) =>
    ({ person, status: 'accepted', paid: false, here: false, suspended: null, ...more }) as const;
  const rows = [
    entry('p1'),
    entry('p2', { here: true, paid: true }),
    entry('p3', { suspended: {} }),
    entry('p4', { status: 'declined' }),
  ];
  expect(bulkOrders('here', rows)).toEqual({
    people: ['p1'],
    orders: [{ type: 'check-in', person: 'p1', here: true }],
    undo: [{ type: 'check-in', person: 'p1', here: false }],
  });
  expect(bulkOrders('paid', rows).people).toEqual(['p1', 'p3']);
  expect(bulkOrders('accept', rows)).toMatchObject({
    people: ['p4'],
    undo: [{ type: 'decline', person: 'p4' }],
  });
});
