// Who holds the table of a game and which branches lie beside it: folded from the table's own stream.
import type { Envelope } from '@omerta/store/envelope.ts';
import type { Mark } from './sent.ts';

/** Who and when stand in the envelope, by the server's clock. */
export type TableEvents = {
  /** The first to send holds it. */
  readonly TableHeld: { readonly device: string };
  readonly TableTakenOver: { readonly device: string; readonly from: string | null };
  readonly BranchBegun: { readonly branch: string; readonly fork: Mark; readonly device: string };
  /** `tip`: how long the branch was; `game`: the game's stream after the choice. */
  readonly BranchChosen: {
    readonly branch: string;
    readonly stands: CourseChoice;
    readonly tip: Mark;
    readonly game: number;
    /** The chief's own words; none before they were asked for. */
    readonly reason?: string;
  };
};

export const courseChoices = ['branch', 'game'] as const;
export type CourseChoice = (typeof courseChoices)[number];

/** `at`: milliseconds, by the server's clock. */
export type Holder = { readonly device: string; readonly person: string; readonly at: number };

export type Choice = {
  readonly stands: CourseChoice;
  readonly tip: Mark;
  readonly person: string;
  readonly at: number;
};

export type Branch = Holder & {
  readonly id: string;
  readonly fork: Mark;
  /** The newest; null while nobody has chosen. */
  readonly choice: Choice | null;
};

export type Holding = {
  readonly holder: Holder | null;
  readonly branches: readonly Branch[];
};

export const nobodyHolds: Holding = { holder: null, branches: [] };

type Written = Pick<Envelope, 'type' | 'data' | 'at' | 'person'>;

export const foldTable = (holding: Holding, { type, data, at, person }: Written): Holding => {
  const who = { person: person ?? '', at };
  switch (type as keyof TableEvents) {
    case 'TableHeld':
    case 'TableTakenOver': {
      const { device } = data as TableEvents['TableHeld'];
      return { ...holding, holder: { device, ...who } };
    }
    case 'BranchBegun': {
      const { branch, fork, device } = data as TableEvents['BranchBegun'];
      return {
        ...holding,
        branches: [...holding.branches, { id: branch, fork, device, ...who, choice: null }],
      };
    }
    case 'BranchChosen': {
      const { branch, stands, tip } = data as TableEvents['BranchChosen'];
      const choice = { stands, tip, ...who };
      return {
        ...holding,
        branches: holding.branches.map((each) => (each.id === branch ? { ...each, choice } : each)),
      };
    }
  }
};
