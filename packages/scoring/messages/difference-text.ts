// What differs between the stream of a game and its sheet, each as one sentence.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { Difference } from '../sheet/fact.ts';
import { differences as en } from '../texts/en/differences.ts';
import { differences as ru } from '../texts/ru/differences.ts';
import type { DifferenceTexts } from './difference-texts.ts';

const texts: ByLang<DifferenceTexts> = { en, ru };

const aboutIn = ({ facts, seat: seatText, moments }: DifferenceTexts, difference: Difference): string => {
  const { what, seat, at } = difference;
  const place = [
    ...(seat === null ? [] : [seatText(seat)]),
    ...(at === null ? [] : [moments[at.kind](at.number)]),
  ];
  return [facts[what], ...place].join(', ');
};

export const differencesText = (differences: readonly Difference[], lang: Lang): string =>
  differences
    .map((each) => texts[lang].difference(aboutIn(texts[lang], each), each.stream, each.sheet))
    .join(' ');
