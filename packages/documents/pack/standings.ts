// The table of a tournament, as far as it has come.
import { isRefusal } from '@omerta/base/refusal.ts';
import { tableColumnsOf } from '@omerta/scoring/report/table-columns.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import type { TableCell } from 'pdfmake/interfaces.js';
import { onOneLine } from '../page/fit.ts';
import { listed, shade, tableOf } from '../page/page.ts';
import { showPoints } from '../protocol/protocol.ts';
import { nickIn } from '../tournament/paper.ts';
import { heading, type PartPages, wordsOf } from './part.ts';

const [nameWidth, clubWidth] = [110, 74];

export const standingPages: PartPages = (sources) => {
  const { paper, lang } = sources;
  if (paper.standings === null) return [];
  const words = wordsOf(sources);
  const nick = nickIn(paper);
  const clubs = new Map(paper.people.map(({ id, club }) => [id, club ?? '']));
  const { columns } = words;
  const book = chooseBook(paper.rules);
  const hasCi = isRefusal(book) || tableColumnsOf(book.scoring).compensation;
  const titles = [
    columns.place,
    columns.player,
    columns.club,
    columns.games,
    columns.wins,
    columns.main,
    ...(hasCi ? [columns.compensation] : []),
    columns.additional,
    columns.other,
    columns.total,
  ].map(
    (text, i): TableCell => ({ text, bold: true, fillColor: shade, alignment: i < 3 ? 'left' : 'right' }),
  );
  const right = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold });
  const rows = paper.standings.rows.map((row): TableCell[] => [
    { text: row.place === null ? '—' : String(row.place), bold: true },
    { ...onOneLine(nick(row.player), nameWidth, 9), bold: true },
    onOneLine(clubs.get(row.player) ?? '', clubWidth, 9),
    right(String(row.games)),
    right(String(row.wins)),
    ...[row.main, ...(hasCi ? [row.compensation] : []), row.additional, row.other].map((each) =>
      right(showPoints(each, lang)),
    ),
    right(showPoints(row.total, lang), true),
  ]);
  const table = tableOf(
    [28, '*', clubWidth, 24, 32, 34, ...(hasCi ? [34] : []), 30, 36, 36],
    [titles, ...rows],
    listed,
  );
  return [
    {
      stack: [
        heading(paper.isFinished ? words.finalStandings : words.standings, paper.name),
        { ...table, table: { ...table.table, headerRows: 1 } },
      ],
    },
  ];
};
