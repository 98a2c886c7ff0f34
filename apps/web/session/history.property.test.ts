// Random games with random undo, redo, corrections and reopened pages: the record, the clock and what is entered are what plain arrays say.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/decide.ts';
import { expects } from '@omerta/rules/game/expects.ts';
import { legal } from '@omerta/rules/game/legal.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { canonical } from '@omerta/store/canonical.ts';
import { playGame } from '@omerta/testkit/bot.ts';
import { type Random, randomFrom, seedOf } from '@omerta/testkit/random.ts';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from './aside.ts';
import { left } from './clock.ts';
import { correct, undoTo } from './correct.ts';
import { currentStanding, nextStep } from './next-step.ts';
import { beside, enter, press } from './play.ts';
import type { Session } from './session.ts';
import { openingWith, room } from './testing.ts';

/** `npm run soak` plays more. */
const games = Number(process.env['OMERTA_UNDONE_GAMES'] ?? 500);
const seed = Number(process.env['OMERTA_PROPERTY_SEED'] ?? 20_261_115);
const presses = 60;

/** What the referee has before him: the record, the step, what its clock has left, what is entered. */
type Seen = {
  readonly record: readonly string[];
  readonly expected: string;
  readonly step: string;
  readonly left: number | null;
  readonly entered: string;
};

/** How a moment was come to; `unseen` is one that a single press wrote over with a second line. */
type Kind = 'start' | 'aside' | 'line' | 'correction';
type Moment = { readonly kind: Kind; readonly seen: Seen | null; readonly record: readonly string[] };

/** The model: all moments in a row, and the one the game stands at: undo goes one down, redo one up. */
type Model = { readonly moments: readonly Moment[]; readonly at: number };

const seen = (session: Session): Seen => {
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
  };
};

const momentOf = (kind: Kind, of: Seen): Moment => ({ kind, seen: of, record: of.record });

/** A line or a correction written: whatever could be brought back is gone. */
const written = ({ moments, at }: Model, ...added: readonly Moment[]): Model => ({
  moments: [...moments.slice(0, at + 1), ...added],
  at: at + added.length,
});

const nextWritten = ({ moments, at }: Model): number => moments.findIndex(({ kind }, i) => i > at && (kind === 'line' || kind === 'correction'));

