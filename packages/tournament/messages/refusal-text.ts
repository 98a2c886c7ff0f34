// A refusal as one sentence: what is wrong and what to do, and what was found in a sheet or in rules.
import type { Lang } from '@omerta/base/lang.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { recordFaultText, scoreRefusalText } from '@omerta/scoring/messages/refusal-text.ts';
import type { Because, Refusal } from '../refusal.ts';
import type { RefusalTexts } from './refusal-texts.ts';
import { refusalsEn } from './refusals-en.ts';
import { refusalsRu } from './refusals-ru.ts';

const texts: Readonly<Record<Lang, RefusalTexts>> = { en: refusalsEn, ru: refusalsRu };

const becauseText = (because: Because, lang: Lang): string => {
  if ('invalid' in because) return invalidText(because.invalid, lang);
  return 'score' in because ? scoreRefusalText(because.score, lang) : recordFaultText(because.record, lang);
};

export const refusalText = ({ code, params, because }: Refusal, lang: Lang): string => {
  const sentence = texts[lang][code]((name) => String(params[name] ?? '?'));
  return because ? `${sentence} ${becauseText(because, lang)}` : sentence;
};
