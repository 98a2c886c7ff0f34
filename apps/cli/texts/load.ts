// The texts of one language, loaded when it is chosen.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { CliTexts } from './texts.ts';

const folders: ByLang<() => Promise<{ readonly texts: CliTexts }>> = {
  en: () => import('./en/texts.ts'),
  ru: () => import('./ru/texts.ts'),
};

export const loadTexts = async (lang: Lang): Promise<CliTexts> => (await folders[lang]()).texts;
