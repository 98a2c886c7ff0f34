// What an audience sees later than it happened: each thing has its moment, the moments never go back, and they follow from what happened alone.

export type Lag<T> = {
  readonly add: (at: number, thing: T) => void;
  /** From now on so many milliseconds; what waits already comes no later than it would have. */
  readonly setDelay: (at: number, milliseconds: number) => void;
  /** What is due by then, in order; it waits no longer. */
  readonly takeDue: (until: number) => readonly { readonly due: number; readonly thing: T }[];
  /** When the next is due; null where nothing waits. */
  readonly next: () => number | null;
};

/** Null as a delay: nothing is due until there is one. */
export const lagOf = <T>(first: number | null = 0): Lag<T> => {
  let delay = first;
  let latest = Number.NEGATIVE_INFINITY;
  let waiting: { readonly at: number; readonly due: number; readonly thing: T }[] = [];
  const dueOf = (at: number): number => (delay === null ? Number.POSITIVE_INFINITY : at + delay);
  const inOrder = (moments: typeof waiting): typeof waiting => {
    let before = latest;
    return moments.map((each) => {
      before = Math.max(before, each.due);
      return { ...each, due: before };
    });
  };
  return {
    add: (at, thing) => {
      const due = Math.max(waiting.at(-1)?.due ?? latest, dueOf(at));
      waiting.push({ at, due, thing });
    },
    setDelay: (at, milliseconds) => {
      delay = milliseconds;
      waiting = inOrder(
        waiting.map((each) => ({ ...each, due: Math.min(each.due, Math.max(at, dueOf(each.at))) })),
      );
    },
    takeDue: (until) => {
      const count = waiting.findIndex(({ due }) => due > until);
      const taken = waiting.splice(0, count < 0 ? waiting.length : count);
      latest = taken.at(-1)?.due ?? latest;
      return taken;
    },
    next: () => waiting[0]?.due ?? null,
  };
};
