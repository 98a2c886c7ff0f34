// In which language, words and colours a text is made.
import type { Lang } from '@omerta/base/lang.ts';
import type { Paint } from './paint.ts';
import type { CliTexts } from './texts/texts.ts';

export type Speech = { readonly lang: Lang; readonly texts: CliTexts; readonly paint: Paint };
