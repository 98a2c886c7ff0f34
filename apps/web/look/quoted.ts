// What is said aloud, in the quotation marks of its language.
import type { Lang, Text } from '@omerta/base/lang.ts';

export const quoted = (said: Text, lang: Lang): string =>
  lang === 'ru' ? `«${said.ru}»` : `“${said[lang]}”`;
