// The parts of the room of people, each with an address of its own; any other thing in it is a person.

/** No id begins with this sign: a view is nobody. */
const sign = '_';

export const rosterViews = ['checkIn', 'import', 'entries', 'teams'] as const;
export type RosterView = (typeof rosterViews)[number];

export const viewThing = (view: RosterView): string => `${sign}${view}`;

export const viewOf = (thing: string): RosterView | null =>
  rosterViews.find((view) => viewThing(view) === thing) ?? null;
