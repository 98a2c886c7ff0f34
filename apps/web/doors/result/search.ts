// What the address of the result says: a game of the list, or else the one on the table.

export type ResultSearch = { readonly game?: string };

export const readResultSearch = ({ game }: Readonly<Record<string, unknown>>): ResultSearch =>
  typeof game === 'string' ? { game } : {};
