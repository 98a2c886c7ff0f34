// A refusal as one sentence for the referee: what is wrong and what to do; its clause is shown beside it.
import type { Lang } from '@omerta/base/lang.ts';
import type { RuleRefusal } from '../game/refusal.ts';
import type { RefusalTexts } from './refusal-template.ts';
import { refusalsEn } from './refusals-en.ts';
import { refusalsRu } from './refusals-ru.ts';

const texts: Readonly<Record<Lang, RefusalTexts>> = { en: refusalsEn, ru: refusalsRu };

const show = (value: number | string | undefined): string => (value === undefined ? '?' : String(value));

export const refusalText = ({ code, args }: RuleRefusal, lang: Lang): string =>
  texts[lang][code]({
    seat: show(args.seat),
    other: show(args.other),
    number: show(args.number),
    word: show(args.word),
  });
