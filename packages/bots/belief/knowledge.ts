// Which worlds a card and what it lets its holder know leave open; nobody's knowledge leaves all.
import type { Role } from '@omerta/rules/game/role.ts';
import { has, plus, type Seat, type SeatSet, setOf } from '@omerta/rules/game/seat.ts';
import type { SeatView } from '@omerta/rules/view/view.ts';
import { type World, worlds } from './worlds.ts';

export type Knowledge = {
  readonly seat: Seat;
  readonly role: Role | null;
  /** The other blacks; empty where they are not known. */
  readonly mates: readonly Seat[];
  /** A Don's answers are about the Sheriff, a Sheriff's about black. */
  readonly checks: readonly { readonly seat: Seat; readonly hit: boolean }[];
};

export const knowledgeOf = ({ seat, role, teammates, checks }: SeatView): Knowledge => ({
  seat,
  role,
  mates: teammates,
  checks,
});

/** What somebody at this seat would know who had drawn red. */
export const asRed = (seat: Seat): Knowledge => ({ seat, role: 'red', mates: [], checks: [] });

const hasTeam = ({ seat, mates }: Knowledge, { blacks }: World): boolean =>
  mates.length === 0 ? has(blacks, seat) : blacks === plus(setOf(mates), seat);

const fits = (known: Knowledge, world: World): boolean => {
  const { seat, checks } = known;
  switch (known.role) {
    case null:
      return true;
    case 'red':
      return !has(world.blacks, seat) && world.sheriff !== seat;
    case 'sheriff':
      return world.sheriff === seat && checks.every((each) => has(world.blacks, each.seat) === each.hit);
    case 'black':
      return world.don !== seat && hasTeam(known, world);
    case 'don':
      return (
        world.don === seat &&
        hasTeam(known, world) &&
        checks.every((each) => (world.sheriff === each.seat) === each.hit)
      );
  }
};

const everyWorld: readonly number[] = worlds.map((_, i) => i);

/** Numbers of the worlds that are left open. */
export const possible = (known: Knowledge | null): readonly number[] =>
  known === null ? everyWorld : everyWorld.filter((i) => fits(known, worlds[i] as World));

/** Numbers of the worlds with this black team. */
export const possibleWith = (team: SeatSet): readonly number[] =>
  everyWorld.filter((i) => worlds[i]?.blacks === team);
