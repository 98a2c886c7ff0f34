// What a command is given and what it gives back.
import type { Lang } from '@omerta/base/lang.ts';
import type { Texts } from './texts/texts.ts';

export type Call = { readonly args: readonly string[]; readonly lang: Lang; readonly texts: Texts };
/** Returns the exit status. */
export type Command = (call: Call) => Promise<number>;
