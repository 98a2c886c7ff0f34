// When each line of a game falls: the steps of the script take the time that their rulebook gives them.
import type { LineBefore } from '@omerta/office/simulate/table.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { type Expected, expects } from '@omerta/rules/game/decide/expects.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';

/** `seconds` after the line before it; `clock`: how long the clock runs that it starts, null: none, undefined: as it was. */
export type TimedLine = {
  readonly command: Command;
  readonly seconds: number;
  readonly clock: number | null | undefined;
  /** Whose speech of the circle follows it. */
  readonly speaks: Seat | null;
};

/** What no rulebook times takes as long as a referee needs to say it and to press a button. */
const unhurried = 5;

const secondsOf = ({ rules }: Rulebook, expected: Expected | null): number => {
  if (expected?.step === 'vote') return Number(rules.voteWindowSeconds.value);
  return expected?.seconds || unhurried;
};

const clockOf = (expected: Expected | null): number | null => expected?.seconds || null;

const nameOf = ({ phase, number }: GameState, expected: Expected | null): string =>
  `${phase} ${number} ${expected?.step} ${expected?.seat}`;

/** Lines within one step share its time; the last of them ends it. */
export const timelineOf = (
  rulebook: Rulebook,
  lines: readonly LineBefore[],
  end: GameState,
): readonly TimedLine[] => {
  const states = [...lines.map(({ before }) => before), end];
  const steps = states.map((state) => {
    const expected = expects(rulebook, state);
    return { expected, name: nameOf(state, expected) };
  });
  const sharing = steps.map(({ name }, i) => {
    let [first, last] = [i, i];
    while (steps[first - 1]?.name === name) first -= 1;
    while (last + 1 < lines.length && steps[last + 1]?.name === name) last += 1;
    return last - first + 1;
  });
  return lines.map(({ command }, i) => {
    const [now, next] = [steps[i], steps[i + 1]];
    return {
      command,
      seconds: secondsOf(rulebook, now?.expected ?? null) / (sharing[i] ?? 1),
      clock: next?.name === now?.name ? undefined : clockOf(next?.expected ?? null),
      speaks: next?.expected?.step === 'speech' ? next.expected.seat : null,
    };
  });
};
