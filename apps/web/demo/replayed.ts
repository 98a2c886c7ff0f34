// A finished game as steps to walk through: the table after each line, and what the line did.
import type { Command } from '@omerta/rules/game/command.ts';
import type { GameEvent } from '@omerta/rules/game/event.ts';
import { has, listOf, type Seat } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState, lastBallot } from '@omerta/rules/game/state.ts';
import { isProblem, parse } from '@omerta/rules/notation/parse.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import { type GameRecord, rolesOf } from '@omerta/rules/notation/record.ts';
import { replay } from '@omerta/rules/notation/replay.ts';

export type Step = {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** The line as it is written; null before the first. */
  readonly line: string | null;
  /** Whose line it is. */
  readonly actor: Seat | null;
  /** The candidate who is voted on. */
  readonly asked: Seat | null;
  /** Hands against the candidate, or the seats meant: a victim, a check, three of a best move. */
  readonly meant: readonly Seat[];
};

const actorOf = (command: Command): Seat | null => ('seat' in command && typeof command.seat === 'number' ? command.seat : null);

const handsAgainst = (state: GameState, candidate: Seat): readonly Seat[] => {
  const ballot = lastBallot(state);
  return listOf(ballot?.hands[ballot.candidates.indexOf(candidate)]?.seats ?? 0);
};

const meantBy = (command: Command, before: GameState, after: GameState): readonly Seat[] => {
  switch (command.type) {
    case 'vote':
      return handsAgainst(after, command.candidate);
    case 'lift':
      return command.hands.kind === 'named' || command.hands.kind === 'counted' ? command.hands.seats : [];
    case 'shots':
      return [...new Set(command.shots.flatMap(({ targets }) => targets))].filter((seat) => has(before.alive, seat));
    case 'don':
    case 'sheriff':
      return command.target === null ? [] : [command.target];
    case 'best':
      return command.seats;
    default:
      return [];
  }
};

export type Replayed = { readonly record: GameRecord; readonly steps: readonly [Step, ...Step[]] };

/** Undefined for a text that is no game. */
export const replayed = (text: string): Replayed | undefined => {
  const record = parse(text);
  if (isProblem(record)) return undefined;
  let before = initialState(rolesOf(record));
  const steps: [Step, ...Step[]] = [{ state: before, events: [], line: null, actor: null, asked: null, meant: [] }];
  replay(record, undefined, ({ command, events, state }) => {
    steps.push({
      state,
      events,
      line: makeLine(command),
      actor: actorOf(command),
      meant: meantBy(command, before, state),
      asked: command.type === 'vote' ? command.candidate : null,
    });
    before = state;
  });
  return { record, steps };
};

export const inGame = ({ alive }: GameState): readonly Seat[] => listOf(alive);

/** Where each day and night begins. */
export const chaptersOf = (steps: readonly Step[]): readonly { readonly at: number; readonly phase: 'day' | 'night'; readonly number: number }[] =>
  steps.flatMap(({ state }, at) => {
    const before = steps[at - 1]?.state;
    const same = before?.phase === state.phase && before.number === state.number;
    return (state.phase === 'day' || state.phase === 'night') && !same ? [{ at, phase: state.phase, number: state.number }] : [];
  });
