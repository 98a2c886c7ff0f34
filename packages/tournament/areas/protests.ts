// Protests: form, deadline, who decides, evidence, outcome; and complaints that leave the tournament.
import type { TournamentCommandOf } from '../command.ts';
import { evidenceKinds } from '../command.ts';
import { ownGame } from '../impartial.ts';
import { isId, isText, type PersonId } from '../meta.ts';
import type { Judge } from '../offices.ts';
import { isParty } from '../party.ts';
import { isJudge, powersFor } from '../powers.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { Book } from '../rulebooks/choose.ts';
import type { CommandGuard, CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import {
  type Game,
  gameOf,
  gamesOf,
  holdersOf,
  holds,
  type Protest,
  protestOf,
  stageOf,
  type TournamentState,
} from '../state.ts';
import { secondsBetween } from '../time.ts';

type ProtestTime = { readonly open: boolean; readonly until: string | null };

const closed: ProtestTime = { open: false, until: null };

/** The first game at his table or of his own to start after this one ended. */
const nextStart = (state: TournamentState, game: Game, endedAt: string, player: PersonId): string | null =>
  gamesOf(state)
    .filter(
      (other) =>
        other.id !== game.id &&
        ((other.stage === game.stage && other.table === game.table) || other.seats.includes(player)),
    )
    .map((other) => other.startedAt)
    .filter((at): at is string => at !== null && secondsBetween(endedAt, at) >= 0)
    .toSorted((a, b) => secondsBetween(b, a))[0] ?? null;

const isMoreToCome = (state: TournamentState, { stage }: Game): boolean => {
  const own = stageOf(state, stage);
  const waiting = gamesOf(state).some(
    (other) => other.stage === stage && (other.status === 'scheduled' || other.status === 'called'),
  );
  return waiting || (own !== undefined && own.published < own.rounds.length);
};

/** For one player, or for whoever sits at the table: a game without a next one stays open until it is closed. */
export const protestWindow = ({ state, book, at }: Scene, game: Game, player?: PersonId): ProtestTime => {
  const { endedAt } = game;
  if (endedAt === null || game.status === 'annulled') return closed;
  const limit = book.rules.protest.deadline.value;
  if (limit !== 'next-game') {
    const until = new Date(Date.parse(endedAt) + limit * 1_000).toISOString();
    return { open: secondsBetween(at, until) >= 0, until };
  }
  if (player !== undefined) {
    const until = nextStart(state, game, endedAt, player);
    return { open: until === null || secondsBetween(at, until) >= 0, until };
  }
  const stillOpen = game.seats.some((person) => nextStart(state, game, endedAt, person) === null);
  return { open: stillOpen && isMoreToCome(state, game), until: null };
};

/** Who may decide a protest about this game. */
export const decidersOf = (state: TournamentState, book: Book, game: Game): readonly Judge[] => {
  const { usual, ownGame, withoutChief } = book.rules.protest.deciders.value;
  // A chief who sits in it is none here.
  const chiefs = holdersOf(state, 'chief').filter((chief) => !isParty(state, game, chief));
  if (chiefs.length === 0) return withoutChief;
  return chiefs.some((chief) => game.ledBy.includes(chief)) ? ownGame : usual;
};

/** Where a rulebook takes his own game from the chief, no other office gives it back to whoever led it. */
export const isOwnGame = ({ rules }: Book, game: Game, person: PersonId): boolean =>
  !rules.protest.deciders.value.ownGame.includes('chief') && game.ledBy.includes(person);

/** Null where this person decides it. */
export const whyNotDecider = ({ state, book, by }: Scene, protest: Protest): TournamentRefusal | null => {
  const game = gameOf(state, protest.game);
  const { clause } = book.rules.protest.deciders;
  if (!game) return refuse('game/unknown', { game: protest.game });
  if (isParty(state, game, by)) return ownGame(game.id);
  const own = isOwnGame(book, game, by);
  const judge = isJudge(state, by, game.id, decidersOf(state, book, game));
  if (judge && !own) return null;
  return refuse(
    own && (judge || holds(state, by, 'chief')) ? 'protest/own-game' : 'protest/not-yours',
    { protest: protest.id },
    clause,
  );
};

/** The same words of the same player about the same game are the same protest, whichever way they came. */
export const sameProtest = (
  { protests }: TournamentState,
  game: string,
  { player, text }: Pick<Protest, 'player' | 'text'>,
): Protest | undefined =>
  Object.values(protests).find(
    (each) => each.game === game && each.player === player && each.text.trim() === text.trim(),
  );

const openProtest = ({ state, book }: Scene, id: string): TournamentRefusal | null => {
  const protest = protestOf(state, id);
  if (!protest) return refuse('protest/unknown', { protest: id });
  return protest.decision === null
    ? null
    : refuse('protest/decided', { protest: id }, book.rules.protest.final);
};

const file = (scene: Scene, command: TournamentCommandOf<'protest'>): TournamentAnswer => {
  const { state, book, by } = scene;
  const { protest, game: id, player, form, subject, text } = command;
  const { rules } = book;
  const game = gameOf(state, id);
  if (!game) return refuse('game/unknown', { game: id });
  if (!isId(protest)) return refuse('id/form', { id: protest });
  if (protestOf(state, protest)) return refuse('protest/taken', { protest });
  const official = powersFor(state, by, command).some((power) => power !== 'player');
  if (!game.seats.includes(player) || (!official && player !== by))
    return refuse('protest/not-your-game', { person: player }, rules.protest.right);
  const { forms, subjects, deadline } = rules.protest;
  if (!forms.value.includes(form)) return refuse('protest/form', { form }, forms.clause);
  if (!subjects.value.includes(subject))
    return refuse('protest/subject', { subject }, subjects.clause ?? rules.protest.right);
  if (!isText(text)) return refuse('text/missing', { field: 'text' });
  const same = sameProtest(state, id, command);
  if (same) return refuse('protest/taken', { protest: same.id });
  const window = protestWindow(scene, game, player);
  if (!window.open) return refuse('protest/late', { until: window.until ?? '-' }, deadline.clause);
  return [{ type: 'ProtestFiled', protest, game: id, player, form, subject, text }];
};

const filable = ({ state, book }: Scene, id: string): TournamentRefusal | null => {
  const game = gameOf(state, id);
  if (!game) return refuse('game/unknown', { game: id });
  const over = game.status === 'final' || game.status === 'annulled' || game.endedAt === null;
  return over ? refuse('game/status', { game: id, status: game.status }, book.rules.protest.right) : null;
};

/** The player, the referee of the game, whoever decides, and the committee once it is brought in. */
const mayAddEvidence = (scene: Scene, id: string): TournamentRefusal | null => {
  const { state, book, by } = scene;
  const protest = protestOf(state, id);
  const refused = openProtest(scene, id);
  if (refused || !protest) return refused;
  const { value: adviser, clause } = book.rules.protest.consults;
  const party =
    protest.player === by ||
    isJudge(state, by, protest.game, ['table-referee']) ||
    whyNotDecider(scene, protest) === null;
  return party || (protest.consulted && isJudge(state, by, protest.game, [adviser]))
    ? null
    : refuse('protest/not-yours', { protest: id }, clause);
};

const decideProtest: CommandGuard<'decide-protest'> = {
  target: 'protest',
  ready: (scene, id) => {
    const protest = protestOf(scene.state, id);
    return openProtest(scene, id) ?? (protest ? whyNotDecider(scene, protest) : null);
  },
  decide: ({ book }, { protest, outcome, reason }) => {
    const { outcomes, deciders } = book.rules.protest;
    if (outcome !== 'rejected' && outcome !== 'upheld')
      return refuse('protest/outcome', { outcome }, outcomes.clause);
    if (!isText(reason)) return refuse('text/missing', { field: 'reason' });
    return [{ type: 'ProtestDecided', protest, outcome, reason, clause: outcomes.clause ?? deciders.clause }];
  },
};

export const protestChecks: CommandGuards<
  'protest' | 'withdraw-protest' | 'add-evidence' | 'consult-committee' | 'decide-protest' | 'complain'
> = {
  protest: { target: 'game', ready: filable, decide: file },
  'withdraw-protest': {
    target: 'protest',
    ready: openProtest,
    decide: (_, { protest }) => [{ type: 'ProtestWithdrawn', protest }],
  },
  'add-evidence': {
    target: 'protest',
    ready: mayAddEvidence,
    decide: (_, { protest, kind, text }) =>
      evidenceKinds.includes(kind) && isText(text)
        ? [{ type: 'EvidenceAdded', protest, kind, text }]
        : refuse('text/missing', { field: 'text' }),
  },
  'consult-committee': {
    target: 'protest',
    ready: (scene, id) => {
      const protest = protestOf(scene.state, id);
      const consulted = protest?.consulted
        ? refuse('protest/consulted', { protest: id }, scene.book.rules.protest.consults.clause)
        : null;
      return openProtest(scene, id) ?? (protest ? whyNotDecider(scene, protest) : null) ?? consulted;
    },
    decide: ({ book }, { protest }) => [
      { type: 'CommitteeConsulted', protest, clause: book.rules.protest.consults.clause },
    ],
  },
  'decide-protest': decideProtest,
  complain: {
    target: 'game',
    ready: ({ state }, id) =>
      gameOf(state, id)?.endedAt == null
        ? refuse('game/status', { game: id, status: gameOf(state, id)?.status ?? '-' })
        : null,
    decide: ({ book }, { game, text }) =>
      isText(text)
        ? [{ type: 'ComplaintFiled', game, text, clause: book.rules.protest.complaint.clause }]
        : refuse('text/missing', { field: 'text' }),
  },
};
