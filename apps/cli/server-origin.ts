// The address of a hall's server, as codes on paper say it.
import { UsageError } from './options.ts';
import type { CliTexts } from './texts/texts.ts';

/** Null: nobody said it. */
export const serverOrigin = (address: string | undefined, texts: CliTexts): string | null => {
  if (address === undefined) return null;
  const found = URL.canParse(address) ? new URL(address) : null;
  if (!found || !/^https?:$/.test(found.protocol)) throw new UsageError(texts.paper.usage.server(address));
  return found.origin;
};
