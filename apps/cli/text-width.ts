// How many columns a text takes in a terminal, and cutting, padding and wrapping by columns.

/** Made when the first unusual letter comes: it costs a tenth of the start-up. */
let segmenter: Intl.Segmenter | undefined;
const segmentsOf = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), (each) => each.segment);
};

const wide =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uFF01-\uFF60]/u;
const narrow =
  /^[\u0020-\u007e\u00a0-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2116\u2190-\u21ff\u2500-\u25ff\u2717]*$/;

export const graphemesOf = (text: string): string[] => (narrow.test(text) ? [...text] : segmentsOf(text));

export const widthOfOne = (grapheme: string): number => (wide.test(grapheme) ? 2 : 1);

export const widthOf = (text: string): number => {
  if (narrow.test(text)) return text.length;
  return graphemesOf(text).reduce((sum, grapheme) => sum + widthOfOne(grapheme), 0);
};

/** Cut with an ellipsis where it is too long. */
export const cut = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  let result = '';
  let used = 0;
  for (const grapheme of graphemesOf(text)) {
    used += widthOfOne(grapheme);
    if (used > width - 1) break;
    result += grapheme;
  }
  return `${result}…`;
};

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Lines of at most `width` columns, broken at spaces; a longer word stands alone. */
export const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};

/** The width of the terminal, and of a page where there is none. */
export const terminalColumns = (): number => Math.max(60, process.stdout.columns ?? 80);
