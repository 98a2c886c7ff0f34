// Any event as a line of the timeline: one sentence in every language, and the clause it carries.
import { type ByLang, inEvery, type Lang, quotedIn, type Text } from '@omerta/base/lang.ts';
import { acts as actsEn } from '../../texts/en/acts.ts';
import { consequences as consequencesEn } from '../../texts/en/consequences.ts';
import { acts as actsRu } from '../../texts/ru/acts.ts';
import { consequences as consequencesRu } from '../../texts/ru/consequences.ts';
import type { LineCommand } from '../command.ts';
import { type Act, actFor, type GameEvent } from '../event.ts';
import type { EventTexts } from './event-texts.ts';

export type Explanation = { readonly clauses: readonly string[] } & Text;

const texts: ByLang<EventTexts> = {
  en: { ...actsEn, ...consequencesEn },
  ru: { ...actsRu, ...consequencesRu },
};

const statement = (event: GameEvent, lang: Lang): string => {
  const say = texts[lang][event.type] as (event: GameEvent) => string;
  return say(event);
};

export const explain = (event: GameEvent): Explanation => {
  const note = 'note' in event ? event.note : undefined;
  return {
    clauses: event.clause === undefined ? [] : [event.clause],
    ...inEvery((lang) => {
      const said = statement(event, lang);
      return note ? `${said}: ${quotedIn(note, lang)}.` : `${said}.`;
    }),
  };
};

/** A line as it was or would be recorded. */
export const explainLine = (command: LineCommand): Explanation => explain(actFor(command) as Act);
