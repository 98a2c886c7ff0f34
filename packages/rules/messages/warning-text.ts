// A warning as one sentence for the referee: what the clause gives and what was written; the line stands.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { Warning } from '../game/tell/warning.ts';
import { warnings as en } from '../texts/en/warnings.ts';
import { warnings as ru } from '../texts/ru/warnings.ts';
import type { WarningTexts } from './warning-texts.ts';

const texts: ByLang<WarningTexts> = { en, ru };

export const warningText = ({ kind, clause, seat, given, own, instead }: Warning, lang: Lang): string => {
  const { sanctions, or, say } = texts[lang];
  return say[kind]({
    clause,
    seat,
    given: sanctions[given],
    own: own.map((each) => sanctions[each]).join(or),
    instead: instead.join(or),
  });
};
