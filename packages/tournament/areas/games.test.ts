// The life of a game up to its result: referees, absence, substitutes, seats put right.
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { standingsOfState } from '../standings.ts';
import {
  endGame,
  gameIn,
  give,
  handIn,
  openHall,
  openRound,
  playGame,
  refused,
  rulesOf,
  sheetFor,
  startGame,
  type TestHall,
} from '../testing/hall.ts';
import { tournamentFiles } from '../tournament-file.ts';

const game = 'q/1/1';

describe('referees', () => {
  it('are appointed, do not play in the round and are at one table', () => {
    const hall = openHall({ players: 20 });
    expect(refused(hall, 'chief', 'assign-referees', { game, referee: 'nobody', sides: [] })).toBe(
      'referee/not-appointed',
    );
    expect(refused(hall, 'chief', 'assign-referees', { game, referee: 'ref1', sides: ['admin'] })).toBe(
      'referee/not-appointed',
    );
    expect(refused(hall, 'chief', 'assign-referees', { game, referee: 'ref2', sides: [] })).toBe(
      'referee/elsewhere',
    );
    expect(refused(hall, 'chief', 'assign-referees', { game, referee: 'ref1', sides: ['ref1'] })).toBe(
      'referee/elsewhere',
    );
    give(hall, 'org', 'appoint', { person: 'p15', office: 'referee' });
    expect(refused(hall, 'chief', 'assign-referees', { game, referee: 'p15', sides: [] })).toBe(
      'referee/plays',
    );
    give(hall, 'chief', 'assign-referees', { game, referee: 'ref3', sides: ['side1'] });
    expect(
      refused(hall, 'chief', 'assign-referees', { game: 'q/1/2', referee: 'ref2', sides: ['side1'] }),
    ).toBe('referee/elsewhere');
  });

  it('are free of a game that is over: the chief signs every sheet of a round that was typed from paper', () => {
    const hall = openHall({ players: 20 });
    for (const each of [game, 'q/1/2']) {
      handIn(hall, each);
      give(hall, 'chief', 'assign-referees', { game: each, referee: 'chief', sides: [] });
      give(hall, 'chief', 'sign-sheet', { game: each });
    }
    expect([game, 'q/1/2'].map((each) => gameIn(hall, each).signedBy)).toEqual(['chief', 'chief']);
  });

  it('do not judge their own team', () => {
    const hall = openHall({ players: 10, reserves: 1 });
    expect(hall.state.teams).toEqual([]);
    const teamed: TestHall = {
      ...hall,
      state: { ...hall.state, teams: [{ team: 'North', members: ['p1', 'p11'] }] },
    };
    give(teamed, 'org', 'appoint', { person: 'p11', office: 'referee' });
    expect(refused(teamed, 'chief', 'assign-referees', { game, referee: 'p11', sides: [] })).toBe(
      'referee/own-team',
    );
  });

  it('only the referee of the table runs its game', () => {
    const hall = openHall();
    expect(refused(hall, 'ref2', 'call-game', { game })).toBe('office/not-yours');
    expect(refused(hall, 'p1', 'announce-result', { game, winner: 'red' })).toBe('office/not-yours');
    give(hall, 'ref1', 'call-game', { game });
  });
});

describe('called, started, ended', () => {
  it('in this order', () => {
    const hall = openHall();
    expect(refused(hall, 'ref1', 'start-game', { game })).toBe('game/status');
    expect(refused(hall, 'ref1', 'announce-result', { game, winner: 'red' })).toBe('game/status');
    give(hall, 'ref1', 'call-game', { game });
    expect(refused(hall, 'ref1', 'call-game', { game })).toBe('game/status');
    give(hall, 'ref1', 'start-game', { game });
    give(hall, 'ref1', 'announce-result', { game, winner: 'black' });
    expect(gameIn(hall, game)).toMatchObject({ status: 'ended', winner: 'black' });
  });

  it('a result said wrongly is said again, and the game ended when it did', () => {
    const hall = openHall();
    endGame(hall, game, 'black');
    const { endedAt } = gameIn(hall, game);
    hall.now = '2024-05-10T18:00:00Z';
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    expect(gameIn(hall, game)).toMatchObject({ winner: 'red', endedAt });
  });

  it('nobody plays before the start of the tournament or without a referee', () => {
    const hall = openHall();
    openRound(hall, 'q', 2);
    const bare: TestHall = {
      ...hall,
      state: {
        ...hall.state,
        games: { ...hall.state.games, [game]: { ...gameIn(hall, game), referee: null } },
      },
    };
    expect(refused(bare, 'chief', 'call-game', { game })).toBe('game/no-referee');
    const early: TestHall = { ...hall, state: { ...hall.state, phase: 'preparing' } };
    expect(refused(early, 'chief', 'call-game', { game })).toBe('tournament/not-running');
  });
});

