// A refusal as one sentence: what is wrong and what to do, and what was found in a sheet or in rules.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { differencesText } from '@omerta/scoring/messages/difference-text.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { recordFaultText, scoreRefusalText } from '@omerta/scoring/messages/refusal-text.ts';
import type { Because, TournamentRefusal } from '../refusal.ts';
import { refusals as en } from '../texts/en/refusals.ts';
import { refusals as ru } from '../texts/ru/refusals.ts';
import type { TournamentRefusalTexts } from './refusal-texts.ts';
import { sidesText } from './sides-text.ts';

const texts: ByLang<TournamentRefusalTexts> = { en, ru };

const becauseText = (because: Because, lang: Lang): string => {
  if ('invalid' in because) return invalidText(because.invalid, lang);
  if ('missing' in because) return sidesText(because.missing, lang);
  if ('differences' in because) return differencesText(because.differences, lang);
  return 'score' in because ? scoreRefusalText(because.score, lang) : recordFaultText(because.record, lang);
};

export const refusalText = ({ code, params, because }: TournamentRefusal, lang: Lang): string => {
  const sentence = texts[lang][code]((name) => String(params[name] ?? '?'));
  return because ? `${sentence} ${becauseText(because, lang)}` : sentence;
};
