// A refusal as one sentence: what is wrong and what to do, and what was found in a sheet or in rules.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { differencesText } from '@omerta/scoring/messages/difference-text.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { recordFaultText, scoreRefusalText } from '@omerta/scoring/messages/refusal-text.ts';
import type { Because, TournamentRefusal } from '../refusal.ts';
import { refusals as en } from '../texts/en/refusals.ts';
import { values as enValues } from '../texts/en/values.ts';
import { refusals as ru } from '../texts/ru/refusals.ts';
import { values as ruValues } from '../texts/ru/values.ts';
import type { RefusalValues, TournamentRefusalTexts } from './refusal-texts.ts';
import { sidesText } from './sides-text.ts';

const texts: ByLang<TournamentRefusalTexts> = { en, ru };
const values: ByLang<RefusalValues> = { en: enValues, ru: ruValues };

const becauseText = (because: Because, lang: Lang): string => {
  if ('invalid' in because) return invalidText(because.invalid, lang);
  if ('missing' in because) return sidesText(because.missing, lang);
  if ('differences' in because) return differencesText(because.differences, lang);
  return 'score' in because ? scoreRefusalText(because.score, lang) : recordFaultText(because.record, lang);
};

export const refusalText = ({ code, params, because }: TournamentRefusal, lang: Lang): string => {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = values[lang];
  const sentence = texts[lang][code]((name) => {
    const value = String(params[name] ?? '?');
    return words[name]?.[value] ?? value;
  });
  return because ? `${sentence} ${becauseText(because, lang)}` : sentence;
};
