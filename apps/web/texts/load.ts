// Brings the texts of one language, area by area as screens need them: a folder here is a language.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { Texts } from './en/shape.ts';

export type TextArea = keyof Texts;
type Loaded = { readonly [A in TextArea]?: Texts[A] };

type Folder = Readonly<Record<string, () => Promise<Loaded>>>;

/** `texts.ts` puts a language together for tests and the compiler; a screen fetches its areas alone. */
const folders: ByLang<Folder> = {
  en: import.meta.glob<Loaded>(['./en/*.ts', '!./en/{texts,shape}.ts']),
  ru: import.meta.glob<Loaded>(['./ru/*.ts', '!./ru/texts.ts']),
};

/** A language in its own words. */
export const languageName = (lang: Lang): string => {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
};

/** What has come; null for what could not be fetched: its words are told by their names. */
const kept: ByLang<Partial<Record<TextArea, Texts[TextArea] | null>>> = { en: {}, ru: {} };
const asked = new Set<TextArea>();
const watchers = new Set<() => void>();
let spoken: Lang = 'en';
let chosen: Lang = spoken;

const bring = async (lang: Lang, area: TextArea): Promise<void> => {
  if (kept[lang][area]) return;
  const came = await folders[lang][`./${lang}/${area}.ts`]?.().catch(() => undefined);
  kept[lang][area] = came?.[area] ?? null;
};

const bringAll = async (lang: Lang, areas: Iterable<TextArea>): Promise<void> =>
  void (await Promise.all([...areas].map((area) => bring(lang, area))));

export const language = {
  get: (): Lang => spoken,
  subscribe: (changed: () => void): (() => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },
};

/** Undefined until they have come. */
export const wordsOf = <A extends TextArea>(area: A): Texts[A] | null | undefined =>
  kept[spoken][area] as Texts[A] | null | undefined;

export const bringWords = (areas: readonly TextArea[]): Promise<void> => {
  for (const area of areas) asked.add(area);
  return bringAll(spoken, areas);
};

/** What the table says by itself, and what is said over every screen: a text that comes later would hide it while it comes. */
const first: readonly TextArea[] = ['common', 'door', 'table', 'trouble', 'sound', 'offline'];

/** A part of the screen fetched together with its words: those that came after it would hide it for a moment. */
export const withTexts = async <P>(part: Promise<P>, ...areas: readonly TextArea[]): Promise<P> =>
  (await Promise.all([part, bringWords(areas)]))[0];

/** Every word that was wanted so far comes first: nothing is said in two languages. Who has chosen another meanwhile hears that one. */
export const speak = async (lang: Lang): Promise<void> => {
  chosen = lang;
  await bringAll(lang, asked);
  if (chosen !== lang) return;
  spoken = lang;
  document.documentElement.lang = lang;
  for (const changed of watchers) changed();
};

export const startTexts = (lang: Lang): Promise<void> => {
  for (const area of first) asked.add(area);
  return speak(lang);
};
