// Nicknames out of whatever people paste: numbered lists, bullets, sheets with clubs, headings above, any line ends.
import { plainText } from '@omerta/rules/notation/plain-text.ts';

/** `seat` is the number that the list gives it, whether or not there is such a seat. */
export type PastedName = { readonly name: string; readonly seat: number | null };

/** `whole` with its number: where no list counts, a number before a space or a hyphen is a part of the nickname. */
type Line = { readonly name: string; readonly number: number | null; readonly whole: string };

const longest = 40;

const invisible = /[\u200B-\u200F\u2060\uFEFF\u00AD]/g;
const bullet = /^(?:[•·▪●○◦‣►▸➤*\u2013\u2014-]|✅|☑|✔|🔹|🔸|\[[ xх]?\])\uFE0F?\s*/iu;
const keycaps = /^((?:\d\uFE0F?\u20E3)+|🔟)\s*[.):-]?\s*/u;
const circled = /^([\u2460-\u2469\u2776-\u277F])\s*[.):-]?\s*/u;
const marked = /^(?:№|#|n[o°]\.?|место|seat)\s*(\d{1,2})(?!\d)\s*[.):\u2013\u2014-]*\s*/iu;
const listed = /^(\d{1,2})(?:\s*[.):]+\s*|\s+[\u2013\u2014-]+\s*|[\u2013\u2014-]+\s+)(?!\d)/u;
const joined = /^(\d{1,2})(?:\s+|[\u2013\u2014-])/u;

const ofKeycaps = (text: string): number => (text === '🔟' ? 10 : Number(text.replaceAll(/\D/g, '')));

/** Both rows of circles count from one. */
const ofCircle = (text: string): number => {
  const code = text.codePointAt(0) ?? 0;
  return code >= 0x2776 ? code - 0x2775 : code - 0x245f;
};

const numberings: readonly (readonly [form: RegExp, read: (digits: string) => number])[] = [
  [keycaps, ofKeycaps],
  [circled, ofCircle],
  [marked, Number],
  [listed, Number],
  [joined, Number],
];

/** A name copied out of a list, without the quotes around it. */
const plain = (text: string): string =>
  plainText(text)
    .replaceAll(/[“”„]/g, '')
    .replace(/^«(.*)»$/u, '$1')
    .replace(/[\s,;]+$/u, '')
    .trim()
    .slice(0, longest)
    .trim();

const readLine = (text: string): Line => {
  const bare = text.trim().replace(bullet, '');
  for (const [form, read] of numberings) {
    const [all, digits = ''] = form.exec(bare) ?? [];
    const name = all === undefined ? '' : plain(bare.slice(all.length));
    if (name !== '') return { name, number: read(digits), whole: form === joined ? plain(bare) : name };
  }
  return { name: plain(bare), number: null, whole: plain(bare) };
};

const numberAlone = /^(?:№|#)?\s*(\d{1,2})\s*[.)]?$/u;

/** A row of a sheet: the nickname stands in the first cell that is not a number, its club and the rest after it. */
const readRow = (cells: readonly string[]): Line => {
  const [first = '', second = ''] = cells.map((cell) => cell.trim());
  const number = numberAlone.exec(first)?.[1];
  const name = plain(second);
  return number !== undefined && name !== ''
    ? { name, number: Number(number), whole: name }
    : readLine(first);
};

const listWords =
  'игроки|состав|список|рассадка|участники|ники|players|line-?up|list|seating|nicknames|names|номер|место|ник|игрок|seat|player|nickname|name';
const headings = [
  /:\s*$/u,
  /^(?:№|#)(?!\s*\d)/u,
  /^(?:стол|игра|тур|раунд|финал|table|game|round|final)\s*(?:№|#)?\s*\d+/iu,
  /^(?:судья|ведущий|дата|турнир|referee|judge|host|date|tournament)\s*[:\u2013\u2014-]/iu,
  new RegExp(`^(?:${listWords})(?:\\t|\\s*\\(|\\s*$)`, 'iu'),
];

const isHeading = (line: string): boolean => headings.some((heading) => heading.test(line.trim()));

/** Names in one line: with commas or semicolons, or a whole row of a sheet. */
const inOneLine = (line: string): readonly string[] => {
  if (/[,;]/.test(line)) return line.split(/[,;]/);
  const cells = line.split('\t');
  return cells.length > 3 ? cells : [line];
};

const readLines = (text: string): readonly Line[] => {
  const written = text
    .replaceAll(invisible, '')
    .replaceAll('\u00A0', ' ')
    .split(/[\r\n\v\u2028\u2029]+/u)
    .filter((line) => line.trim() !== '');
  const lines = written.length === 1 ? inOneLine(written[0] ?? '') : written;
  const named = lines.length > 1 ? lines.filter((line) => !isHeading(line)) : lines;
  return named.map((line) => readRow(line.split('\t'))).filter(({ name }) => name !== '');
};

/** In the order they stand; a number that begins most lines is the list's, and what stands above the first of them is its heading. */
export const readNames = (text: string): readonly PastedName[] => {
  const lines = readLines(text);
  const numbered = lines.filter(({ number }) => number !== null).length;
  const isList = numbered > 1 && numbered * 2 > lines.length;
  const first = isList ? lines.findIndex(({ number }) => number !== null) : 0;
  return lines
    .slice(first)
    .map(({ name, number, whole }) =>
      isList || name === whole ? { name, seat: number } : { name: whole, seat: null },
    );
};
