// The parts of a print pack by their names, in the order of the document.

/** Protocols come first: two pages each, they stay on sheets of their own when both sides are printed. */
export const packParts = [
  'blanks',
  'empty',
  'protocols',
  'rounds',
  'tables',
  'players',
  'badges',
  'numbers',
  'standings',
  'certificates',
  'checklist',
  'pocket',
] as const;
export type PackPart = (typeof packParts)[number];

export const isPackPart = (text: string): text is PackPart => packParts.some((part) => part === text);
