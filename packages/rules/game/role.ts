// The four roles, the two teams, and the ten cards of the deck.

export const roles = ['red', 'sheriff', 'black', 'don'] as const;
export type Role = (typeof roles)[number];

export const teams = ['red', 'black'] as const;
export type Team = (typeof teams)[number];

export const teamOf = (role: Role): Team => (role === 'black' || role === 'don' ? 'black' : 'red');
/** A card that is not dealt is nobody's: it is not black, and it is not red. */
export const isOf = (team: Team, role: Role | null): boolean => role !== null && teamOf(role) === team;
export const otherTeam = (team: Team): Team => (team === 'red' ? 'black' : 'red');

/** How many cards of each role the deck holds: the same ten in every rulebook. */
export const deck: Readonly<Record<Role, number>> = { red: 6, sheriff: 1, black: 2, don: 1 };

/** Not more of a role than the deck holds; null is a card not known. */
export const fitsDeck = (cards: readonly (Role | null)[]): boolean =>
  roles.every((role) => cards.filter((each) => each === role).length <= deck[role]);
