// Which worlds a card and what it lets its holder know leave open; nobody's knowledge leaves all.
import type { Role } from '@omerta/rules/game/role.ts';
import { type BySeat, bySeat, has, plus, type Seat, type SeatSet, setOf } from '@omerta/rules/game/seat.ts';
import type { SeatView } from '@omerta/rules/view/view.ts';
import { type Case, cases, donsOfTeam } from './worlds.ts';

export type Knowledge = {
  readonly seat: Seat;
  readonly role: Role | null;
  /** The other blacks; empty where they are not known. */
  readonly mates: readonly Seat[];
  /** A Don's answers are about the Sheriff, a Sheriff's about black. */
  readonly checks: readonly { readonly seat: Seat; readonly hit: boolean }[];
};

/** Numbers of cases, and of each how many of its Dons are possible. */
export type Open = { readonly cases: readonly number[]; readonly dons: readonly number[] };

const openWhere = (donsIn: (each: Case) => number): Open => {
  const dons = cases.map(donsIn);
  const open = cases.map((_, i) => i).filter((i) => (dons[i] ?? 0) > 0);
  return { cases: open, dons: open.map((i) => dons[i] ?? 0) };
};

const hasTeam = ({ seat, mates }: Knowledge, blacks: SeatSet): boolean =>
  mates.length === 0 ? has(blacks, seat) : blacks === plus(setOf(mates), seat);

/** How many Dons of the case its holder's knowledge allows. */
const donsFor = (known: Knowledge, { blacks, sheriff }: Case): number => {
  const { seat, checks } = known;
  const all = (holds: boolean): number => (holds ? donsOfTeam : 0);
  switch (known.role) {
    case null:
      return donsOfTeam;
    case 'red':
      return all(!has(blacks, seat) && sheriff !== seat);
    case 'sheriff':
      return all(sheriff === seat && checks.every((each) => has(blacks, each.seat) === each.hit));
    case 'black':
      return hasTeam(known, blacks) ? donsOfTeam - 1 : 0;
    case 'don':
      return hasTeam(known, blacks) && checks.every((each) => (sheriff === each.seat) === each.hit) ? 1 : 0;
  }
};

export const openTo = (known: Knowledge): Open => openWhere((each) => donsFor(known, each));

/** To somebody without a card. */
export const openToAll: Open = openWhere(() => donsOfTeam);

/** To somebody at this seat who had drawn red. */
export const openToRed: BySeat<Open> = bySeat((seat) => openTo({ seat, role: 'red', mates: [], checks: [] }));

/** To each of the blacks alike: none of them knows what only the Don knows. */
export const openToTeam = (team: SeatSet): Open =>
  openWhere(({ blacks }) => (blacks === team ? donsOfTeam : 0));

export const openToSeat = ({ seat, role, teammates, checks }: SeatView): Open =>
  role === 'red' ? openToRed[seat] : openTo({ seat, role, mates: teammates, checks });
