// For tests: a referee who goes on, back, forward again and corrects at random, beside a model of plain arrays that says what must then be there.
import { canonical } from '@omerta/base/canonical.ts';
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { playGame } from '@omerta/bots/bot.ts';
import type { CommandType, LineCommand } from '@omerta/rules/game/command.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { legal } from '@omerta/rules/game/decide/legal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isPlayersAlone } from '@omerta/rules/game/line-kinds.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { beside, enter, press } from '../../play/play.ts';
import { emptyDraft } from '../aside.ts';
import { left } from '../clock.ts';
import { correct, undoTo } from '../correct.ts';
import { currentStanding, nextStep } from '../next-step.ts';
import type { Session } from '../session.ts';
import { openingWith, room } from './sessions.ts';

/** What the referee has before him: the record, the step, what its clock has left, what is entered, and the screen where there is one. */
type Seen = {
  readonly record: readonly string[];
  readonly expected: string;
  readonly step: string;
  readonly left: number | null;
  readonly entered: string;
  readonly screen: string;
  /** The answer to a check is hidden, which the screen showed before. */
  readonly veiled: boolean;
};

/** A screen of the game: `open` puts it on, `read` tells all that is on it now. */
export type Screen = {
  readonly open: (session: Session) => Promise<void>;
  readonly read: () => Promise<string>;
};

const noScreen: Screen = { open: async () => undefined, read: async () => '' };

const same = (what: string, found: unknown, wanted: unknown): void => {
  if (canonical(found as never) === canonical(wanted as never)) return;
  throw new Error(`${what}\nfound  ${JSON.stringify(found)}\nwanted ${JSON.stringify(wanted)}`);
};

/** Part by part: what differs is told alone. */
const sameParts = (what: string, found: Seen, wanted: Seen): void => {
  for (const part of Object.keys(wanted) as readonly (keyof Seen)[])
    same(`${what}: ${part}`, found[part], wanted[part]);
};

/** How a moment was come to; `unseen` is one that a single press wrote over with a second line. */
type Kind = 'start' | 'aside' | 'line' | 'correction';
type Moment = { readonly kind: Kind; readonly seen: Seen | null; readonly record: readonly string[] };

/** The model: all moments in a row, and the one the game stands at: undo goes one down, redo one up. */
type Model = { readonly moments: readonly Moment[]; readonly at: number };

const seeOn = async (session: Session, screen: Screen): Promise<Seen> => {
  const { course, aside } = session.live();
  const { rulebook: book, state } = course;
  const { calledAt: _, ...entered } = aside.draft;
  const expected = canonical([expects(book, state), state.alive, state.paused]);
  const standing = currentStanding(book, state, aside);
  return {
    record: linesOf(state).map((command) => canonical(command)),
    expected,
    step: standing ? canonical([standing, state.paused]) : expected,
    left: aside.clock && left(aside.clock, session.now()),
    entered: canonical(entered),
    screen: await screen.read(),
    veiled: aside.veiled,
  };
};

const momentOf = (kind: Kind, of: Seen): Moment => ({ kind, seen: of, record: of.record });

/** A line or a correction written: whatever could be brought back is gone. */
const written = ({ moments, at }: Model, ...added: readonly Moment[]): Model => ({
  moments: [...moments.slice(0, at + 1), ...added],
  at: at + added.length,
});

const nextWritten = ({ moments, at }: Model): number =>
  moments.findIndex(({ kind }, i) => i > at && (kind === 'line' || kind === 'correction'));

/** A step begun without a line: what could be brought back still can. */
const begun = (model: Model, moment: Moment): Model => {
  const { moments, at } = model;
  const next = nextWritten(model);
  return {
    moments: [...moments.slice(0, at + 1), moment, ...(next < 0 ? [] : moments.slice(next))],
    at: at + 1,
  };
};

