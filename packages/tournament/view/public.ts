// What anybody may see: built by picking, without what is withheld, unsettled or somebody's own affair.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { type TableColumns, tableColumnsOf } from '@omerta/scoring/report/table-columns.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Standings, StandingsOptions } from '@omerta/scoring/standings/standings.ts';
import type { EventKind, GameId, StageId, Winner } from '../command.ts';
import { type DayState, isScene, type ScreenShow } from '../day.ts';
import type { PersonId } from '../meta.ts';
import type { Post } from '../offices.ts';
import { chooseBook, type RulesChoice } from '../rulebooks/choose.ts';
import type { RuledGame } from '../ruling-kind.ts';
import { type NoStandings, standingsOfState, type TeamRow, teamStandings } from '../standings.ts';
import {
  type Game,
  type GameStatus,
  gameOf,
  gamesOf,
  isCounted,
  openProtests,
  type Phase,
  type TournamentState,
} from '../state.ts';

/** `ruled` is null as long as its result is. */
export type PublicGame = RuledGame & {
  readonly game: GameId;
  readonly stage: StageId;
  readonly round: number;
  readonly table: number;
  readonly status: GameStatus;
  readonly seats: readonly PersonId[];
  readonly referee: PersonId | null;
  readonly protested: boolean;
  /** Null until two people have seen the sheet, and while results are withheld. */
  readonly result: { readonly winner: Winner; readonly roles: readonly Role[] } | null;
};

type Report = ReturnType<typeof reportStandings>;
export type PublicRow = Report['rows'][number];

/** A place that the hall was shown, and no more of it than that. */
type RevealedRow = Pick<PublicRow, 'player' | 'total'> & { readonly place: number };

export type PublicTournament = DayState & {
  readonly audience: 'public';
  readonly name: string;
  readonly kind: EventKind;
  readonly phase: Phase;
  readonly zone: string;
  readonly rules: RulesChoice;
  readonly published: TournamentState['published'];
  /** One official's signature is enough here: said openly. */
  readonly singleConfirmation: boolean;
  readonly officials: readonly { readonly person: PersonId; readonly office: Post }[];
  readonly players: readonly PersonId[];
  readonly stages: readonly {
    readonly stage: StageId;
    readonly name: string;
    readonly rounds: number;
    readonly published: number;
  }[];
  readonly games: readonly PublicGame[];
  /** With the seed where one was drawn by it, so that anybody can draw it again. */
  readonly lots: TournamentState['lots'];
  /** What officials decided at an evening about their own game or competition: said openly. */
  readonly ownJudged: TournamentState['ownJudged'];
  readonly withheld: 'hidden' | 'frozen' | null;
  /** The last round that a frozen table counts. */
  readonly frozenAfter: { readonly stage: StageId; readonly round: number } | null;
  /** The places that a screen of the hall has revealed so far, whatever is withheld; null while none reveals. */
  readonly revealed: readonly RevealedRow[] | null;
  /** Which columns the rulebook gives the table; null where it cannot be read. */
  readonly columns: TableColumns | null;
  /** Null while hidden. */
  readonly standings: readonly PublicRow[] | null;
  readonly teams: readonly TeamRow[] | null;
  /** Null while hidden, and while nobody leads in any. */
  readonly nominations: Report['nominations'] | null;
};

/** Seen by two people, or by the one where one is enough. */
export const isSettled = (state: TournamentState, { status }: Game): boolean =>
  status === 'confirmed' || status === 'final' || (status === 'signed' && !state.secondConfirmation);

/** Neither hidden nor after the round at which the table was frozen. */
export const isReleased = ({ withheld, stages }: TournamentState, game: Game): boolean => {
  if (withheld === null) return true;
  if (withheld.how === 'hidden') return false;
  const at = (stage: StageId): number => stages.findIndex((each) => each.stage === stage);
  return (
    at(game.stage) < at(withheld.stage) || (game.stage === withheld.stage && game.round <= withheld.after)
  );
};

/** The state as it stood when the table was frozen, as far as points go. */
const frozen = (state: TournamentState): TournamentState => {
  if (state.withheld?.how !== 'frozen') return state;
  const { fines, cards, expelled, lots } = state.withheld.kept;
  return {
    ...state,
    fines: state.fines.slice(0, fines),
    cards: state.cards.slice(0, cards),
    expelled: state.expelled.slice(0, expelled),
    lots: state.lots.slice(0, lots),
  };
};

/** Its result may be told to anybody: it counts, its sheet is settled, and nothing is withheld. */
export const isTold = (state: TournamentState, game: Game): game is Game & { readonly sheet: Sheet } =>
  isCounted(game) && isSettled(state, game) && isReleased(state, game);

