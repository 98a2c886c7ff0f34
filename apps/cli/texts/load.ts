// The texts of one language, loaded when it is chosen.
import { type Lang, langs } from '@omerta/base/lang.ts';
import type { Texts } from './texts.ts';

export const isLang = (text: string): text is Lang => (langs as readonly string[]).includes(text);

export const loadTexts = async (lang: Lang): Promise<Texts> =>
  lang === 'ru' ? (await import('./ru.ts')).ru : (await import('./en.ts')).en;
