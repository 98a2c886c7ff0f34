// Whether a command is allowed, and what happens: form, once only, whose it is, what it is about, what it says.
import { isRefusal } from '@omerta/base/refusal.ts';
import { checks } from './checks.ts';
import type { TournamentCommand, TournamentCommandType } from './command.ts';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { saidOpenly, whyNotImpartial } from './impartial.ts';
import { eventMeta, isFormed, type Keeping, type PersonId, system } from './meta.ts';
import { type About, powersFor } from './powers.ts';
import { refuse, type TournamentRefusal, type TournamentRefusalCode } from './refusal.ts';
import { chooseBook } from './rulebooks/choose.ts';
import { type Context, isOwner, type Scene, type TargetKind, type TournamentAnswer } from './scene.ts';
import { isSeen } from './seen.ts';
import { chargeOf, entryOf, gameOf, protestOf, rulingOf, stageOf, type TournamentState } from './state.ts';
import { notBefore } from './time.ts';

/** `at` is the time of the events. */
type TournamentDone = { readonly events: readonly TournamentEvent[]; readonly at: string };
type TournamentDecided = TournamentDone | TournamentRefusal;
type TournamentPerformed = (TournamentDone & { readonly state: TournamentState }) | TournamentRefusal;

/** What may still be said of a finished tournament. */
const afterFinish: ReadonlySet<TournamentCommandType> = new Set([
  'reopen-tournament',
  'hand-out-archive',
  'release-results',
  'complain',
  'mark-payment',
  'point-screen',
  'drop-screen',
] satisfies TournamentCommandType[]);

/** What the club's owner may do without an office here. */
const ofOwner: ReadonlySet<TournamentCommandType> = new Set([
  'reopen-tournament',
  'hand-out-archive',
] satisfies TournamentCommandType[]);

const unknownCode: Readonly<Record<TargetKind, TournamentRefusalCode>> = {
  game: 'game/unknown',
  person: 'entry/unknown',
  stage: 'stage/unknown',
  team: 'team/unknown',
  protest: 'protest/unknown',
  ruling: 'ruling/unknown',
  charge: 'charge/unknown',
};

const exists: Readonly<Record<TargetKind, (state: TournamentState, id: string) => boolean>> = {
  game: (state, id) => gameOf(state, id) !== undefined,
  person: (state, id) => entryOf(state, id) !== undefined,
  stage: (state, id) => stageOf(state, id) !== undefined,
  team: (state, id) => state.teams.some((each) => each.team === id),
  protest: (state, id) => protestOf(state, id) !== undefined,
  ruling: (state, id) => rulingOf(state, id) !== undefined,
  charge: (state, id) => chargeOf(state, id) !== undefined,
};

/** By the clock of whoever keeps the log. A scene only where the rules can be read, which creation has made sure of. */
export const sceneOf = (state: TournamentState, by: PersonId, clock: string, context: Context): Scene => {
  const book = chooseBook(state.rules);
  if (isRefusal(book)) throw new Error(`rules that nobody could have set: ${book.path}`);
  const { club, play = null } = context;
  return { state, by, at: notBefore(state.at, clock), club, book, play };
};

/** Whether the tournament is at a point where commands of this kind have a meaning. */
const whyNotPhase = ({ state }: Scene, type: TournamentCommandType): TournamentRefusal | null => {
  if (type === 'create-tournament') return state.phase === 'none' ? null : refuse('tournament/exists');
  if (state.phase === 'none') return refuse('tournament/none');
  return state.phase === 'finished' && !afterFinish.has(type) ? refuse('tournament/finished') : null;
};

/** Everything that depends on the person and the thing alone, whatever the command says. */
export const whyNotReady = (scene: Scene, about: About, id: string | null): TournamentRefusal | null => {
  const { target, ready } = checks[about.type];
  const phase = whyNotPhase(scene, about.type);
  if (phase) return phase;
  if (target !== null && (id === null || !exists[target](scene.state, id)))
    return refuse(unknownCode[target], { [target]: id ?? '-' });
  const isGiven =
    about.type === 'create-tournament' ||
    (ofOwner.has(about.type) && isOwner(scene)) ||
    powersFor(scene.state, scene.by, about).length > 0;
  if (!isGiven) return refuse('office/not-yours', { command: about.type });
  return whyNotImpartial(scene, about) ?? ready?.(scene, id ?? '') ?? null;
};

/** What a command is about is its target and nothing else that it may say; without one, a person. */
const aboutOf = (command: TournamentCommand): { readonly about: About; readonly id: string | null } => {
  const { type } = command;
  const { target } = checks[type];
  const fields: Readonly<Record<string, unknown>> = command;
  const id = fields[target ?? 'person'];
  if (typeof id !== 'string') return { about: { type }, id: null };
  return target === null ? { about: { type, person: id }, id: null } : { about: { type, [target]: id }, id };
};

type Check = (scene: Scene, command: TournamentCommand, seed: string) => TournamentAnswer;

export const decide = (
  state: TournamentState,
  command: TournamentCommand,
  keeping: Keeping,
  context: Context,
): TournamentDecided => {
  // Nothing in a tournament follows by itself.
  if (!isFormed(command, keeping) || command.by === system) return refuse('command/form', { id: command.id });
  if (!Object.hasOwn(checks, command.type)) return refuse('command/form', { id: command.id });
  if (isSeen(state.seen, command.id)) return refuse('command/already-done', { id: command.id });
  const scene = sceneOf(state, command.by, keeping.at, context);
  const { about, id } = aboutOf(command);
  const refused = whyNotReady(scene, about, id);
  if (refused) return refused;
  const check = checks[command.type].decide as Check;
  const answer = check(scene, command, keeping.seed);
  if (isRefusal(answer)) return answer;
  const { at } = scene;
  const bodies = [...answer, ...saidOpenly(scene, about)];
  return { events: bodies.map((body) => ({ ...body, ...eventMeta(command, at) })), at };
};

/** Decides and folds in one go. */
export const perform = (
  state: TournamentState,
  command: TournamentCommand,
  keeping: Keeping,
  context: Context,
): TournamentPerformed => {
  const decided = decide(state, command, keeping, context);
  return isRefusal(decided) ? decided : { ...decided, state: decided.events.reduce(evolve, state) };
};
