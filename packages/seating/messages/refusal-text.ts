// Why no seating can be made, as one sentence: what is in the way, and what would work.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { SeatingRefusal } from '../refusal.ts';
import { refusals as en } from '../texts/en/refusals.ts';
import { refusals as ru } from '../texts/ru/refusals.ts';
import type { SeatingRefusalTexts } from './refusal-texts.ts';

const texts: ByLang<SeatingRefusalTexts> = { en, ru };

export const refusalText = ({ code, numbers }: SeatingRefusal, lang: Lang): string =>
  texts[lang][code](...numbers);