describe('absent at the start', () => {
  const neft = { rules: rulesOf('neft-mmt'), reserves: 1 };
  const called = (options = {}): TestHall => {
    const hall = openHall({ ...neft, ...options });
    give(hall, 'ref1', 'call-game', { game });
    give(hall, 'ref1', 'mark-absent', { game, player: 'p3', absent: true });
    return hall;
  };

  it('[neft-mmt 18.21] the game waits for a substitute: a reserve', () => {
    const hall = called();
    expect(refused(hall, 'ref1', 'start-game', { game })).toBe('game/absent 18.21');
    expect(refused(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'p4' })).toBe(
      'substitute/busy 18.21',
    );
    expect(refused(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'admin' })).toBe(
      'substitute/not-available 18.21',
    );
    give(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'p11' });
    expect(gameIn(hall, game).seats[2]).toBe('p11');
    give(hall, 'ref1', 'start-game', { game });
  });

  it('[neft-mmt 18.21] a reserve who sits in takes no place until the organiser gives him one', () => {
    const hall = called();
    const placeOf = (person: string): number | null | undefined => {
      const table = standingsOfState(hall.state);
      return isRefusal(table) ? undefined : table.rows.find(({ player }) => player === person)?.place;
    };
    give(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'p11' });
    give(hall, 'ref1', 'start-game', { game });
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet: sheetFor(hall, game, 'red') } });
    expect([hall.state.standIns, placeOf('p11')]).toEqual([['p11'], null]);
    expect(refused(hall, 'org', 'rank-substitute', { person: 'p4', ranked: false })).toBe(
      'substitute/not-one',
    );
    expect(refused(hall, 'p4', 'rank-substitute', { person: 'p11', ranked: true })).toBe('office/not-yours');
    give(hall, 'org', 'rank-substitute', { person: 'p11', ranked: true });
    expect(placeOf('p11')).toBe(2);
    openRound(hall, 'q', 2);
    give(hall, 'ref1', 'call-game', { game: 'q/2/1' });
    give(hall, 'ref1', 'mark-absent', { game: 'q/2/1', player: 'p4', absent: true });
    give(hall, 'ref1', 'seat-substitute', { game: 'q/2/1', player: 'p4', substitute: 'p11' });
    expect(hall.state.standIns).toEqual([]);
    give(hall, 'org', 'rank-substitute', { person: 'p11', ranked: false });
    expect(placeOf('p11')).toBeNull();
    give(hall, 'org', 'accept', { person: 'p11' });
    expect(placeOf('p11')).toBe(2);
  });

  it('[neft-mmt 18.21] a side referee sits in only where there is no reserve, and takes no place', () => {
    const hall = called();
    expect(refused(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'side1' })).toBe(
      'substitute/reserve-free 18.21',
    );
    give(hall, 'admin', 'check-in', { person: 'p11', here: false });
    give(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'side1' });
    expect(hall.state.standIns).toEqual(['side1']);
    give(hall, 'ref1', 'start-game', { game });
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    const sheet = {
      seats: gameIn(hall, game).seats.map((player, i) => ({
        player,
        role: ['red', 'red', 'red', 'red', 'red', 'red', 'sheriff', 'black', 'black', 'don'][i],
      })),
      winner: 'red',
    };
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet } });
    const table = standingsOfState(hall.state);
    if (isRefusal(table)) throw new Error(table.code);
    expect(table.rows.find((row) => row.player === 'side1')).toMatchObject({
      place: null,
      games: 1,
      wins: 1,
    });
    expect(tournamentFiles(hall.state).file.expelled).toEqual([{ player: 'side1', clause: '18.21' }]);
  });

  it('somebody who is here and in is not replaced', () => {
    const hall = called();
    expect(refused(hall, 'ref1', 'seat-substitute', { game, player: 'p4', substitute: 'p11' })).toBe(
      'game/status',
    );
    expect(refused(hall, 'ref1', 'seat-substitute', { game, player: 'p20', substitute: 'p11' })).toBe(
      'game/not-seated',
    );
  });

  it('whoever comes late after all takes his seat', () => {
    const hall = called();
    give(hall, 'ref1', 'mark-absent', { game, player: 'p3', absent: false });
    give(hall, 'ref1', 'start-game', { game });
  });

  it('whoever has not checked in cannot start, and lateness may be fined', () => {
    const hall = openHall();
    give(hall, 'admin', 'check-in', { person: 'p5', here: false });
    give(hall, 'ref1', 'call-game', { game });
    expect(refused(hall, 'ref1', 'start-game', { game })).toBe('game/not-checked-in');
    give(hall, 'admin', 'check-in', { person: 'p5', here: true });
    give(hall, 'chief', 'fine', { person: 'p5', points: '0.2', reason: 'late by ten minutes' });
    give(hall, 'ref1', 'start-game', { game });
    expect(tournamentFiles(hall.state).file.fines).toEqual([
      { player: 'p5', points: '0.2', reason: 'late by ten minutes' },
    ]);
  });

  it('[neft-mmt 18.21] who cannot go on in the tournament is replaced in every later game', () => {
    const hall = openHall({ ...neft, rounds: 2 });
    playGame(hall, game);
    give(hall, 'org', 'publish-round', { stage: 'q', round: 2 });
    expect(refused(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'p11' })).toBe(
      'entry/status',
    );
    give(hall, 'p3', 'withdraw', { person: 'p3', reason: 'ill' });
    expect(refused(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'p4' })).toBe(
      'substitute/busy 18.21',
    );
    const teamed: TestHall = {
      ...hall,
      state: { ...hall.state, teams: [{ team: 'North', members: ['p1', 'p11'] }] },
    };
    expect(refused(teamed, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'p11' })).toBe(
      'seating/together',
    );
    give(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'p11' });
    expect(gameIn(hall, game).seats).toContain('p3');
    expect(gameIn(hall, 'q/2/1').seats).not.toContain('p3');
    expect(gameIn(hall, 'q/2/1').seats).toContain('p11');
    expect(hall.state.stages[0]?.players[2]).toBe('p11');
  });
});

