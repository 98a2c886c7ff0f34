// The languages in which all of it speaks to people, and how each writes numbers and quotes: the list that every text is keyed by.

export const langs = ['en', 'ru'] as const;
export type Lang = (typeof langs)[number];

/** Something in every language: a language left out does not compile. */
export type ByLang<T> = Readonly<Record<Lang, T>>;

/** One sentence in every language. */
export type Text = ByLang<string>;

export const isLang = (text: string): text is Lang => (langs as readonly string[]).includes(text);

/** The language asked for, as in `ru-RU`; one that is not spoken here gives English. */
export const langOf = (tag: string): Lang =>
  langs.find((lang) => lang === tag.toLowerCase().split('-')[0]) ?? 'en';

export const inEvery = <T>(say: (lang: Lang) => T): ByLang<T> =>
  Object.fromEntries(langs.map((lang) => [lang, say(lang)])) as ByLang<T>;

/** Words kept by language, as one text for each key. */
export const joined = <K extends string>(
  words: ByLang<Readonly<Record<K, string>>>,
): Readonly<Record<K, Text>> =>
  Object.fromEntries(
    (Object.keys(words[langs[0]]) as K[]).map((key) => [key, inEvery((lang) => words[lang][key])]),
  ) as Record<K, Text>;

/** The shape of words whose keys English gives: every other language fills them all. */
export type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

type Writing = { readonly decimalSign: string; readonly quotes: readonly [open: string, close: string] };

const writing: ByLang<Writing> = {
  en: { decimalSign: '.', quotes: ['“', '”'] },
  ru: { decimalSign: ',', quotes: ['«', '»'] },
};

/** A decimal as the language writes it; files and the notation keep the point. */
export const decimalIn = (points: string, lang: Lang): string =>
  points.replace('.', writing[lang].decimalSign);

export const quotedIn = (said: string, lang: Lang): string => writing[lang].quotes.join(said);
