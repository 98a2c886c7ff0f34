// Folding the life of a game, from its schedule to its annulment.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { changeGame, exchangedFor, type Folds, substituted } from './fold.ts';
import { type RuledPart, rulingKindOf } from './ruling-kind.ts';
import { saysTheSame } from './same.ts';
import { type Approval, type Game, gamesOf, type TournamentState } from './state.ts';

/** A changed sheet or seat voids what was proposed on the old one. */
const changeSheet = (
  state: TournamentState,
  id: string,
  sheet: Sheet,
  change: Partial<Game>,
): TournamentState => ({
  ...changeGame(state, id, (game) => ({
    ...game,
    sheet,
    winner: sheet.winner,
    wasRecorded: game.wasRecorded || game.record !== null,
    changedSinceSigned: game.changedSinceSigned || (game.everSigned && !saysTheSame(game.sheet, sheet)),
    ...change,
  })),
  rulings: lapsed(state, id),
});

const lapsed = (state: TournamentState, game: string): TournamentState['rulings'] =>
  Object.fromEntries(
    Object.entries(state.rulings).map(([id, ruling]) => [
      id,
      ruling.game === game && ruling.status === 'proposed'
        ? { ...ruling, status: 'dropped' as const }
        : ruling,
    ]),
  );

/** A result that was changed once stays a changed one, whatever is ruled of its points later. */
const ruledAs = (game: Game | undefined, sheet: Sheet): RuledPart => {
  if (game?.ruled === 'result' || !game?.sheet) return 'result';
  return rulingKindOf(sheet, game.sheet) === 'result' ? 'result' : 'points';
};

const decided = (game: Game, approval: Approval): Approval[] => [
  ...game.approvals.filter(
    ({ of, clause, seat, state }) =>
      state !== 'asked' || of !== approval.of || clause !== approval.clause || seat !== approval.seat,
  ),
  approval,
];

export const evolveGame: Folds<
  | 'GameScheduled'
  | 'RefereesAssigned'
  | 'GameCalled'
  | 'GameUncalled'
  | 'GameDropped'
  | 'AbsenceMarked'
  | 'SubstituteSeated'
  | 'GameStarted'
  | 'SeatsPutRight'
  | 'ResultAnnounced'
  | 'SheetHandedIn'
  | 'SheetCorrected'
  | 'SheetSigned'
  | 'SheetConfirmed'
  | 'SheetReturned'
  | 'GameClosed'
  | 'ApprovalAsked'
  | 'ApprovalGiven'
  | 'ApprovalRefused'
  | 'IncidentRecorded'
  | 'IncidentCleared'
  | 'SheetAmended'
  | 'GameAnnulled'
