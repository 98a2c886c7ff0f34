// Brings the texts of one language, area by area as screens need them: a folder here is a language.
import { type ByLang, type Lang, langOf } from '@omerta/base/lang.ts';
import i18next, { type BackendModule } from 'i18next';
import type { Texts } from './en/shape.ts';
import { oneStop } from './one-stop.ts';

type Area = keyof Texts;
type Loaded = { readonly [A in Area]?: Texts[A] };

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

const load = async (lang: Lang, area: Area): Promise<Texts[Area]> => {
  const texts = (await folders[lang][`./${lang}/${area}.ts`]?.())?.[area];
  if (!texts) throw new Error(`no ${area} in ${lang}`);
  return texts;
};

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (lang, area, done) => {
    load(langOf(lang), area as Area).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** What the table says by itself, and what is said over every screen: a text that comes later would hide it while it comes. */
const first: readonly Area[] = ['common', 'door', 'table', 'trouble', 'sound', 'offline'];

/** A part of the screen fetched together with its words: those that came after it would hide it for a moment. */
export const withTexts = async <P>(part: Promise<P>, ...areas: readonly Area[]): Promise<P> =>
  (await Promise.all([part, i18next.loadNamespaces(areas)]))[0];

export const startTexts = async (lang: Lang): Promise<void> => {
  await i18next
    .use(backend)
    .use(oneStop)
    .init({
      lng: lang,
      fallbackLng: false,
      ns: first,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      postProcess: oneStop.name,
    });
  document.documentElement.lang = lang;
};

export const speak = async (lang: Lang): Promise<void> => {
  await i18next.changeLanguage(lang);
  document.documentElement.lang = lang;
};