/** A step begun without a line: what could be brought back still can. */
const begun = (model: Model, moment: Moment): Model => {
  const { moments, at } = model;
  const next = nextWritten(model);
  return { moments: [...moments.slice(0, at + 1), moment, ...(next < 0 ? [] : moments.slice(next))], at: at + 1 };
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

const arrived = (session: Session, model: Model, to: number, before: Seen): Model => {
  const here = seen(session);
  expect(here.record).toEqual(model.moments[to]?.record);
  const shown = shownAt(model, to, before);
  if (shown) expect(here).toEqual(shown);
  return { ...model, at: to };
};

const version = (session: Session): number => session.live().course.version;

/** Lines that end the game early leave nothing to undo into. */
const grave: ReadonlySet<string> = new Set(['undo', 'forfeit', 'annul', 'remove', 'hand', 'lift-hand', 'shoot', 'ruling']);
/** What one player does himself is part of the referee's line. */
const playerWords: ReadonlySet<string> = new Set(['hand', 'lift-hand', 'shoot']);
const entering: ReadonlySet<string> = new Set(['vote', 'lift', 'shots', 'don', 'sheriff', 'best']);

const randomLine = (session: Session, random: Random): LineCommand | null => {
  const { rulebook: book, state } = session.live().course;
  const open = legal(book, state).filter(({ type }) => !grave.has(type));
  const wanted = open.filter(({ type }) => entering.has(type));
  const from = wanted.length > 0 && random.below(3) > 0 ? wanted : open;
  return from.length > 0 ? random.pick(from) : null;
};

type Act = (session: Session, model: Model, random: Random, before: Seen) => Model;

const pressNext: Act = (session, model) => {
  const { course, aside } = session.live();
  const next = nextStep(course.rulebook, course.state, aside);
  if (next.kind !== 'record' && next.kind !== 'begin' && next.kind !== 'finish') return model;
  if (press(session, next, course.version) !== 'done') return model;
  const now = seen(session);
  switch (now.record.length - linesOf(course.state).length) {
    case 0:
      return begun(model, momentOf('aside', now));
    case 1:
      return written(model, momentOf('line', now));
    default:
      return written(model, { kind: 'line', seen: null, record: now.record.slice(0, -1) }, momentOf('line', now));
  }
};

const giveLine: Act = (session, model, random) => {
  const command = randomLine(session, random);
  if (!command) return model;
  const give = entering.has(command.type) ? enter : beside;
  return give(session, command, version(session)) === 'done' ? written(model, momentOf('line', seen(session))) : model;
};

const mark: Act = (session, model, random) => {
  session.setAside({ draft: { ...emptyDraft, count: random.below(4), seats: [random.pick([1, 2, 3, 4, 5] as const)] } });
  return model;
};

/** Going back by lines alone passes each moment; over a correction it is one step of its own. */
const wentBack = (session: Session, model: Model, before: Seen): Model => {
  const now = seen(session);
  const to = model.moments.findLastIndex(({ record }, i) => i < model.at && canonical(record) === canonical(now.record));
  const plain = to >= 0 && model.moments.slice(to + 1, model.at + 1).every(({ kind }) => kind !== 'correction');
  if (!plain) return written(model, momentOf('correction', now));
  let [passing, shown]: [Model, Seen | null] = [model, before];
  while (passing.at > to) {
    shown = shownAt(passing, passing.at - 1, shown);
    const passed = { ...(passing.moments[passing.at - 1] as Moment), seen: shown };
    passing = { moments: passing.moments.with(passing.at - 1, passed), at: passing.at - 1 };
  }
  if (shown) expect(now).toEqual(shown);
  return passing;
};

const strike: Act = (session, model, random, before) => {
  const lines = before.record.length;
  if (lines === 0) return model;
  const line = 1 + random.below(lines);
  if (correct(session, { line, count: 1, commands: [] }, version(session)) !== 'done') return model;
  return line === lines ? wentBack(session, model, before) : written(model, momentOf('correction', seen(session)));
};

const undo: Act = (session, model, _, before) => {
  const outcome = session.undo(version(session));
  if (model.at > 0) {
    expect(outcome).toBe('done');
    return arrived(session, model, model.at - 1, before);
  }
  expect(outcome).toMatchObject({ refusal: { code: 'undo/nothing' } });
  return model;
};

const redo: Act = (session, model, _, before) => {
  const more = model.at + 1 < model.moments.length;
  expect(session.redoCount()).toBe(model.moments.length - 1 - model.at);
  if (!more) return model;
  expect(session.redo(version(session))).toBe('done');
  return arrived(session, model, model.at + 1, before);
};

/** Back over several lines at once. */
const goBack: Act = (session, model, random, before) => {
  const lines = before.record.length;
  const back = random.below(Math.min(lines, 8) + 1);
  if (back === 0) return model;
  expect(undoTo(session, lines - back, version(session))).toBe('done');
  expect(seen(session).record).toEqual(before.record.slice(0, lines - back));
  return wentBack(session, model, before);
};

const acts: readonly Act[] = [pressNext, pressNext, pressNext, giveLine, giveLine, mark, strike, undo, undo, undo, redo, redo, goBack];

const play = async (id: RulebookId, own: number): Promise<void> => {
  const random = randomFrom(own);
  const { start, reopen, device } = await room();
  const { deal, state } = playGame(rulebook(id), own);
  const lines = linesOf(state).filter(({ type }) => !playerWords.has(type));
  let session = await start(openingWith(rulebook(id), deal), lines.slice(0, random.below(lines.length)));
  const given = seen(session).record;
  const before: Moment[] = given.map((_, i) => ({ kind: i === 0 ? 'start' : 'line', seen: null, record: given.slice(0, i) }));
  let model: Model = { moments: [...before, momentOf(before.length === 0 ? 'start' : 'line', seen(session))], at: before.length };
  for (let i = 0; i < presses; i++) {
    device.advance(random.below(4) * 1500);
    const before = seen(session);
    // A moment is left as it is now: its clock has run on since it began.
    model = { ...model, moments: model.moments.with(model.at, { ...(model.moments[model.at] as Moment), seen: before }) };
    model = random.pick(acts)(session, model, random, before);
    if (random.below(12) > 0) continue;
    const saved = seen(session);
    await session.settled();
    session = await reopen(session.live().id);
    expect(seen(session)).toEqual(saved);
  }
};

describe(`${games} random games undone, redone and corrected at random`, () => {
  for (const [place, id] of rulebookIds.entries()) {
    it(`${id}: every moment comes back as it was`, async () => {
      for (let i = place; i < games; i += rulebookIds.length) {
        const own = seedOf(seed, i);
        await play(id, own).catch((error: Error) => {
          error.message = `${id}, seed ${own}: ${error.message}`;
          throw error;
        });
      }
    }, 1_800_000);
  }
});
