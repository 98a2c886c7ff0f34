// A refusal as one sentence for the referee: what is wrong and what to do; its clause is shown beside it.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { RuleRefusal } from '../game/refusal.ts';
import { refusals as en } from '../texts/en/refusals.ts';
import { refusals as ru } from '../texts/ru/refusals.ts';
import type { RuleRefusalTexts } from './refusal-texts.ts';

const texts: ByLang<RuleRefusalTexts> = { en, ru };

const show = (value: number | string | undefined): string => (value === undefined ? '?' : String(value));

export const refusalText = ({ code, args }: RuleRefusal, lang: Lang): string =>
  texts[lang][code]({
    seat: show(args.seat),
    other: show(args.other),
    number: show(args.number),
    word: show(args.word),
  });
