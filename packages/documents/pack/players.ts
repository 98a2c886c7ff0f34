// The seating of each player: a row to find oneself in, with the table and the seat of every round.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { onOneLine } from '../page/fit.ts';
import { innerWidth, listed, shade, tableOf } from '../page/page.ts';
import { nickIn, type StagePaper } from '../tournament/paper.ts';
import { heading, inPieces, type PartPages, type PartSources, wordsOf } from './part.ts';
import { type SeatedRound, seatedRounds } from './rounds.ts';

const columns = 12;
const roundWidth = 30;
/** Beside the most columns that stand beside each other. */
const nameWidth = innerWidth - columns * (roundWidth + 4) - 6;

const placeIn = ({ tables }: SeatedRound, name: string): string | null => {
  for (const { table, names } of tables) {
    const seat = names.indexOf(name);
    if (seat >= 0) return `${table} · ${seat + 1}`;
  }
  return null;
};

const stagePages = (sources: PartSources, stage: StagePaper): Content[] => {
  const words = wordsOf(sources);
  const nick = nickIn(sources.paper);
  const rounds = seatedRounds(sources).filter((each) => each.stage.stage === stage.stage);
  const names = [
    ...new Set([
      ...stage.players.map(nick),
      ...rounds.flatMap(({ tables }) => tables.flatMap((table) => table.names)),
    ]),
  ];
  const sorted = names.toSorted(new Intl.Collator(sources.lang, { numeric: true }).compare);
  return inPieces(rounds, columns).map((piece) => {
    const titles = [words.player, ...piece.map(({ round }) => String(round))].map(
      (text, i): TableCell => ({
        text,
        bold: true,
        fillColor: shade,
        alignment: i === 0 ? 'left' : 'center',
      }),
    );
    const rows = sorted.map((name): TableCell[] => [
      { ...onOneLine(name, nameWidth, 9), bold: true },
      ...piece.map(
        (round): TableCell => ({ text: placeIn(round, name) ?? words.rests, alignment: 'center' }),
      ),
    ]);
    const table = tableOf(['*', ...piece.map(() => roundWidth)], [titles, ...rows], {
      ...listed,
      paddingRight: () => 2,
    });
    return {
      stack: [
        heading(words.seatingPlayers, `${stage.name}: ${words.tableAndSeat}`),
        { ...table, table: { ...table.table, headerRows: 1 } },
      ],
    };
  });
};

export const playerPages: PartPages = (sources) =>
  sources.paper.stages
    .filter(({ rounds }) => rounds.length > 0)
    .flatMap((stage) => stagePages(sources, stage));
