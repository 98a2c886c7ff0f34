// The rooms of the desk, in the order in which a tournament needs them; each has an address of its own.

export const rooms = [
  'hall',
  'people',
  'seating',
  'sheets',
  'cases',
  'standings',
  'screens',
  'print',
  'finish',
  'making',
] as const;
export type DeskRoom = (typeof rooms)[number];

export const isRoom = (name: string | undefined): name is DeskRoom => rooms.some((room) => room === name);

/** What is open in a room: a game, a person, a case. */
export type DeskPlace = { readonly tournament: string; readonly room: DeskRoom; readonly thing?: string };
