// A code of a table as somebody types it, or as the camera reads it: alone, or at the end of an address.
import { addressIn } from '@omerta/base/address.ts';
import { tidyCode } from '@omerta/base/typed-code.ts';

export type ReadCode =
  | { readonly found: string }
  | { readonly otherServer: string }
  | { readonly none: true };

/** As long as the server's codes are; which letters they have is the server's affair. */
const isCode = (text: string): boolean => /^[\dA-Z]{6,20}$/.test(text);

const addressOf = (text: string): URL | null => (/^https?:/i.test(text) ? addressIn(text) : null);

/** `host`: of this page. A server's other address is another server: its session would not be here. */
export const readCode = (text: string, host: string): ReadCode => {
  const address = addressOf(text.trim());
  if (!address) return isCode(tidyCode(text)) ? { found: tidyCode(text) } : { none: true };
  const [, code = ''] = /^\/connect\/([^/]+)\/?$/i.exec(address.pathname) ?? [];
  if (!isCode(tidyCode(decodeURIComponent(code)))) return { none: true };
  return address.host === host
    ? { found: tidyCode(decodeURIComponent(code)) }
    : { otherServer: address.host };
};
