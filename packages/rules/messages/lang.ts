// The languages in which the rules speak to people.

export const langs = ['en', 'ru'] as const;
export type Lang = (typeof langs)[number];

/** One sentence in every language. */
export type Text = Readonly<Record<Lang, string>>;
