// A written game with every step of the script in it: what the screen asks for, line by line.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import type { Expected } from '@omerta/rules/game/decide/expects.ts';
import { isPerformed } from '@omerta/rules/game/decide/step-kinds.ts';
import { commandOf, isAct } from '@omerta/rules/game/event.ts';
import { afterResult, isPlay } from '@omerta/rules/game/line-kinds.ts';
import { type GameState, initialState, lastBallot } from '@omerta/rules/game/state.ts';
import { type GameRecord, rolesOf } from '@omerta/rules/notation/record.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import { seenResult } from '@omerta/rules/view/table.ts';

/** A line, and the game before and after it. */
export type Spelled = { readonly command: Command; readonly before: GameState; readonly after: GameState };

const give = (rulebook: Rulebook, before: GameState, command: Command): Spelled => {
  const done = perform(rulebook, before, command);
  if (isRefusal(done)) throw new Error(`${JSON.stringify(command)}: ${done.code}`);
  const act = done.events.find(isAct);
  return { command: act ? commandOf(act) : command, before, after: done.state };
};

/** The line that passes the expected step without anything in it; undefined where it cannot be left out. */
const passed = (state: GameState, { step, seat }: Expected): Command | undefined => {
  if (isPerformed(step)) return { type: 'next' };
  if (step === 'best' && state.phase === 'day') return { type: 'next' };
  // Decided in the dark: the record may leave the rest of the night out, the screen does not.
  if (state.result && step === 'best') return { type: 'best', seats: [] };
  if (state.result && step === 'day') return { type: 'day', number: state.number };
  if (step === 'don' || step === 'sheriff') return { type: step, target: null };
  if (step === 'vote' && seat !== null && lastBallot(state)?.outcome)
    return { type: 'vote', candidate: seat, hands: { kind: 'named', seats: [] } };
  return undefined;
};

const isStep = (state: GameState, command: Command, expected: Expected): boolean => {
  switch (command.type) {
    case 'speech':
      return expected.step === 'speech' && expected.seat === command.seat;
    case 'nominate':
    case 'withdraw':
      return (
        (expected.step === 'speech' && expected.seat === command.seat) || state.day?.turn === command.seat
      );
    case 'tie-speech':
    case 'last':
      return expected.step === command.type && expected.seat === command.seat;
    case 'vote':
      return expected.step === 'vote' && expected.seat === command.candidate;
    case 'next':
      return true;
    default:
      return expected.step === command.type;
  }
};

/** When the result is told the script is over: the lines of play that may still be written add nothing to the game. */
const isLeftOver = (state: GameState, { type }: Command): boolean =>
  seenResult(state) !== null && isPlay(type) && afterResult(type) !== 'in-last-words';

export const spellOut = (record: GameRecord): readonly Spelled[] => {
  const { rulebook } = record;
  const lines: Spelled[] = [];
  let state = initialState(rolesOf(record));
  const add = (command: Command): void => {
    const line = give(rulebook, state, command);
    lines.push(line);
    state = line.after;
  };
  for (const { command } of record.lines) {
    if (isLeftOver(state, command)) continue;
    while (isPlay(command.type)) {
      const expected = conducts(rulebook, state);
      const pass = expected && !isStep(state, command, expected) ? passed(state, expected) : undefined;
      if (!pass) break;
      add(pass);
    }
    add(command);
  }
  // The last words of those who leave, and the rest of a decided game up to them: the screen does not let it go without.
  for (;;) {
    const expected = conducts(rulebook, state);
    const isDue = state.result !== null || expected?.step === 'last';
    const pass = expected && isDue ? passed(state, expected) : undefined;
    if (!pass) break;
    add(pass);
  }
  return lines;
};
