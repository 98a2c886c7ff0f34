// Pictures of a phone's screen, drawn: the row, button or switch to press is green with a finger's mark on it.
import type { Picture } from '../texts/trust.ts';

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

const width = 240;
const rowHeight = 40;
const top = 62;
/** As many letters as a row holds at its size. */
const lettersARow = 26;
/** A finger or a switch stands at its end. */
const besideMark = 20;

/** At spaces, in lines no longer than a row; a long word is cut. */
const folded = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > most && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((each) => (each.length > most ? `${each.slice(0, most - 1)}…` : each));
};

type Row = {
  readonly lines: readonly string[];
  readonly y: number;
  readonly height: number;
  readonly pressed: boolean;
};

const rowsOf = ({ rows, press }: Picture): readonly Row[] => {
  const laid: Row[] = [];
  let y = top;
  rows.forEach((text, i) => {
    const pressed = i === press;
    const lines = folded(text, pressed ? besideMark : lettersARow);
    const height = rowHeight + (lines.length - 1) * 16;
    laid.push({ lines, y, height, pressed });
    y += height + 8;
  });
  return laid;
};

const words = ({ lines, y }: Row, x: number, kind: string): string =>
  lines
    .map((line, i) => `<text class="${kind}" x="${x}" y="${y + 25 + i * 16}">${escaped(line)}</text>`)
    .join('');

const finger = (x: number, y: number): string =>
  `<circle class="ripple" cx="${x}" cy="${y}" r="17"/><circle class="tip" cx="${x}" cy="${y}" r="7"/>`;

const drawnRow = (row: Row, as: Picture['as']): string => {
  const { y, height, pressed } = row;
  const middle = y + height / 2;
  if (pressed && as === 'switch')
    return (
      `<rect class="row" x="16" y="${y}" width="208" height="${height}" rx="10"/>${words(row, 26, 'word')}` +
      `<rect class="on" x="176" y="${middle - 12}" width="40" height="24" rx="12"/>` +
      `<circle class="knob" cx="204" cy="${middle}" r="9"/>${finger(204, middle)}`
    );
  const box = `<rect class="${pressed ? 'on' : 'row'}" x="16" y="${y}" width="208" height="${height}" rx="10"/>`;
  const text = words(row, 26, pressed ? 'pressed' : 'word');
  return pressed ? `${box}${text}${finger(198, middle)}` : `${box}${text}`;
};

/** `title` is what it shows, for whoever hears the page. */
export const pictureOf = (picture: Picture, title: string): string => {
  const rows = rowsOf(picture);
  const last = rows.at(-1);
  const height = Math.max(210, (last ? last.y + last.height : top) + 22);
  return (
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">` +
    `<rect class="phone" x="3" y="3" width="234" height="${height + 30}" rx="26"/>` +
    `<rect class="ear" x="98" y="13" width="44" height="7" rx="3.5"/>` +
    `<text class="heading" x="120" y="46" text-anchor="middle">${escaped(picture.heading)}</text>` +
    `${rows.map((row) => drawnRow(row, picture.as)).join('')}</svg>`
  );
};
