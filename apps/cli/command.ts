// What a command is given and what it gives back.
import type { Lang } from '@omerta/base/lang.ts';
import type { CliTexts } from './texts/texts.ts';

export type Call = { readonly args: readonly string[]; readonly lang: Lang; readonly texts: CliTexts };
/** Returns the exit status. */
export type CliCommand = (call: Call) => Promise<number>;