describe('a side referee who plays on for somebody', () => {
  it('[neft-mmt 18.21] no longer helps at the table where he sits', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2 });
    playGame(hall, game);
    give(hall, 'org', 'publish-round', { stage: 'q', round: 2 });
    give(hall, 'chief', 'assign-referees', { game: 'q/2/1', referee: 'ref1', sides: ['side1'] });
    give(hall, 'org', 'withdraw', { person: 'p3', reason: 'ill' });
    give(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'side1' });
    expect(gameIn(hall, 'q/2/1')).toMatchObject({ sides: [], seats: expect.arrayContaining(['side1']) });
  });

  it('[neft-mmt 18.21] is not held back by the reserve who took a place in the stage already, published or not', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2, reserves: 1 });
    playGame(hall, game);
    for (const player of ['p3', 'p4']) give(hall, 'org', 'withdraw', { person: player, reason: 'ill' });
    expect(refused(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'side1' })).toBe(
      'substitute/reserve-free 18.21',
    );
    give(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'p11' });
    give(hall, 'org', 'replace-player', { stage: 'q', player: 'p4', substitute: 'side1' });
    give(hall, 'org', 'publish-round', { stage: 'q', round: 2 });
    expect(gameIn(hall, 'q/2/1').seats).toEqual(expect.arrayContaining(['p11', 'side1']));
  });
});

describe('a side referee who was expelled while he sat in', () => {
  it('[neft-mmt 18.21] does not play on and sits in for nobody: another takes his place', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2 });
    playGame(hall, game);
    give(hall, 'org', 'withdraw', { person: 'p3', reason: 'ill' });
    give(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'side1' });
    give(hall, 'org', 'withdraw', { person: 'p4', reason: 'ill' });
    const replaced = { stage: 'q', player: 'side1', substitute: 'side2' };
    expect(refused(hall, 'org', 'replace-player', replaced)).toBe('entry/status');
    hall.state = { ...hall.state, expelled: [{ person: 'side1', clause: '18.4' }] };
    give(hall, 'org', 'replace-player', replaced);
    expect(refused(hall, 'org', 'replace-player', { stage: 'q', player: 'p4', substitute: 'side1' })).toBe(
      'substitute/not-available 18.21',
    );
  });
});

describe('two players in each other’s seats', () => {
  it('are put right in a running game without touching the play', () => {
    const hall = openHall();
    startGame(hall, game);
    const before = gameIn(hall, game);
    give(hall, 'ref1', 'put-seats-right', { game, players: ['p2', 'p9'] });
    const after = gameIn(hall, game);
    expect(after.seats).toEqual(['p1', 'p9', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p2', 'p10']);
    expect({ ...after, seats: before.seats }).toEqual(before);
    expect(refused(hall, 'ref1', 'put-seats-right', { game, players: ['p2', 'p2'] })).toBe('game/seats');
    expect(refused(hall, 'ref1', 'put-seats-right', { game, players: ['p2', 'p20'] })).toBe(
      'game/not-seated',
    );
  });
});