/** What is shown on coming to a moment that was left: as it was then, but a step that went on all the while keeps its clock and its marks. */
const shownAt = ({ moments, at }: Model, to: number, before: Seen | null): Seen | null => {
  const there = moments[to]?.seen ?? null;
  if (!there || !before || moments[Math.max(to, at)]?.kind === 'aside') return there;
  return {
    ...there,
    left: there.step === before.step ? before.left : there.left,
    entered: there.expected === before.expected ? before.entered : there.entered,
  };
};

/** The screen is known where nothing of it went on meanwhile and nothing is hidden. */
const sameSeen = (what: string, found: Seen, shown: Seen | null, there: Seen | null): void => {
  if (!shown) return;
  const isOther =
    shown.left !== there?.left || shown.entered !== there.entered || found.veiled || shown.veiled;
  const screen = isOther ? found.screen : shown.screen;
  sameParts(what, found, { ...shown, screen, veiled: found.veiled });
};

/** One press: the session it is made on, what is before the referee now and was before it. */
type Walk = {
  readonly session: Session;
  readonly random: Random;
  readonly see: () => Promise<Seen>;
  readonly before: Seen;
};

const arrived = async ({ see, before }: Walk, model: Model, to: number): Promise<Model> => {
  const here = await see();
  same('the record', here.record, model.moments[to]?.record);
  sameSeen('a moment come back to', here, shownAt(model, to, before), model.moments[to]?.seen ?? null);
  return { ...model, at: to };
};

const version = (session: Session): number => session.live().course.version;

/** Lines that end the game early leave nothing to undo into. */
const grave: readonly CommandType[] = ['forfeit', 'annul', 'remove', 'ruling'];
const entering: readonly CommandType[] = ['vote', 'lift', 'shots', 'don', 'sheriff', 'best'];

const randomLine = ({ session, random }: Walk): LineCommand | null => {
  const { rulebook: book, state } = session.live().course;
  const open = legal(book, state).filter(({ type }) => !grave.includes(type));
  const wanted = open.filter(({ type }) => entering.includes(type));
  const from = wanted.length > 0 && random.below(3) > 0 ? wanted : open;
  return from.length > 0 ? random.pick(from) : null;
};

type Act = (walk: Walk, model: Model) => Promise<Model> | Model;

const pressNext: Act = async ({ session, see }, model) => {
  const { course, aside } = session.live();
  const next = nextStep(course.rulebook, course.state, aside);
  if (next.kind !== 'record' && next.kind !== 'begin' && next.kind !== 'finish') return model;
  if (press(session, next, course.version) !== 'done') return model;
  const now = await see();
  switch (now.record.length - linesOf(course.state).length) {
    case 0:
      return begun(model, momentOf('aside', now));
    case 1:
      return written(model, momentOf('line', now));
    default:
      return written(
        model,
        { kind: 'line', seen: null, record: now.record.slice(0, -1) },
        momentOf('line', now),
      );
  }
};

const giveLine: Act = async (walk, model) => {
  const { session, see } = walk;
  const command = randomLine(walk);
  if (!command) return model;
  const give = entering.includes(command.type) ? enter : beside;
  return give(session, command, version(session)) === 'done'
    ? written(model, momentOf('line', await see()))
    : model;
};

const mark: Act = ({ session, random }, model) => {
  session.setAside({
    draft: { ...emptyDraft, count: random.below(4), seats: [random.pick<Seat>([1, 2, 3, 4, 5])] },
  });
  return model;
};

/** Going back by lines alone passes each moment; over a correction it is one step of its own. */
const wentBack = async ({ see, before }: Walk, model: Model): Promise<Model> => {
  const now = await see();
  const to = model.moments.findLastIndex(
    ({ record }, i) => i < model.at && canonical(record) === canonical(now.record),
  );
  const plain =
    to >= 0 && model.moments.slice(to + 1, model.at + 1).every(({ kind }) => kind !== 'correction');
  if (!plain) return written(model, momentOf('correction', now));
  const there = model.moments[to]?.seen ?? null;
  let [passing, shown]: [Model, Seen | null] = [model, before];
  while (passing.at > to) {
    shown = shownAt(passing, passing.at - 1, shown);
    const passed = { ...(passing.moments[passing.at - 1] as Moment), seen: shown };
    passing = { moments: passing.moments.with(passing.at - 1, passed), at: passing.at - 1 };
  }
  sameSeen('a moment gone back to', now, shown, there);
  return passing;
};

