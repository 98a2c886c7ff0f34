// A game with one line typed wrong, and the presses that put it right on the timeline.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command, Hands, LiftHands } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { print } from '@omerta/rules/notation/print.ts';
import { type GameRecord, rolesOf } from '@omerta/rules/notation/record.ts';
import { type Line, timeline } from '../session/timeline.ts';
import { isTold } from '../session/told.ts';

export type Slip = { readonly wrong: string; readonly right: string; readonly presses: readonly string[] };

const replayed = (
  { rulebook }: GameRecord,
  start: GameState,
  commands: readonly Command[],
): GameState | undefined => {
  let state = start;
  for (const command of commands) {
    const done = perform(rulebook, state, command);
    if (isRefusal(done)) return undefined;
    state = done.state;
  }
  return state;
};

const named = (random: Random): Hands => ({ kind: 'named', seats: seats.filter(() => random.chance(0.4)) });

const isNamed = (hands: LiftHands): hands is Extract<Hands, { kind: 'named' | 'rest' }> =>
  hands.kind === 'named' || hands.kind === 'rest';

/** What a tired hand may have written instead; undefined for lines that the slip leaves alone. */
const mistaken = (command: Command, random: Random): Command | undefined => {
  const seat = random.pick(seats);
  switch (command.type) {
    case 'nominate':
      return { ...command, nominee: seat };
    case 'foul':
    case 'warn':
      return { ...command, seat };
    case 'vote':
      return isNamed(command.hands) ? { ...command, hands: named(random) } : undefined;
    case 'lift':
      return isNamed(command.hands) ? { ...command, hands: named(random) } : undefined;
    case 'shots':
      return command.shots.every(({ targets }) => targets.length < 2)
        ? { ...command, shots: command.shots.map(({ by }) => ({ by, targets: [seat] })) }
        : undefined;
    case 'don':
    case 'sheriff':
      return { ...command, target: seat };
    case 'best':
      return { ...command, seats: random.shuffle(seats).slice(0, 3) };
    default:
      return undefined;
  }
};

const field = (name: string, value: Seat | 'none' | null): string =>
  `[data-field="${name}"] [data-value="${value ?? 'none'}"]`;

const count = (hands: number): string => `[data-field="count"] [data-value="${hands}"]`;

/** Marks that stand are taken away first: the order of the marks is the order of the line. */
const marked = (name: string, had: readonly Seat[], wanted: readonly Seat[]): readonly string[] => {
  if (wanted.length === 0 && had.length === 0) return [field(name, 'none')];
  return [...had, ...wanted].map((seat) => field(name, seat));
};

const handsOf = (wrong: LiftHands, right: LiftHands): readonly string[] => {
  const had = wrong.kind === 'named' ? wrong.seats : [];
  const wanted = right.kind === 'named' ? right.seats : [];
  return [...[...had, ...wanted].map((seat) => field('hands', seat)), count(wanted.length)];
};

const fieldPresses = (wrong: Command, right: Command, hidden: boolean): readonly string[] => {
  switch (right.type) {
    case 'nominate':
      return [field('nominee', right.nominee)];
    case 'foul':
    case 'warn':
      return [field('seat', right.seat)];
    case 'vote':
    case 'lift':
      return wrong.type === right.type ? handsOf(wrong.hands, right.hands) : [];
    case 'shots': {
      const targets = right.shots.map((shot) => shot.targets[0] ?? null);
      const [first = null] = targets;
      if (targets.every((target) => target === first)) return [field('targets', first)];
      return targets.map((target, place) => field(`target-${place}`, target));
    }
    case 'don':
    case 'sheriff':
      return [field('target', right.target)];
    case 'best':
      return marked('seats', wrong.type === 'best' && !hidden ? wrong.seats : [], right.seats);
    default:
      return [];
  }
};

/** Until the result the lines of the dark lie behind their night, without their contents. */
const wayTo = ({ number, moment, command }: Line, hidden: boolean): readonly string[] =>
  hidden
    ? [`[data-dark="${moment.kind} ${moment.number}"]`, `[data-step="${command.type}"]`]
    : [`[data-line="${number}"]`];

const cut = (record: GameRecord, commands: readonly Command[]): string =>
  print({
    ...record,
    lines: commands.map((command, i) => ({ line: i + 1, command, before: [], comment: null })),
  });

/** A slip in a random earlier line of a random part of the game, after which everything else could still be written. */
export const slipIn = (record: GameRecord, random: Random): Slip | undefined => {
  const lines = record.lines.map(({ command }) => command);
  const start = initialState(rolesOf(record));
  for (let attempt = 0; attempt < 60; attempt++) {
    const length = 3 + random.below(lines.length - 2);
    const at = random.below(length);
    const right = lines[at];
    const wrong = right && mistaken(right, random);
    if (!right || !wrong || JSON.stringify(right) === JSON.stringify(wrong)) continue;
    const part = lines.slice(0, length);
    const state = replayed(record, start, part.with(at, wrong));
    const line = state && timeline(state)[at];
    if (!state || !line) continue;
    const hidden = line.secret && !isTold({ state });
    const presses = [
      '[data-tool="history"]',
      ...wayTo(line, hidden),
      ...fieldPresses(wrong, right, hidden),
      '[data-do="correct"]',
    ];
    return { wrong: cut(record, part.with(at, wrong)), right: cut(record, part), presses };
  }
  return undefined;
};
