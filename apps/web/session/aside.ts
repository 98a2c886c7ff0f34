// What stands beside the record and must survive a closed page: the step being performed, clocks, what is entered but not accepted.
import type { Json } from '@omerta/base/canonical.ts';
import type { Shot } from '@omerta/rules/game/command.ts';
import type { Step } from '@omerta/rules/game/decide/expects.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { SpokenPhrase } from '@omerta/rules/game/tell/prompt.ts';
import { type Clock, heldFor } from './clock.ts';

/** The step the referee has begun; a line may already have recorded it, as a nomination records its speech. */
export type BegunStep = { readonly step: Step; readonly seat: Seat | null; readonly phase: string };

export const phaseOf = ({ phase, number }: Pick<GameState, 'phase' | 'number'>): string =>
  `${phase} ${number}`;

/** Entered on the screen for the expected step and not accepted yet. */
export type Draft = {
  /** Hands in a ballot or a lift, the best move's numbers in the order said, a check that a player proposes. */
  readonly seats: readonly Seat[];
  readonly count: number | null;
  /** When the candidate was called: the voting window runs from there. */
  readonly calledAt: number | null;
  /** Each black's own shot, where they differ; `shooter` is whose shot the next tap gives. */
  readonly shots: readonly Shot[];
  readonly shooter: Seat | null;
};

export const emptyDraft: Draft = { seats: [], count: null, calledAt: null, shots: [], shooter: null };

/** `line` counts the standing lines up to the one that is to be announced. */
export type Unannounced = SpokenPhrase & { readonly seat: Seat; readonly line: number };

export type Aside = {
  readonly standing: BegunStep | null;
  readonly clock: Clock | null;
  /** Numbers one to ten called to the shooters with an even beat. */
  readonly calling: Clock | null;
  readonly draft: Draft;
  /** What is still to be said of a step that is over: the Don falls asleep, the best move is accepted. */
  readonly closing: readonly SpokenPhrase[];
  /** Fouls and warnings given in a speech and announced after it. */
  readonly unannounced: readonly Unannounced[];
  /** How far the record was when the step began: what answers a line before it has been said. */
  readonly heard: number;
  /** The night in which the morning was called though a removal had ended the game: no line tells of it. */
  readonly woken: string | null;
  /** The night to which undo led back: its music waits for the referee. */
  readonly hushed: string | null;
  /** Undo or redo led to it in such a night: eyes may be open, so the answer to a check shows only while held. */
  readonly veiled: boolean;
  /** The chief referee is called and has not decided yet. */
  readonly chief: boolean;
  /** The clock that a break or the chief has stopped, and that goes on with the game. */
  readonly stopped: boolean;
  /** How it stood before a press that wrote no line, as a speech begun: undo goes back to it first, and redo on again. */
  readonly before: Kept | null;
  readonly after: Kept | null;
};

export const emptyAside: Aside = {
  standing: null,
  clock: null,
  calling: null,
  draft: emptyDraft,
  closing: [],
  unannounced: [],
  heard: 0,
  woken: null,
  hushed: null,
  veiled: false,
  chief: false,
  stopped: false,
  before: null,
  after: null,
};

/** A new line ends what was being entered; the queue waits on. */
export const afterLine = (aside: Aside): Aside => ({
  ...aside,
  draft: emptyDraft,
  before: null,
  after: null,
});

/** What stood beside the record of an earlier version, and when it was left. */
export type Kept = { readonly version: number; readonly aside: Aside; readonly at: number };

/** Come back to it: its clocks go on from where they were. */
export const takenUp = ({ aside, at }: Kept, now: number): Aside => {
  const [clock, calling] = [aside.clock, aside.calling].map((each) => each && heldFor(each, now - at));
  const { calledAt } = aside.draft;
  return {
    ...aside,
    clock: clock ?? null,
    calling: calling ?? null,
    draft: { ...aside.draft, calledAt: calledAt === null ? null : calledAt + now - at },
  };
};

/** Presses without a line that were undone at this position. */
export const undoneAt = ({ after }: Aside): number => (after ? 1 + undoneAt(after.aside) : 0);

/** What is saved: the aside of now, and those of the positions that undo and redo lead to. */
export type Saved = { readonly aside: Aside; readonly kept: readonly Kept[] };

/** Without what stands in every empty one: undo leads to many, and all are written after each press. */
const slim = <T extends object>(value: T, empty: T): Partial<T> => {
  const told = Object.entries(value).filter(
    ([key, each]) => JSON.stringify(each) !== JSON.stringify(empty[key as keyof T]),
  );
  return Object.fromEntries(told) as Partial<T>;
};

type SlimAside = Partial<Omit<Aside, 'before' | 'after'>> & {
  readonly before?: SlimKept | null;
  readonly after?: SlimKept | null;
};
type SlimKept = Omit<Kept, 'aside'> & { readonly aside: SlimAside };

const slimKept = (kept: Kept | null): SlimKept | null => kept && { ...kept, aside: slimAside(kept.aside) };

const slimmed = new WeakMap<Aside, SlimAside>();

/** Once for each: those of earlier positions stay as they are. */
const slimAside = (aside: Aside): SlimAside => {
  const known = slimmed.get(aside);
  if (known) return known;
  const made = {
    ...slim(aside, emptyAside),
    before: slimKept(aside.before),
    after: slimKept(aside.after),
  };
  slimmed.set(aside, made);
  return made;
};

export const savedToJson = ({ aside, kept }: Saved): Json =>
  JSON.parse(JSON.stringify({ aside: slimAside(aside), kept: kept.map(slimKept) })) as Json;

/** What was saved later stands for the same position. */
export const withEarlier = (saved: Saved, earlier: Saved): Saved => {
  const later = new Set(saved.kept.map(({ version }) => version));
  return { ...saved, kept: [...earlier.kept.filter(({ version }) => !later.has(version)), ...saved.kept] };
};
