// Registration: applications, order, payment, presence, withdrawal, teams.
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { standingsOfState, teamStandings } from '../standings.ts';
import { give, openHall, playGame, preparedHall, refused, seatingOf } from '../testing/hall.ts';
import { apartOf } from './seating.ts';

describe('registration', () => {
  it('a player applies for himself, an organiser for anybody', () => {
    const hall = preparedHall({ players: 0 });
    give(hall, 'a', 'apply', { person: 'a' });
    expect(refused(hall, 'a', 'apply', { person: 'b' })).toBe('office/not-yours');
    give(hall, 'org', 'apply', { person: 'b' });
    expect(refused(hall, 'a', 'apply', { person: 'a' })).toBe('entry/there');
    expect(refused(hall, 'org', 'apply', { person: 'not an id' })).toBe('id/form');
    expect(hall.state.entries.map(({ person, status }) => `${person} ${status}`)).toEqual([
      'a applied',
      'b applied',
    ]);
  });

  it('accepted, put in reserve, declined, moved in the order', () => {
    const hall = preparedHall({ players: 3 });
    give(hall, 'org', 'reserve', { person: 'p1' });
    give(hall, 'org', 'decline', { person: 'p2' });
    give(hall, 'org', 'place-entry', { person: 'p3', position: 1 });
    expect(hall.state.entries.map(({ person, status }) => `${person} ${status}`)).toEqual([
      'p3 accepted',
      'p1 reserve',
      'p2 declined',
    ]);
    expect(refused(hall, 'org', 'place-entry', { person: 'p3', position: 4 })).toBe('entry/position');
    expect(refused(hall, 'org', 'decline', { person: 'p2' })).toBe('entry/status');
    expect(refused(hall, 'org', 'accept', { person: 'nobody' })).toBe('entry/unknown');
    give(hall, 'org', 'accept', { person: 'p1' });
  });

  it('whoever withdraws is gone and cannot check in', () => {
    const hall = preparedHall({ players: 2 });
    give(hall, 'p1', 'withdraw', { person: 'p1', reason: 'ill' });
    expect(hall.state.entries[0]).toMatchObject({ status: 'withdrawn', here: false });
    expect(refused(hall, 'admin', 'check-in', { person: 'p1', here: true })).toBe('entry/status');
    expect(refused(hall, 'p1', 'withdraw', { person: 'p2', reason: '' })).toBe('office/not-yours');
  });

  it('nobody withdraws from a table at which he sits', () => {
    const hall = openHall();
    give(hall, 'ref1', 'call-game', { game: 'q/1/1' });
    expect(refused(hall, 'p1', 'withdraw', { person: 'p1', reason: 'late' })).toBe('entry/at-table');
  });
});

describe('teams', () => {
  const teamed = () => {
    const hall = preparedHall({ players: 20 });
    give(hall, 'org', 'form-team', { team: 'North', members: ['p1', 'p11'] });
    give(hall, 'org', 'form-team', { team: 'South', members: ['p2', 'p12', 'p20'] });
    return hall;
  };

  it('two or more different players, each in one team', () => {
    const hall = teamed();
    expect(refused(hall, 'org', 'form-team', { team: 'East', members: ['p3'] })).toBe('team/members');
    expect(refused(hall, 'org', 'form-team', { team: 'East', members: ['p3', 'p11'] })).toBe('team/taken');
    expect(refused(hall, 'org', 'form-team', { team: 'East', members: ['p3', 'x'] })).toBe('entry/unknown');
    expect(refused(hall, 'org', 'form-team', { team: 'North', members: ['p3', 'p4'] })).toBe('id/taken');
    give(hall, 'org', 'disband-team', { team: 'North' });
    expect(hall.state.teams.map(({ team }) => team)).toEqual(['South']);
  });

  it('teammates never share a table, and the generator is told so', () => {
    const hall = teamed();
    give(hall, 'org', 'form-stage', {
      stage: 'q',
      players: hall.state.entries.map(({ person }) => person),
      drawn: false,
    });
    expect(apartOf(hall.state, 'q')).toEqual([
      [1, 11],
      [2, 12],
      [2, 20],
      [12, 20],
    ]);
    expect(refused(hall, 'org', 'lay-seating', { stage: 'q', seating: seatingOf(20, 1) })).toBe(
      'seating/together',
    );
  });

  it('a team has the sum of its members and its own places', () => {
    const hall = preparedHall({ players: 20 });
    give(hall, 'org', 'form-team', { team: 'North', members: ['p1', 'p11'] });
    give(hall, 'org', 'form-team', { team: 'South', members: ['p2', 'p12'] });
    give(hall, 'org', 'form-team', { team: 'West', members: ['p10', 'p20'] });
    give(hall, 'org', 'start-tournament', {});
    give(hall, 'org', 'form-stage', {
      stage: 'q',
      players: hall.state.entries.map(({ person }) => person),
      drawn: false,
    });
    give(hall, 'org', 'lay-seating', { stage: 'q', seating: seatingOf(20, 1) });
    give(hall, 'org', 'publish-round', { stage: 'q', round: 1 });
    for (const table of [1, 2])
      give(hall, 'chief', 'assign-referees', { game: `q/1/${table}`, referee: `ref${table}`, sides: [] });
    playGame(hall, 'q/1/1', 'red');
    playGame(hall, 'q/1/2', 'black');
    const table = standingsOfState(hall.state);
    if (isRefusal(table)) throw new Error(table.code);
    expect(
      teamStandings(hall.state, table).map(({ place, team, total }) => `${place} ${team} ${total}`),
    ).toEqual(['1 North 1', '1 South 1', '1 West 1']);
  });
});
