// Any event as a line of the timeline: one sentence in both languages, and the clause it carries.
import type { Text } from '@omerta/base/lang.ts';
import type { LineCommand } from '../command.ts';
import { type Act, actFor, type GameEvent, isAct } from '../event.ts';
import { explainAct } from './explain-acts.ts';
import { explainConsequence } from './explain-consequences.ts';

export type Explanation = { readonly clauses: readonly string[] } & Text;

const textOf = (event: GameEvent): Text => {
  if (event.type === 'LineReplaced') {
    return {
      en: `Line ${event.line} is corrected, and what followed is played again`,
      ru: `Запись ${event.line} исправлена, всё после неё пересчитано`,
    };
  }
  return isAct(event) ? explainAct(event) : explainConsequence(event);
};

export const explain = (event: GameEvent): Explanation => {
  const { en, ru } = textOf(event);
  const note = 'note' in event ? event.note : undefined;
  return {
    clauses: event.clause === undefined ? [] : [event.clause],
    en: note ? `${en}: “${note}”.` : `${en}.`,
    ru: note ? `${ru}: «${note}».` : `${ru}.`,
  };
};

/** A line as it was or would be recorded. */
export const explainLine = (command: LineCommand): Explanation => explain(actFor(command) as Act);
