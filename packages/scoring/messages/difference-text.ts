// What differs between the stream of a game and its sheet, each as one sentence.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { type Difference, type FactKind, none } from '../sheet/fact.ts';
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

const saidIn = ({ none: nothing, words }: DifferenceTexts, what: FactKind, said: string): string => {
  const known: Readonly<Record<string, string>> = { [none]: nothing, ...words[what] };
  return known[said] ?? said.replaceAll(/[a-z]+(?:-[a-z]+)*/g, (word) => known[word] ?? word);
};

export const differencesText = (differences: readonly Difference[], lang: Lang): string =>
  differences
    .map((each) =>
      texts[lang].difference(
        aboutIn(texts[lang], each),
        saidIn(texts[lang], each.what, each.stream),
        saidIn(texts[lang], each.what, each.sheet),
      ),
    )
    .join(' ');
