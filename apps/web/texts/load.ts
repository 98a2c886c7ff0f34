// Brings the texts of one language, area by area as screens need them: a folder here is a language.
import i18next, { type BackendModule } from 'i18next';
import type { Texts } from './en/shape.ts';

type Area = keyof Texts;
type Loaded = { readonly [A in Area]?: Texts[A] };

const files = import.meta.glob<Loaded>(['./*/*.ts', '!./*/{texts,shape}.ts']);

export const languages: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.split('/')[1] ?? '')),
];

/** A language in its own words. */
export const languageName = (lang: string): string => {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
};

const load = async (lang: string, area: Area): Promise<Texts[Area]> => {
  const found = files[`./${languages.includes(lang) ? lang : 'en'}/${area}.ts`];
  const texts = (await found?.())?.[area];
  if (!texts) throw new Error(`no ${area} in ${lang}`);
  return texts;
};

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (lang, area, done) => {
    load(lang, area as Area).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** What the first page and the table say without being opened: a text that comes later would hide them while it comes. */
const first: readonly Area[] = ['common', 'start', 'table', 'trouble', 'sound', 'offline'];

export const startTexts = async (lang: string): Promise<void> => {
  await i18next.use(backend).init({
    lng: lang,
    fallbackLng: false,
    ns: first,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = lang;
};

export const speak = async (lang: string): Promise<void> => {
  await i18next.changeLanguage(lang);
  document.documentElement.lang = lang;
};
