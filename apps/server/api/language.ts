// The language of an answer, by what the asker accepts.
import { isLang, type Lang } from '@omerta/base/lang.ts';

/** As a person's browser writes it: `ru-RU, ru;q=0.9, en;q=0.8`. Long ones are no browser's. */
const longestHeader = 400;

const wishOf = (part: string): { readonly lang: string; readonly weight: number } => {
  const [tag = '', ...options] = part.split(';').map((each) => each.trim());
  const weight = options.find((each) => each.startsWith('q='))?.slice(2);
  return { lang: tag.toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
};

/** The one wanted most that is spoken here; English otherwise. */
export const acceptedLang = (header: string | undefined): Lang => {
  const wishes = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map(wishOf)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { lang } of wishes) if (isLang(lang)) return lang;
  return 'en';
};
