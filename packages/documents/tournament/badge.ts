// What a badge's code holds: an address of ours with the person's id, which no server is ever sent.
import { addressIn } from '@omerta/base/address.ts';
import { isId } from '@omerta/tournament/meta.ts';

const path = '/me';

/** Where nobody knows yet by which name the hall's server will go. */
export const noOrigin = 'omerta:';

/** `origin`: where this club's pages are. */
export const badgeAddress = (origin: string, person: string): string =>
  `${origin}${path}#${encodeURIComponent(person)}`;

/** The hall's server has several names: whichever the badge was printed with, the person is the same. Null: no badge of ours. */
export const personOnBadge = (code: string): string | null => {
  const address = addressIn(code);
  if (!address) return null;
  const { protocol, pathname, hash } = address;
  if (!/^(https?|omerta):$/.test(protocol) || pathname.replace(/\/$/, '') !== path) return null;
  try {
    const person = decodeURIComponent(hash.slice(1));
    return isId(person) ? person : null;
  } catch {
    return null;
  }
};
