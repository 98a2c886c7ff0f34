// The languages in which all of it speaks to people.

export const langs = ['en', 'ru'] as const;
export type Lang = (typeof langs)[number];

/** One sentence in every language. */
export type Text = Readonly<Record<Lang, string>>;

/** A decimal as the language writes it; files and the notation keep the point. */
export const decimalIn = (points: string, lang: Lang): string =>
  lang === 'ru' ? points.replace('.', ',') : points;
