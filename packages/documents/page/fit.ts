// Names in narrow places: written smaller until they fit, and broken only where they would be too small to read.

/** How wide a letter is for its height: wide enough for capitals of both alphabets. */
const letterWidth = 0.62;
/** Smaller than this nobody reads in a hall. */
const least = 6.5;

type Fitted = { readonly text: string; readonly fontSize: number; readonly wordBreak?: 'break-all' };

const fittedTo = (text: string, letters: number, width: number, most: number): Fitted => {
  const size = Math.min(most, width / (Math.max(1, letters) * letterWidth));
  return size >= least ? { text, fontSize: size } : { text, fontSize: least, wordBreak: 'break-all' };
};

/** On one line where that can be. */
export const onOneLine = (text: string, width: number, most: number): Fitted =>
  fittedTo(text, text.length, width, most);

/** On several lines, no word of it cut where that can be. */
export const wordByWord = (text: string, width: number, most: number): Fitted =>
  fittedTo(text, Math.max(...text.split(/\s+/).map(({ length }) => length)), width, most);
