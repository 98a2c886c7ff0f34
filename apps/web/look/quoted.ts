// What is said aloud, in the quotation marks of its language.
import { type Lang, quotedIn, type Text } from '@omerta/base/lang.ts';

export const quoted = (said: Text, lang: Lang): string => quotedIn(said[lang], lang);
