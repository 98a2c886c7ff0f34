// All votes of a game on the reverse of its protocol: ten rows, a column for each ballot and each lift.
import type { Lang } from '@omerta/base/lang.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import type { VoteColumn } from '@omerta/rules/view/vote-grid.ts';
import {
  columnLines,
  columnName,
  columnOutcome,
  voteDays,
  voteLegend,
  voteMark,
  voteWords,
} from '@omerta/rules/view/vote-words.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { onOneLine } from '../page/fit.ts';
import { grid, heading, innerWidth, shade, tableOf } from '../page/page.ts';
import type { Protocol } from './protocol.ts';

const [seatWidth, nameWidth] = [12, 92];
/** Narrower than this a column cannot be read; wider it only takes room. */
const [least, most] = [30, 54];
/** The space and the rule beside every column. */
const beside = 5.5;
/** For the columns of one grid. */
const room = innerWidth - seatWidth - nameWidth - 3 * beside;

const small = 7;

const title = (text: string, more: object = {}): TableCell => ({
  text,
  fontSize: small,
  bold: true,
  fillColor: shade,
  alignment: 'center',
  ...more,
});

const candidatesOf = (column: VoteColumn, lang: Lang): TableCell => ({
  stack: columnLines(column, lang).map(({ name, votes }) => ({
    text: [{ text: name, bold: true }, votes && ` : ${votes}`],
  })),
  fontSize: small,
  alignment: 'center',
});

const cellOf = ({ cells }: VoteColumn, seat: (typeof seats)[number]): TableCell => {
  const cell = cells[seat];
  return {
    text: voteMark(cell),
    fontSize: 8,
    alignment: 'center',
    bold: cell.kind === 'hand',
    ...(cell.kind === 'out' ? { fillColor: shade } : {}),
  };
};

const gridOf = (columns: readonly VoteColumn[], { rows }: Protocol, lang: Lang): Content => {
  const words = voteWords(lang);
  const width = Math.min(most, room / columns.length - beside);
  const days = voteDays(columns).flatMap(({ day, span }): TableCell[] => [
    title(words.day(day), { colSpan: span }),
    ...Array.from({ length: span - 1 }, () => ''),
  ]);
  const head: TableCell[][] = [
    [title(words.seat, { rowSpan: 3 }), title(words.player, { rowSpan: 3 }), ...days],
    ['', '', ...columns.map((column) => title(columnName(column, lang)))],
    ['', '', ...columns.map((column) => candidatesOf(column, lang))],
  ];
  const body = seats.map((seat): TableCell[] => [
    { text: String(seat), bold: true, fontSize: 8, alignment: 'center' },
    onOneLine(rows[seat - 1]?.name ?? '', nameWidth, 8),
    ...columns.map((column) => cellOf(column, seat)),
  ]);
  const foot: TableCell[] = [
    title(words.outcome, { colSpan: 2, alignment: 'right' }),
    '',
    ...columns.map((column) => title('', onOneLine(columnOutcome(column, lang), width, small))),
  ];
  const widths = [seatWidth, nameWidth, ...columns.map(() => width)];
  const layout = { ...grid, paddingTop: () => 0.5, paddingBottom: () => 0.5 };
  return { ...tableOf(widths, [...head, ...body, foot], layout), margin: [0, 0, 0, 3] };
};

/** As many side by side as can be read. */
const parted = (columns: readonly VoteColumn[]): readonly (readonly VoteColumn[])[] => {
  const atOnce = Math.floor(room / (least + beside));
  return Array.from({ length: Math.ceil(columns.length / atOnce) }, (_, i) =>
    columns.slice(i * atOnce, (i + 1) * atOnce),
  );
};

export const votesTable = (played: Protocol, lang: Lang): Content[] => {
  const { votes } = played;
  if (votes.length === 0) return [];
  const legend = voteLegend(votes, lang).map(({ mark, word }) => `${mark} ${word}`);
  return [
    heading(voteWords(lang).title),
    ...parted(votes).map((columns) => gridOf(columns, played, lang)),
    { text: legend.join(' · '), fontSize: small },
  ];
};
