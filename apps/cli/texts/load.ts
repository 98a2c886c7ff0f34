// The texts of one language, loaded when it is chosen.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { Texts } from './texts.ts';

const folders: ByLang<() => Promise<{ readonly texts: Texts }>> = {
  en: () => import('./en/texts.ts'),
  ru: () => import('./ru/texts.ts'),
};

export const loadTexts = async (lang: Lang): Promise<Texts> => (await folders[lang]()).texts;
