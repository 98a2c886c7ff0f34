// Openings as earlier programs wrote them, in today's shape.
import type { Upcasters } from '@omerta/store/upcast.ts';

type Cards = readonly (string | null)[];
/** A device's: players in their seats, no values of rules. */
type OnDevice = { readonly players: readonly object[] };
/** An office's: names, and the cards with an empty place before seat 1. */
type InOffice = { readonly seats: readonly string[]; readonly roles: Cards };

const openingWithValues = (data: unknown): unknown => {
  const { seats, roles, ...rest } = data as Partial<OnDevice & InOffice>;
  const bare = { version: '', switches: {}, tags: [], ...rest, rules: null };
  return seats && roles
    ? { ...bare, players: seats.map((name, i) => ({ name, role: roles[i + 1] ?? null })) }
    : bare;
};

/** For every store that holds games. */
export const upcasters: Upcasters = { GameOpened: [openingWithValues] };
