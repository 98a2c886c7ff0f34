// The life of a game up to its result: referees, who is missing, the start, the announcement.
import { isRefusal } from '@omerta/base/refusal.ts';
import { teams as winners } from '@omerta/rules/game/role.ts';
import type { TournamentCommandOf } from '../command.ts';
import type { PersonId } from '../meta.ts';
import { isParty } from '../party.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { type CommandGuards, isOut, type Scene, suspensionNow, type TournamentAnswer } from '../scene.ts';
import { entryOf, type Game, type GameStatus, gameOf, gamesOf, type TournamentState } from '../state.ts';
import { competes } from './contest.ts';
import { conflictAt, whyNotCrew } from './crews.ts';
import { joined, teammatesAmong } from './people.ts';
import { whyNotSubstitute } from './substitutes.ts';

export const inStatus = (
  { state }: Scene,
  id: string,
  ...allowed: readonly GameStatus[]
): TournamentRefusal | null => {
  const game = gameOf(state, id);
  if (!game) return refuse('game/unknown', { game: id });
  return allowed.includes(game.status) ? null : refuse('game/status', { game: id, status: game.status });
};

/** The game of a command whose target was found. */
export const found = (state: TournamentState, id: string): Game | TournamentRefusal =>
  gameOf(state, id) ?? refuse('game/unknown', { game: id });

const othersInRound = (state: TournamentState, game: Game): Game[] =>
  gamesOf(state).filter(
    (other) =>
      other.id !== game.id &&
      other.stage === game.stage &&
      other.round === game.round &&
      other.status !== 'annulled',
  );

/** Over, it holds nobody at its table: one person may sign for several, or lead a replay beside a game that he has led. */
const isOver = ({ status }: Game): boolean =>
  status !== 'scheduled' && status !== 'called' && status !== 'running';

const conflictOf = (state: TournamentState, game: Game, person: PersonId): TournamentRefusal | null => {
  if (isParty(state, game, person)) return refuse('referee/plays', { person });
  const others = othersInRound(state, game).map((other) =>
    isOver(game) || isOver(other) ? { ...other, referee: null, sides: [] } : other,
  );
  return conflictAt(state, game, others, person);
};

const assign = (
  { state }: Scene,
  { game: id, referee, sides }: TournamentCommandOf<'assign-referees'>,
): TournamentAnswer => {
  const game = found(state, id);
  if (isRefusal(game)) return game;
  const refused = whyNotCrew(state, { referee, sides }, (person) => conflictOf(state, game, person));
  return refused ?? [{ type: 'RefereesAssigned', game: id, referee, sides }];
};

/** Why somebody at this table cannot play now. */
const unfit = (scene: Scene, person: PersonId): TournamentRefusal | null => {
  const { state, book } = scene;
  if (isOut(state, person)) return refuse('game/player-out', { person }, book.rules.substitutes.clause);
  const suspended = suspensionNow(scene, person);
  if (suspended) return { ...suspended, code: 'game/player-out' };
  const entry = entryOf(state, person);
  return state.kind === 'tournament' && entry && !entry.here
    ? refuse('game/not-checked-in', { person })
    : null;
};

const startable = (scene: Scene, id: string): TournamentRefusal | null => {
  const game = found(scene.state, id);
  if (isRefusal(game)) return game;
  const status = inStatus(scene, id, 'called');
  if (status) return status;
  if (game.referee === null) return refuse('game/no-referee', { game: id });
  const [missing] = game.absent;
  if (missing !== undefined)
    return refuse('game/absent', { person: missing }, scene.book.rules.substitutes.clause);
  return game.seats.map((person) => unfit(scene, person)).find((refusal) => refusal !== null) ?? null;
};

const seatSubstitute = (
  scene: Scene,
  { game: id, player, substitute }: TournamentCommandOf<'seat-substitute'>,
): TournamentAnswer => {
  const { state } = scene;
  const game = found(state, id);
  if (isRefusal(game)) return game;
  if (!game.seats.includes(player)) return refuse('game/not-seated', { person: player });
  if (!game.absent.includes(player) && unfit(scene, player) === null)
    return refuse('game/status', { game: id, status: game.status });
  const reason = whyNotSubstitute(scene, substitute, { games: [game] });
  if (reason) return reason;
  const pair = teammatesAmong(
    state,
    game.seats.map((person) => (person === player ? substitute : person)),
  );
  if (pair)
    return refuse('seating/together', {
      round: game.round,
      table: game.table,
      person: pair[0],
      other: pair[1],
    });
  return [
    ...joined(state, [substitute]),
    { type: 'SubstituteSeated', game: id, player, substitute, competes: competes(state, substitute) },
  ];
};

export const gameChecks: CommandGuards<
  'assign-referees' | 'mark-absent' | 'seat-substitute' | 'start-game' | 'put-seats-right' | 'announce-result'
> = {
  'assign-referees': {
    target: 'game',
    // Until it is signed: whoever led it may be gone.
    ready: (scene, id) => inStatus(scene, id, 'scheduled', 'called', 'running', 'ended', 'sheet'),
    decide: assign,
  },
  'mark-absent': {
    target: 'game',
    ready: (scene, id) => inStatus(scene, id, 'called'),
    decide: ({ state }, { game: id, player, absent }) =>
      gameOf(state, id)?.seats.includes(player)
        ? [{ type: 'AbsenceMarked', game: id, player, absent }]
        : refuse('game/not-seated', { person: player }),
  },
  'seat-substitute': {
    target: 'game',
    ready: (scene, id) => inStatus(scene, id, 'scheduled', 'called'),
    decide: seatSubstitute,
  },
  'start-game': {
    target: 'game',
    ready: startable,
    decide: (_, { game }) => [{ type: 'GameStarted', game }],
  },
  'put-seats-right': {
    target: 'game',
    ready: (scene, id) => inStatus(scene, id, 'called', 'running', 'ended'),
    decide: ({ state }, { game: id, players }) => {
      const [one, other] = players;
      const stranger = players.find((person) => !gameOf(state, id)?.seats.includes(person));
      if (stranger !== undefined) return refuse('game/not-seated', { person: stranger });
      return one === other
        ? refuse('game/seats', { count: 1 })
        : [{ type: 'SeatsPutRight', game: id, players }];
    },
  },
  'announce-result': {
    target: 'game',
    // Said wrongly, it is said again: the end of the game stays when it was.
    ready: (scene, id) => inStatus(scene, id, 'running', 'ended'),
    decide: (_, { game, winner }) =>
      winner === 'draw' || winners.includes(winner)
        ? [{ type: 'ResultAnnounced', game, winner }]
        : refuse('sheet/other-result', { game }),
  },
};
