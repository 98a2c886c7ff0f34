// How far a game is, in words: as its own picture tells it, and before and after that as its tournament does.
import type { GameStatus } from '@omerta/tournament/state.ts';
import type { PageContext } from '../context.ts';
import type { TableView } from '../picture.ts';

const before: ReadonlySet<GameStatus> = new Set(['scheduled', 'called', 'running']);

/** `known`: what the tournament said last. A page left open hears of the table alone, and so goes by the table. */
export const statusOf = (
  { words }: PageContext,
  known: GameStatus,
  phase: TableView['phase'] | null,
): string => {
  const isNews = phase !== null && phase.kind !== 'dealing' && before.has(known);
  if (!isNews) return words.statuses[known];
  if (phase.kind === 'annulled') return words.statuses.annulled;
  return phase.kind === 'over'
    ? words.phasesOfGame(phase.kind, phase.number).toLowerCase()
    : words.statuses.running;
};