const gameShown = (state: TournamentState, game: Game): PublicGame => {
  const { id, stage, round, table, status, seats, referee } = game;
  const result = isTold(state, game)
    ? { winner: game.sheet.winner, roles: game.sheet.seats.map(({ role }) => role) }
    : null;
  return {
    game: id,
    stage,
    round,
    table,
    status,
    seats,
    referee,
    protested: openProtests(state, id).length > 0,
    result,
    ruled: result && game.ruled,
  };
};

type Told = Pick<PublicGame, 'status' | 'protested' | 'result' | 'ruled'>;

const gameTold = (told: TournamentState, id: GameId): Told => {
  const game = gameOf(told, id);
  return game ? gameShown(told, game) : unshown;
};

/** The table as the public may see it; null while it is hidden or there is none. */
export const publicStandings = (
  state: TournamentState,
  options: StandingsOptions = {},
): Standings | NoStandings | null => {
  if (state.withheld?.how === 'hidden' || state.stages.length === 0) return null;
  return standingsOfState(
    frozen(state),
    options,
    (game) => isSettled(state, game) && isReleased(state, game),
  );
};

const shownTable = (state: TournamentState) => {
  const table = publicStandings(state);
  if (table === null || isRefusal(table)) return null;
  const { rows, nominations } = reportStandings(table);
  const isAwarded = Object.values(nominations).some((awards) => awards.length > 0);
  return { rows, nominations: isAwarded ? nominations : null, teams: teamStandings(state, table) };
};

const lowestRevealed = (shows: ScreenShow): number | null => {
  if (shows.what === 'reveal') return shows.from;
  const parts = isScene(shows) ? [] : shows.shows;
  const found = parts.map(lowestRevealed).filter((from) => from !== null);
  return found.length === 0 ? null : Math.min(...found);
};

/** Told by the desk to a whole hall: from the last place up to the one that any screen has come to. */
const revealedPlaces = (state: TournamentState): readonly RevealedRow[] | null => {
  const reached = state.screens.map(({ shows }) => lowestRevealed(shows)).filter((from) => from !== null);
  if (reached.length === 0 || state.stages.length === 0) return null;
  const table = standingsOfState(state, {}, (game) => isSettled(state, game));
  if (isRefusal(table)) return null;
  const from = Math.min(...reached);
  return reportStandings(table).rows.flatMap(({ place, player, total }) =>
    place !== null && place >= from ? [{ place, player, total }] : [],
  );
};

const columnsIn = ({ rules }: TournamentState): TableColumns | null => {
  const book = chooseBook(rules);
  return isRefusal(book) ? null : tableColumnsOf(book.scoring);
};

const frozenAfter = ({ withheld }: TournamentState): PublicTournament['frozenAfter'] =>
  withheld?.how === 'frozen' ? { stage: withheld.stage, round: withheld.after } : null;

/** What the public is to know of games so far: a broadcast shows them later than they happen. */
export const asShown = (state: TournamentState, shown: TournamentState): TournamentState =>
  shown === state ? state : { ...shown, withheld: state.withheld ?? shown.withheld };

/** Before it is shown, a game is to come. */
const unshown = { status: 'scheduled', protested: false, result: null, ruled: null } as const;

/** `shown` is the state up to which games are told; the rest is as it is now. */
export const publicView = (state: TournamentState, shown: TournamentState = state): PublicTournament => {
  const told = asShown(state, shown);
  const table = shownTable(told);
  return {
    audience: 'public',
    name: state.name,
    kind: state.kind,
    phase: state.phase,
    zone: state.zone,
    rules: state.rules,
    published: state.published,
    singleConfirmation: !state.secondConfirmation,
    officials: state.offices.map(({ person, office }) => ({ person, office })),
    players: state.entries.filter(({ status }) => status === 'accepted').map(({ person }) => person),
    stages: state.stages.map(({ stage, name, rounds, published }) => ({
      stage,
      name,
      rounds: rounds.length,
      published,
    })),
    games: gamesOf(state).map((game) => {
      const { status, protested, result, ruled } = gameTold(told, game.id);
      return { ...gameShown(state, game), status, protested, result, ruled };
    }),
    lots: told.withheld?.how === 'hidden' ? [] : frozen(told).lots,
    ownJudged: told.ownJudged,
    dates: state.dates,
    hours: state.hours,
    plan: state.plan,
    calls: state.calls,
    screens: state.screens,
    asked: state.asked,
    withheld: state.withheld?.how ?? null,
    frozenAfter: frozenAfter(state),
    revealed: revealedPlaces(state),
    columns: columnsIn(state),
    standings: table?.rows ?? null,
    teams: table?.teams ?? null,
    nominations: table?.nominations ?? null,
  };
};
