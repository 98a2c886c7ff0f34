// What a badge's code holds: an address of ours with the person's id, which no server is ever sent.
import { addressIn } from '@omerta/base/address.ts';
import { isId } from '@omerta/tournament/meta.ts';
import type { TournamentPaper } from './paper.ts';

const path = '/me';

/** Where nobody knows yet by which name the hall's server will go. */
export const noOrigin = 'omerta:';

/** `origin`: where this club's pages are. `code`: the one that lets the player's own phone in. */
export const badgeAddress = (origin: string, person: string, code?: string): string =>
  `${origin}${path}#${encodeURIComponent(person)}${code === undefined ? '' : `&${code}`}`;

/** Whose badge it is, and its code where it has one; null: nobody's. */
export const badgeIn = (fragment: string): { readonly person: string; readonly code: string } | null => {
  const [written = '', code = ''] = fragment.replace(/^#/, '').split('&');
  try {
    const person = decodeURIComponent(written);
    return isId(person) ? { person, code } : null;
  } catch {
    return null;
  }
};

/** In fives: a person reads a code and types it. */
export const spacedCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');

/** Everybody who wears one: who plays, who may sit in, who holds an office. */
export const badgeWearers = ({
  players,
  reserves,
  officials,
}: Pick<TournamentPaper, 'players' | 'reserves' | 'officials'>): ReadonlySet<string> =>
  new Set([...players, ...reserves, ...officials.map(({ person }) => person)]);

/** The hall's server has several names: whichever the badge was printed with, the person is the same. Null: no badge of ours. */
export const personOnBadge = (code: string): string | null => {
  const address = addressIn(code);
  if (!address) return null;
  const { protocol, pathname, hash } = address;
  if (!/^(https?|omerta):$/.test(protocol) || pathname.replace(/\/$/, '') !== path) return null;
  return badgeIn(hash)?.person ?? null;
};
