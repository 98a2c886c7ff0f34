// The seating of a tournament, round by round: each table a column, its seats down.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { onOneLine } from '../page/fit.ts';
import { grid, innerWidth, shade, tableOf } from '../page/page.ts';
import { type GamePaper, nickIn, type StagePaper } from '../tournament/paper.ts';
import { heading, inPieces, type PartPages, type PartSources, wordsOf } from './part.ts';

const seats = Array.from({ length: 10 }, (_, i) => i);
const columns = 5;

/** A table of a round as people sit there: as the game has them, or else as the seating was made. */
export type SeatedTable = {
  readonly table: number;
  readonly names: readonly string[];
  readonly referee: string;
};

export type SeatedRound = {
  readonly stage: StagePaper;
  readonly round: number;
  readonly tables: readonly SeatedTable[];
};

/** A replayed game is the newest of its place. */
const gameAt = (games: readonly GamePaper[], stage: string, round: number, table: number) =>
  games
    .filter((game) => game.stage === stage && game.round === round && game.table === table)
    .toSorted((a, b) => a.attempt - b.attempt)
    .at(-1);

export const seatedRounds = ({ paper }: PartSources): readonly SeatedRound[] => {
  const nick = nickIn(paper);
  return paper.stages.flatMap((stage) =>
    stage.rounds.map((tables, r) => ({
      stage,
      round: r + 1,
      tables: tables.map((numbers, t) => {
        const game = gameAt(paper.games, stage.stage, r + 1, t + 1);
        const ids = game?.seats ?? numbers.map((number) => stage.players[number - 1] ?? '');
        return {
          table: t + 1,
          names: ids.map(nick),
          referee: game?.referee ? nick(game.referee) : '',
        };
      }),
    })),
  );
};

export const roundPages: PartPages = (sources) => {
  const words = wordsOf(sources);
  const rounds = seatedRounds(sources).flatMap((round) =>
    inPieces(round.tables, columns).map((tables) => ({ ...round, tables })),
  );
  const block = ({ stage, round, tables }: SeatedRound, i: number): Content => {
    const titles = tables.map(
      ({ table, referee }): TableCell => ({
        text: [
          { text: `${words.table} ${table}`, bold: true },
          { text: referee ? `\n${referee}` : '', fontSize: 7.5 },
        ],
        fillColor: shade,
        alignment: 'center',
      }),
    );
    const rows = seats.map((seat): TableCell[] => [
      { text: String(seat + 1), alignment: 'center', bold: true },
      ...tables.map(({ names }) => onOneLine(names[seat] ?? '', innerWidth / tables.length - 16, 9)),
    ]);
    return {
      stack: [
        heading(`${words.round} ${round}`, stage.name),
        tableOf([16, ...tables.map(() => '*')], [[{ text: '', fillColor: shade }, ...titles], ...rows], grid),
      ],
      unbreakable: true,
      // Under the last there is nothing to part it from: a margin that runs over a full page makes an empty one.
      margin: [0, 0, 0, i === rounds.length - 1 ? 0 : 12],
    };
  };
  return rounds.length === 0 ? [] : [{ stack: rounds.map(block) }];
};
