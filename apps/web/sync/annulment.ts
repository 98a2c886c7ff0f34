// A game annulled at the table, as its tournament is told: by which of the rulebook's causes, and in the referee's own words.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Course } from '@omerta/stream/course.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import { tournamentRulesOf } from '@omerta/tournament/rulebooks/in-force.ts';

export type Annulment = { readonly cause: string; readonly note: string };

type Annulled = Pick<Course, 'rulebook' | 'state'>;

/** Whether the rulebook has a replay that needs no protest; else the game is played to a result, or protested. */
export const knowsReplay = ({ rulebook }: Pick<Course, 'rulebook'>): boolean =>
  tournamentRulesOf(rulebook).rulings.replay.value.alone !== null;

/** Null where it is not annulled, or the rulebook has no cause under the clause that was named. */
export const annulmentOf = ({ rulebook, state }: Annulled): Annulment | null => {
  const line = linesOf(state).findLast(({ type }) => type === 'annul');
  if (!state.annulled || !line) return null;
  const causes = tournamentRulesOf(rulebook).replay.causes.filter(({ onProtest }) => !onProtest);
  const only = causes.length === 1 ? causes[0] : undefined;
  const found = causes.find(({ clause }) => clause === line.clause) ?? only;
  return found ? { cause: found.cause, note: (line.note ?? '').slice(0, longestText) } : null;
};
