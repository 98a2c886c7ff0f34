// When a sanction given in a speech is announced: at once, or in the pause after the speech.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { Command } from '../command.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';

/** Who is speaking, and whose sanctions wait already. */
export type SpeechNow = { readonly speaker: Seat | null; readonly waiting: readonly Seat[] };

/**
 * Where the rulebook advises the pause, a warning and a foul to another than the speaker wait for it. What silences or removes, what
 * disturbs by its very look and what goes on is said at once. `state` is the one before the line.
 */
export const waitsForPause = (
  { rules, violations }: Rulebook,
  state: GameState,
  { speaker, waiting }: SpeechNow,
  command: Command,
): boolean => {
  if (speaker === null || rules.foulAnnouncement.value === 'at-once') return false;
  if (command.type === 'warn') return true;
  if (command.type !== 'foul' || command.seat === speaker) return false;
  const { seat, clause } = command;
  const silences = state.fouls[seat] + 1 >= rules.silencedAtFouls.value;
  const goesOn = rules.foulsOfOneAct.value === 'repeat-while-it-lasts' && waiting.includes(seat);
  const disturbs = violations.some((each) => each.clause === clause && each.saidAtOnce);
  return !silences && !goesOn && !disturbs;
};
