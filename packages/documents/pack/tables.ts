// The seating of each table on a page of its own: who sits where, round after round.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { wordByWord } from '../page/fit.ts';
import { grid, innerWidth, shade, tableOf } from '../page/page.ts';
import { heading, type PartPages, wordsOf } from './part.ts';
import { type SeatedRound, type SeatedTable, seatedRounds } from './rounds.ts';

const seats = Array.from({ length: 10 }, (_, i) => i);

const [roundWidth, refereeWidth, padding] = [36, 42, 5.5];
const seatWidth = (innerWidth - roundWidth - refereeWidth - 12 * padding) / seats.length;

type Turn = { readonly round: SeatedRound; readonly seated: SeatedTable };

export const tablePages: PartPages = (sources) => {
  const words = wordsOf(sources);
  const turns = seatedRounds(sources).flatMap((round) => round.tables.map((seated) => ({ round, seated })));
  const numbers = [...new Set(turns.map(({ seated }) => seated.table))].toSorted((a, b) => a - b);
  const row = ({ round, seated }: Turn): TableCell[] => [
    {
      text: [
        { text: String(round.round), bold: true },
        { text: `\n${round.stage.name}`, fontSize: 6 },
      ],
    },
    ...seats.map((seat) => wordByWord(seated.names[seat] ?? '', seatWidth, 9)),
    wordByWord(seated.referee, refereeWidth, 8),
  ];
  const titles = (): TableCell[] =>
    [words.round, ...seats.map((seat) => String(seat + 1)), words.referee].map((text) => ({
      text,
      bold: true,
      fontSize: 8,
      fillColor: shade,
      alignment: 'center' as const,
    }));
  return numbers.map((number): Content => {
    const own = turns.filter(({ seated }) => seated.table === number);
    return {
      stack: [
        heading(`${words.table} ${number}`, sources.paper.name),
        {
          ...tableOf([roundWidth, ...seats.map(() => '*'), refereeWidth], [titles(), ...own.map(row)], grid),
          fontSize: 8,
        },
      ],
    };
  });
};
