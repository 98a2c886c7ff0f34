// Ten rows of a protocol: who sat where with which card, fouls, how the player left, and the points.
import type { Lang } from '@omerta/base/lang.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { onOneLine } from '../page/fit.ts';
import { grid, shade, tableOf } from '../page/page.ts';
import { linesOf } from './ballot-table.ts';
import type { ProtocolPaper } from './paper.ts';
import { type ProtocolRow, showPoints } from './protocol.ts';
import { type ProtocolWords, protocolWords } from './words.ts';

const title = (text: string): TableCell => ({
  text,
  fontSize: 7.5,
  bold: true,
  fillColor: shade,
  alignment: 'center',
});

const boxSide = 9;
const foulBoxes = 4;

/** To be ticked by hand. */
const boxes = (): Content => ({
  canvas: Array.from({ length: foulBoxes }, (_, i) => ({
    type: 'rect' as const,
    x: 2 + i * (boxSide + 3),
    y: 4,
    w: boxSide,
    h: boxSide,
    lineWidth: 0.6,
  })),
});

const momentOf = (at: string, words: ProtocolWords): string => {
  const [kind = '', number = ''] = at.split(' ');
  const known: Readonly<Record<string, string>> = words.at;
  return `${known[kind] ?? kind} ${number}`.trim();
};

const outOf = ({ out, sentOff }: ProtocolRow, words: ProtocolWords): string =>
  [out && words.outBy[out.by], out && momentOf(out.at, words), sentOff && words.outBy[sentOff]]
    .filter(Boolean)
    .join(', ');

const foulsOf = ({ fouls, yellow, purple }: ProtocolRow, words: ProtocolWords): string =>
  [
    fouls > 0 && String(fouls),
    yellow > 0 && `${words.yellow} ${yellow}`,
    purple > 0 && `${words.purple} ${purple}`,
  ]
    .filter(Boolean)
    .join(', ');

const usualHeight = 21;
/** So many lines of votes leave room for less. */
const crowdedLines = 18;
const crowdedHeight = 16;

const heightOf = ({ played }: ProtocolPaper): number =>
  played && linesOf(played) > crowdedLines ? crowdedHeight : usualHeight;

/** Of the column, where all others stand beside it. */
const nameWidth = 122;

const [foulsWidth, outWidth] = [54, 92];

/** Points that stand in neither column of the form: shown where there are any. */
const hasOther = ({ played }: ProtocolPaper): boolean =>
  played?.rows.some(({ other }) => other !== '0') ?? false;

const cell = (text: string, isBold = false): TableCell => ({
  text,
  alignment: 'center',
  bold: isBold,
  margin: [0, 3, 0, 0],
});

const filledRow = (row: ProtocolRow, other: boolean, words: ProtocolWords, lang: Lang): TableCell[] => [
  cell(String(row.seat), true),
  { ...onOneLine(row.name, nameWidth, 11), bold: true, margin: [0, 2, 0, 0] },
  cell(row.letter, true),
  { ...onOneLine(foulsOf(row, words), foulsWidth, 9), alignment: 'center', margin: [0, 3, 0, 0] },
  { ...onOneLine(outOf(row, words), outWidth, 7.5), margin: [0, 4, 0, 0] },
  cell(showPoints(row.main, lang)),
  cell(showPoints(row.additional, lang)),
  ...(other ? [cell(showPoints(row.other, lang))] : []),
  cell(showPoints(row.total, lang), true),
];

const blankRow = (name: string, seat: number): TableCell[] => [
  { text: String(seat), alignment: 'center', bold: true, fontSize: 11, margin: [0, 2, 0, 0] },
  { ...onOneLine(name, nameWidth, 11), bold: true, margin: [0, 2, 0, 0] },
  '',
  boxes(),
  '',
  '',
  '',
  '',
];

export const playerTable = (paper: ProtocolPaper, lang: Lang): Content => {
  const words = protocolWords(lang);
  const { played, names } = paper;
  const other = hasOther(paper);
  const titles = [
    words.seat,
    words.name,
    words.role,
    words.fouls,
    words.out,
    words.main,
    words.additional,
    ...(other ? [words.other] : []),
    words.total,
  ].map(title);
  const rows =
    played?.rows.map((row) => filledRow(row, other, words, lang)) ??
    names.map((name, i) => blankRow(name, i + 1));
  const widths = [16, '*', 28, 56, 94, 36, 46, ...(other ? [38] : []), 38];
  const table = tableOf(widths, [titles, ...rows], grid);
  return {
    ...table,
    table: { ...table.table, heights: (row: number) => (row === 0 ? 18 : heightOf(paper)) },
    margin: [0, 2, 0, 5],
  };
};
