// The lines of a record that stand, each with the state before and after it: lines taken back or replaced are gone.
import { replayWith } from '@omerta/rules/game/decide/correction.ts';
import { type Act, type Consequence, isAct } from '@omerta/rules/game/event.ts';
import { eventsOf, evolve } from '@omerta/rules/game/fold/evolve.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { AppliedLine } from '@omerta/rules/notation/replay.ts';
import type { AdvisedGame } from './suggestion.ts';

export type PlayedStep = {
  readonly line: number;
  readonly act: Act;
  readonly consequences: readonly Consequence[];
  readonly before: GameState;
  readonly after: GameState;
};

/** The line number of every act that stands, oldest first. */
const standingLines = ({ rulebook, lines }: AdvisedGame): number[] => {
  let standing: number[] = [];
  let before: AppliedLine | undefined;
  for (const applied of lines) {
    const { command, line } = applied;
    if (command.type === 'undo') standing = standing.slice(0, -1);
    else if (command.type === 'replace' && before) {
      const dropped = replayWith(rulebook, before.state, command).conflicts.map((each) => each.line);
      const kept = (from: number, to: number): number[] =>
        standing.slice(from, to).filter((_, i) => !dropped.includes(from + i + 1));
      const after = command.line - 1 + command.count;
      standing = [
        ...kept(0, command.line - 1),
        ...command.commands.map(() => line),
        ...kept(after, standing.length),
      ];
    } else standing = [...standing, line];
    before = applied;
  }
  return standing;
};

export const stepsOf = (game: AdvisedGame): readonly PlayedStep[] => {
  const final = game.lines.at(-1)?.state;
  if (!final) return [];
  const numbers = standingLines(game);
  const steps: PlayedStep[] = [];
  let state = initialState(final.dealtRoles);
  let current: {
    line: number;
    act: Act;
    consequences: Consequence[];
    before: GameState;
    after: GameState;
  } | null = null;
  for (const event of eventsOf(final.log)) {
    const after: GameState = evolve(state, event);
    if (isAct(event)) {
      current = { line: numbers[steps.length] ?? 0, act: event, consequences: [], before: state, after };
      steps.push(current);
    } else if (current && event.type !== 'LineReplaced') {
      current.consequences.push(event);
      current.after = after;
    }
    state = after;
  }
  return steps;
};
