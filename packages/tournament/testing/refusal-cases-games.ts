// For tests: a case for each refusal of games, referees, substitutes and sheets.
import { initialState } from '@omerta/rules/game/state.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { endGame, give, handIn, openHall, people, refusalOf, sheetFor, type TestHall } from './hall.ts';
import { after, called, filed, game, handed, neft, newest, nothing, played } from './refusal-steps.ts';

export const gameCases = {
  'game/unknown': () => after(openHall(), nothing, 'chief', 'call-game', { game: 'q/9/9' }),
  'game/status': () => after(openHall(), nothing, 'ref1', 'start-game', { game }),
  'game/not-seated': () =>
    after(openHall(), called, 'ref1', 'mark-absent', { game, player: 'x', absent: true }),
  'game/seats': () => after(openHall(), called, 'ref1', 'put-seats-right', { game, players: ['p1', 'p1'] }),
  'game/no-referee': () => {
    const hall = openHall();
    give(hall, 'org', 'publish-round', { stage: 'q', round: 2 });
    return refusalOf(hall, 'chief', 'call-game', { game: 'q/2/1' });
  },
  'game/people-busy': () => {
    const hall = openHall();
    give(hall, 'org', 'publish-round', { stage: 'q', round: 2 });
    give(hall, 'chief', 'assign-referees', { game: 'q/2/1', referee: 'ref1', sides: [] });
    called(hall);
    return refusalOf(hall, 'chief', 'call-game', { game: 'q/2/1' });
  },
  'game/absent': () =>
    after(
      openHall(),
      (hall) => {
        called(hall);
        give(hall, 'ref1', 'mark-absent', { game, player: 'p1', absent: true });
      },
      'ref1',
      'start-game',
      { game },
    ),
  'game/player-out': () =>
    after(
      openHall(),
      (hall) => {
        give(hall, 'p1', 'withdraw', { person: 'p1', reason: '' });
        called(hall);
      },
      'ref1',
      'start-game',
      { game },
    ),
  'game/not-checked-in': () =>
    after(
      openHall(),
      (hall) => {
        give(hall, 'admin', 'check-in', { person: 'p1', here: false });
        called(hall);
      },
      'ref1',
      'start-game',
      { game },
    ),
  'game/replay-due': () =>
    after(
      openHall(neft),
      (hall) => {
        handIn(hall, game);
        give(hall, 'ref1', 'record-incident', { game, cause: 'votes-miscounted', note: '' });
      },
      'ref1',
      'sign-sheet',
      { game },
    ),
  'game/protested': () =>
    after(
      openHall(),
      (hall) => {
        played(hall);
        give(hall, 'p9', 'protest', filed);
      },
      'chief',
      'close-game',
      { game },
    ),
  'game/needs-approval': () =>
    after(
      openHall(),
      (hall) => {
        handed(hall);
        give(hall, 'ref1', 'sign-sheet', { game });
        give(hall, 'admin', 'confirm-sheet', { game });
      },
      'chief',
      'close-game',
      { game },
    ),
  'game/protest-window': () => after(openHall(), played, 'chief', 'close-game', { game }),
  'referee/not-appointed': () =>
    after(openHall(), nothing, 'chief', 'assign-referees', { game, referee: 'x', sides: [] }),
  'referee/plays': () =>
    after(
      openHall(),
      (hall) => give(hall, 'org', 'appoint', { person: 'p1', office: 'referee' }),
      'chief',
      'assign-referees',
      {
        game,
        referee: 'p1',
        sides: [],
      },
    ),
  'referee/elsewhere': () =>
    after(openHall({ players: 20 }), nothing, 'chief', 'assign-referees', {
      game,
      referee: 'ref2',
      sides: [],
    }),
  'referee/own-team': () => {
    const hall = openHall({ reserves: 1 });
    give(hall, 'org', 'appoint', { person: 'p11', office: 'referee' });
    const teamed: TestHall = {
      ...hall,
      state: { ...hall.state, teams: [{ team: 'N', members: ['p1', 'p11'] }] },
    };
    return refusalOf(teamed, 'chief', 'assign-referees', { game, referee: 'p11', sides: [] });
  },
  'substitute/busy': () =>
    after(
      openHall(),
      (hall) => {
        called(hall);
        give(hall, 'ref1', 'mark-absent', { game, player: 'p1', absent: true });
      },
      'ref1',
      'seat-substitute',
      { game, player: 'p1', substitute: 'p2' },
    ),
  'substitute/not-available': () =>
    after(
      openHall(),
      (hall) => {
        called(hall);
        give(hall, 'ref1', 'mark-absent', { game, player: 'p1', absent: true });
      },
      'ref1',
      'seat-substitute',
      { game, player: 'p1', substitute: 'x' },
    ),
  'substitute/reserve-free': () =>
    after(
      openHall({ reserves: 1 }),
      (hall) => {
        called(hall);
        give(hall, 'ref1', 'mark-absent', { game, player: 'p1', absent: true });
      },
      'ref1',
      'seat-substitute',
      { game, player: 'p1', substitute: 'side1' },
    ),
  'substitute/not-one': () =>
    after(openHall({ reserves: 1 }), nothing, 'org', 'rank-substitute', { person: 'p11', ranked: true }),
  'substitute/ranked': () =>
    after(
      openHall({ reserves: 1 }),
      (hall) => {
        called(hall);
        give(hall, 'ref1', 'mark-absent', { game, player: 'p1', absent: true });
        give(hall, 'ref1', 'seat-substitute', { game, player: 'p1', substitute: 'p11' });
      },
      'org',
      'rank-substitute',
      { person: 'p11', ranked: false },
    ),
  'sheet/unreadable': () =>
    after(openHall(), (hall) => endGame(hall, game), 'ref1', 'hand-in-sheet', { game, paper: { sheet: {} } }),
  'sheet/record': () => {
    const hall = openHall();
    endGame(hall, game);
    const seats = people(10).map((person, i) => `[seat ${i + 1} "${person}"]`);
    return refusalOf(hall, 'ref1', 'hand-in-sheet', {
      game,
      paper: { record: ['[rulebook fsm-2024]', ...seats, 'day 3'].join('\n') },
    });
  },
  'sheet/refused': () => {
    const hall = openHall();
    endGame(hall, game);
    return refusalOf(hall, 'ref1', 'hand-in-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'red', { extra: [{ seat: 1, points: '5', by: 'referee' }] }) },
    });
  },
  'sheet/other-players': () => {
    const hall = openHall();
    endGame(hall, game);
    const sheet = sheetFor(hall, game, 'red');
    return refusalOf(hall, 'ref1', 'hand-in-sheet', {
      game,
      paper: {
        sheet: { ...sheet, seats: sheet.seats.map((seat) => ({ ...seat, player: `${seat.player}x` })) },
      },
    });
  },
  'sheet/other-result': () => {
    const hall = openHall();
    endGame(hall, game);
    return refusalOf(hall, 'ref1', 'hand-in-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'black') },
    });
  },
  'sheet/other-than-played': () => {
    const hall = openHall();
    endGame(hall, game);
    hall.play = { rulebook: rulebook('fsm-2024'), state: initialState() };
    return refusalOf(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet: sheetFor(hall, game, 'red') } });
  },
  'sheet/same': () => {
    const hall = openHall();
    handIn(hall, game);
    return refusalOf(hall, 'ref1', 'correct-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'red') },
      reason: 'x',
    });
  },
  'sheet/extra-needs-chief': () => {
    const hall = openHall(newest);
    handIn(hall, game);
    return refusalOf(hall, 'ref1', 'correct-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'red', { extra: [{ seat: 1, points: '0.5', by: 'referee' }] }) },
      reason: 'x',
    });
  },
  'sheet/same-person': () =>
    after(
      openHall(),
      (hall) => {
        handIn(hall, game);
        give(hall, 'ref1', 'sign-sheet', { game });
      },
      'ref1',
      'confirm-sheet',
      { game },
    ),
  'sheet/no-second': () =>
    after(openHall({ secondConfirmation: false }), played, 'admin', 'confirm-sheet', { game }),
} satisfies Record<string, () => TournamentRefusal>;