const strike: Act = async (walk, model) => {
  const { session, random, see, before } = walk;
  const lines = before.record.length;
  if (lines === 0) return model;
  const line = 1 + random.below(lines);
  if (correct(session, { line, count: 1, commands: [] }, version(session)) !== 'done') return model;
  return line === lines ? wentBack(walk, model) : written(model, momentOf('correction', await see()));
};

const undo: Act = (walk, model) => {
  const outcome = walk.session.undo(version(walk.session));
  if (model.at > 0) {
    same('undo', outcome, 'done');
    return arrived(walk, model, model.at - 1);
  }
  same('nothing to undo', typeof outcome === 'object' && outcome.code, 'undo/nothing');
  return model;
};

const redo: Act = (walk, model) => {
  const { session } = walk;
  same('how far redo leads', session.redoCount(), model.moments.length - 1 - model.at);
  if (model.at + 1 === model.moments.length) return model;
  same('redo', session.redo(version(session)), 'done');
  return arrived(walk, model, model.at + 1);
};

/** Back over several lines at once. */
const goBack: Act = async (walk, model) => {
  const { session, random, see, before } = walk;
  const lines = before.record.length;
  const back = random.below(Math.min(lines, 8) + 1);
  if (back === 0) return model;
  same('back over lines', undoTo(session, lines - back, version(session)), 'done');
  same('what is left of the record', (await see()).record, before.record.slice(0, lines - back));
  return wentBack(walk, model);
};

const acts: readonly Act[] = [
  pressNext,
  pressNext,
  pressNext,
  giveLine,
  giveLine,
  mark,
  strike,
  undo,
  undo,
  undo,
  redo,
  redo,
  goBack,
];

const wanderFrom = async (id: RulebookId, own: number, presses: number, screen: Screen): Promise<void> => {
  const random = randomFrom(own);
  const { start, reopen, device } = await room();
  const { deal, state } = playGame(rulebook(id), own);
  const lines = linesOf(state).filter(({ type }) => !isPlayersAlone(type));
  let session = await start(openingWith(rulebook(id), deal), lines.slice(0, random.below(lines.length)));
  const see = (): Promise<Seen> => seeOn(session, screen);
  await screen.open(session);
  const given = (await see()).record;
  const earlier: Moment[] = given.map((_, i) => ({
    kind: i === 0 ? 'start' : 'line',
    seen: null,
    record: given.slice(0, i),
  }));
  let model: Model = {
    moments: [...earlier, momentOf(earlier.length === 0 ? 'start' : 'line', await see())],
    at: earlier.length,
  };
  for (let i = 0; i < presses; i++) {
    device.advance(random.below(4) * 1500);
    const before = await see();
    // A moment is left as it is now: its clock has run on since it began.
    model = {
      ...model,
      moments: model.moments.with(model.at, { ...(model.moments[model.at] as Moment), seen: before }),
    };
    model = await random.pick(acts)({ session, random, see, before }, model);
    if (random.below(12) > 0) continue;
    const saved = await see();
    await session.settled();
    session = await reopen(session.live().id);
    await screen.open(session);
    sameParts('a page opened again', await see(), saved);
  }
};

/** A game from its own seed; throws where the model says something else. */
export const wander = (
  id: RulebookId,
  own: number,
  presses: number,
  screen: Screen = noScreen,
): Promise<void> =>
  wanderFrom(id, own, presses, screen).catch((error: Error) => {
    throw new Error(`${id}, seed ${own}: ${error.message}`);
  });