> = {
  GameScheduled: (state, { game, stage, round, table, attempt, seats, referee, sides }) => ({
    ...state,
    games: {
      ...state.games,
      [game]: {
        id: game,
        stage,
        round,
        table,
        attempt,
        seats,
        gone: [],
        referee,
        sides,
        endedBy: null,
        ledBy: [],
        status: 'scheduled',
        absent: [],
        startedAt: null,
        endedAt: null,
        winner: null,
        sheet: null,
        record: null,
        wasRecorded: false,
        amended: false,
        ruled: null,
        approvals: [],
        signedBy: null,
        confirmedBy: null,
        returned: null,
        everSigned: false,
        changedSinceSigned: false,
        incidents: [],
        replay: null,
      },
    },
  }),
  RefereesAssigned: (state, { game, referee, sides }) =>
    changeGame(state, game, (each) => ({
      ...each,
      referee,
      sides,
      ledBy: each.startedAt === null ? [] : [...new Set([...each.ledBy, referee])],
    })),
  GameCalled: (state, { game }) => changeGame(state, game, (each) => ({ ...each, status: 'called' })),
  // Nobody is missing from a table that nobody is called to.
  GameUncalled: (state, { game }) =>
    changeGame(state, game, (each) => ({ ...each, status: 'scheduled', absent: [] })),
  // A game that had it for its replay has none.
  GameDropped: (state, { game: id }) => ({
    ...state,
    games: Object.fromEntries(
      gamesOf(state)
        .filter((game) => game.id !== id)
        .map((game) => [game.id, game.replay === id ? { ...game, replay: null } : game]),
    ),
  }),
  AbsenceMarked: (state, { game, player, absent }) =>
    changeGame(state, game, (each) => ({
      ...each,
      absent: [...each.absent.filter((person) => person !== player), ...(absent ? [player] : [])],
    })),
  SubstituteSeated: (state, { game, player, substitute, competes }) => ({
    ...changeGame(state, game, (each) => ({
      ...each,
      ...substituted(each, player, substitute),
      absent: each.absent.filter((person) => person !== player),
      sides: each.sides.filter((person) => person !== substitute),
    })),
    standIns: competes ? state.standIns : [...new Set([...state.standIns, substitute])],
  }),
  GameStarted: (state, { game, at }) =>
    changeGame(state, game, (each) => ({
      ...each,
      status: 'running',
      startedAt: at,
      ledBy: each.referee === null ? [] : [each.referee],
    })),
  // The play belongs to the seats: only who sits in them changes.
  SeatsPutRight: (state, { game, players }) => ({
    ...changeGame(state, game, (each) => ({ ...each, seats: each.seats.map(exchangedFor(players)) })),
    rulings: lapsed(state, game),
  }),
  ResultAnnounced: (state, { game, winner, at }) =>
    changeGame(state, game, (each) => ({
      ...each,
      status: 'ended',
      winner,
      endedAt: each.endedAt ?? at,
      endedBy: each.endedBy ?? each.referee,
    })),
  SheetHandedIn: (state, { game, sheet, record, amended = false }) =>
    changeSheet(state, game, sheet, { status: 'sheet', record, amended }),
  SheetCorrected: (state, { game, sheet, record, amended = false }) =>
    changeSheet(state, game, sheet, {
      status: 'sheet',
      record,
      amended,
      ruled: null,
      approvals: [],
      signedBy: null,
      confirmedBy: null,
    }),
  SheetSigned: (state, { game, by }) =>
    changeGame(state, game, (each) => ({
      ...each,
      status: 'signed',
      signedBy: by,
      everSigned: true,
      returned: null,
    })),
  SheetConfirmed: (state, { game, by }) =>
    changeGame(state, game, (each) => ({ ...each, status: 'confirmed', confirmedBy: by })),
  SheetReturned: (state, { game, by, at, reason }) =>
    changeGame(state, game, (each) => ({
      ...each,
      status: 'sheet',
      signedBy: null,
      returned: { by, at, reason },
    })),
  GameClosed: (state, { game }) => changeGame(state, game, (each) => ({ ...each, status: 'final' })),
  ApprovalAsked: (state, { game, of, clause, seat, by }) =>
    changeGame(state, game, (each) => ({
      ...each,
      approvals: decided(each, { of, clause, seat, state: 'asked', by, reason: '' }),
    })),
  ApprovalGiven: (state, { game: id, of, clause, seat, sheet, by }) => {
    const game = state.games[id];
    const approvals = game ? decided(game, { of, clause, seat, state: 'given', by, reason: '' }) : [];
    return changeSheet(state, id, sheet, { amended: true, approvals });
  },
  ApprovalRefused: (state, { game: id, of, clause, seat, by, reason, sheet }) => {
    const game = state.games[id];
    const approvals = game ? decided(game, { of, clause, seat, state: 'refused', by, reason }) : [];
    return sheet
      ? changeSheet(state, id, sheet, { amended: true, approvals })
      : changeGame(state, id, (each) => ({ ...each, approvals }));
  },
  IncidentRecorded: (state, { game, cause, clause, mandatory, note }) =>
    changeGame(state, game, (each) => ({
      ...each,
      incidents: [...each.incidents, { cause, clause, mandatory, note }],
    })),
  IncidentCleared: (state, { game, cause }) =>
    changeGame(state, game, (each) => ({
      ...each,
      incidents: each.incidents.filter((incident) => incident.cause !== cause),
    })),
  SheetAmended: (state, { game, sheet }) =>
    changeSheet(state, game, sheet, { amended: true, ruled: ruledAs(state.games[game], sheet) }),
  GameAnnulled: (state, { game, replay, cards, record, standIns }) => ({
    ...changeGame(state, game, (each) => ({
      ...each,
      status: 'annulled',
      replay,
      record: each.record ?? record,
    })),
    rulings: lapsed(state, game),
    cards: [...state.cards, ...cards],
    standIns: [...new Set([...state.standIns, ...standIns])],
  }),
};
