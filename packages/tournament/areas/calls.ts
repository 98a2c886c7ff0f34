// Calls to the tables, taking them back, games that nobody will be called to: nobody is called who sits, leads or helps at another table that is called or plays.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { TournamentCommandOf } from '../command.ts';
import { isText, type PersonId } from '../meta.ts';
import { isJudge } from '../powers.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { type Game, gamesOf, holds, type TournamentState } from '../state.ts';
import { found, inStatus } from './games.ts';
import { decidersOf } from './protests.ts';

const peopleAt = ({ seats, referee, sides }: Game): readonly PersonId[] => [
  ...seats,
  ...(referee === null ? [] : [referee]),
  ...sides,
];

const isInHand = ({ status }: Game): boolean => status === 'called' || status === 'running';

/** How many of them a sentence names. */
const named = 3;

const whyBusy = (game: Game, others: readonly Game[]): TournamentRefusal | null => {
  const own = new Set(peopleAt(game));
  for (const other of others) {
    if (other.id === game.id || !isInHand(other)) continue;
    const both = peopleAt(other).filter((person) => own.has(person));
    if (both.length > 0)
      return refuse('game/people-busy', {
        people: both.slice(0, named).join(' '),
        more: Math.max(0, both.length - named),
        game: other.id,
      });
  }
  return null;
};

/** A game of a round before the one they are called to now was played already: its paper is being entered. */
const isLater = ({ stages }: TournamentState, other: Game, game: Game): boolean => {
  const place = ({ stage }: Game): number => stages.findIndex((each) => each.stage === stage);
  return place(other) > place(game) || (other.stage === game.stage && other.round > game.round);
};

export const whyNotCalled = (state: TournamentState, game: Game): TournamentRefusal | null =>
  whyBusy(
    game,
    gamesOf(state).filter((other) => !isLater(state, other, game)),
  );

export const whyNotCalledTogether = ({ state }: Scene, games: readonly Game[]): TournamentRefusal | null =>
  games.map((game) => whyBusy(game, gamesOf(state))).find((refusal) => refusal !== null) ?? null;

/** The desk lets a game go; a replay is given up by whoever could order it first of all. */
const whyNotDropped = (scene: Scene, game: Game): TournamentRefusal | null => {
  const { state, book, by } = scene;
  if (game.attempt === 1)
    return holds(state, by, 'organiser', 'chief')
      ? null
      : refuse('office/not-yours', { command: 'drop-game' });
  const { value, clause } = book.rules.rulings.replay;
  const [judges = []] = value.alone ?? [decidersOf(state, book, game)];
  return isJudge(state, by, game.id, judges) ? null : refuse('ruling/not-yours', { kind: 'replay' }, clause);
};

/** Every table of it that has not begun; what has begun goes on. */
const uncallRound = (
  { state }: Scene,
  { stage, round }: TournamentCommandOf<'uncall-round'>,
): TournamentAnswer => {
  const waiting = gamesOf(state).filter(
    (game) => game.stage === stage && game.round === round && game.status === 'called',
  );
  if (waiting.length === 0) return refuse('round/not-called', { round });
  return [
    { type: 'RoundUncalled', stage, round },
    ...waiting.map(({ id }) => ({ type: 'GameUncalled', game: id }) as const),
  ];
};

export const callChecks: CommandGuards<'call-game' | 'uncall-game' | 'uncall-round' | 'drop-game'> = {
  'call-game': {
    target: 'game',
    ready: (scene, id) => {
      if (scene.state.phase !== 'running') return refuse('tournament/not-running');
      const status = inStatus(scene, id, 'scheduled');
      const game = found(scene.state, id);
      if (status || isRefusal(game)) return status;
      return game.referee === null
        ? refuse('game/no-referee', { game: id })
        : whyNotCalled(scene.state, game);
    },
    decide: (_, { game }) => [{ type: 'GameCalled', game }],
  },
  'uncall-game': {
    target: 'game',
    ready: (scene, id) => inStatus(scene, id, 'called'),
    decide: (_, { game }) => [{ type: 'GameUncalled', game }],
  },
  'drop-game': {
    target: 'game',
    ready: (scene, id) => {
      const game = found(scene.state, id);
      return isRefusal(game) ? game : (inStatus(scene, id, 'scheduled') ?? whyNotDropped(scene, game));
    },
    decide: (_, { game, reason }) =>
      isText(reason) ? [{ type: 'GameDropped', game, reason }] : refuse('text/missing', { field: 'reason' }),
  },
  'uncall-round': { target: 'stage', decide: uncallRound },
};
