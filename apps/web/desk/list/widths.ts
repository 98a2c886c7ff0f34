// How wide the columns of a list are, in letters.
import { type ListColumn, leastOf } from './column.ts';

/** In letters: a head is pressed. */
const thumb = 4;
/** As many as stand beside each other on 43rem, and on 56rem. */
const [fewLetters, manyLetters] = [58, 76];

/** Each as wide as its longest word: no word is broken, and what has no room beside the others is scrolled to. Words share what is left, numbers stay beside them. */
export const widths = <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  numbers: ReadonlySet<string>,
) => {
  const least = columns.map((column) => Math.max(leastOf(column, rows), thumb) + 1);
  const letters = least.reduce((sum, each) => sum + each, 0);
  const track = ({ key, share = 1 }: ListColumn<Row>, i: number): string =>
    numbers.has(key) ? `${least[i]}ch` : `minmax(${least[i]}ch, ${share}fr)`;
  return {
    tracks: columns.map(track).join(' '),
    letters,
    sum: `calc(${letters}ch + ${columns.length - 1} * var(--space-3))`,
  };
};

export const needsOf = (letters: number): 'more' | 'most' | undefined => {
  if (letters > manyLetters) return 'most';
  return letters > fewLetters ? 'more' : undefined;
};
