// What a player sees beyond the public: his own entry, seats, sheets, protests and cards.
import { protestWindow } from '../areas/protests.ts';
import type { GameId, StageId, Winner } from '../command.ts';
import { sceneOf } from '../decide.ts';
import { cardsOf } from '../loose-cards.ts';
import type { PersonId } from '../meta.ts';
import { type Context, suspensionNow } from '../scene.ts';
import {
  type Charge,
  type Entry,
  entryOf,
  type Game,
  type GameStatus,
  gamesOf,
  isCounted,
  type Protest,
  type TournamentState,
} from '../state.ts';
import { isReleased, isSettled, type PublicTournament, publicView } from './public.ts';

type OwnGame = {
  readonly game: GameId;
  readonly stage: StageId;
  readonly round: number;
  readonly table: number;
  readonly seat: number;
  readonly status: GameStatus;
  readonly referee: PersonId | null;
  /** He was there and heard it. */
  readonly winner: Winner | null;
  /** His extra points once the sheet is settled and released. */
  readonly extra: string | null;
  readonly mayProtest: boolean;
  readonly protestUntil: string | null;
};

type PlayerView = Omit<PublicTournament, 'audience'> & {
  readonly audience: 'player';
  readonly person: PersonId;
  readonly entry: Entry | null;
  readonly team: string | null;
  readonly own: readonly OwnGame[];
  /** The first of his games that has not begun. */
  readonly next: GameId | null;
  readonly protests: readonly Protest[];
  readonly cards: { readonly yellow: number; readonly purple: number };
  readonly warnings: readonly string[];
  /** Whether he may stay in the tournament was asked, and what was decided. */
  readonly charges: readonly Pick<Charge, 'game' | 'clause' | 'grounds' | 'decision'>[];
  readonly suspendedUntil: string | null;
};

export const playerView = (
  state: TournamentState,
  person: PersonId,
  at: string,
  { told = publicView(state), ...context }: Context & { readonly told?: PublicTournament },
): PlayerView => {
  const scene = sceneOf(state, person, at, context);
  const ownGame = (game: Game): OwnGame => {
    const { id, stage, round, table, status, referee, winner } = game;
    const seat = game.seats.indexOf(person) + 1;
    const seen = isCounted(game) && isSettled(state, game) && isReleased(state, game);
    const window = protestWindow(scene, game, person);
    return {
      game: id,
      stage,
      round,
      table,
      seat,
      status,
      referee,
      winner,
      extra: seen ? (game.sheet.extra.find((each) => each.seat === seat)?.points ?? null) : null,
      mayProtest: window.open && status !== 'final',
      protestUntil: window.until,
    };
  };
  const own = gamesOf(state)
    .filter((game) => game.seats.includes(person))
    .map(ownGame);
  const suspended = suspensionNow(scene, person);
  return {
    ...told,
    audience: 'player',
    person,
    entry: entryOf(state, person) ?? null,
    team: state.teams.find((team) => team.members.includes(person))?.team ?? null,
    own,
    next: own.find(({ status }) => status === 'scheduled' || status === 'called')?.game ?? null,
    protests: Object.values(state.protests).filter((protest) => protest.player === person),
    cards: cardsOf(state, person),
    warnings: state.warnings.filter((warning) => warning.person === person).map(({ clause }) => clause),
    charges: Object.values(state.charges)
      .filter((charge) => charge.person === person)
      .map(({ game, clause, grounds, decision }) => ({ game, clause, grounds, decision })),
    suspendedUntil: suspended ? String(suspended.params['until']) : null,
  };
};
