// What is unlikely on the sheet of a game, with everything that the desk knows beside it.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { useDesk } from './desk.tsx';
import type { DeskGame } from './picture.ts';
import { againstRecord } from './sheets/recorded.ts';
import { minutesOf } from './sheets/review.ts';
import { type Unlikely, unlikelyOn } from './sheets/unlikely.ts';
import { useBook } from './use-book.ts';

type UnlikelyIn = {
  /** On the sheet that stands; `record`: of a game whose sheet was amended, once it is here. */
  readonly of: (game: DeskGame, record?: string | null) => readonly Unlikely[];
  /** On one that is being typed, from paper. */
  readonly typed: (game: DeskGame, sheet: Sheet) => readonly Unlikely[];
};

export const useUnlikely = (): UnlikelyIn => {
  const { scoring } = useBook();
  const { games } = useDesk().picture;
  const others = (game: DeskGame, sheet: Sheet): readonly Sheet[] => [
    ...games.flatMap((each) =>
      each.sheet && each.status !== 'annulled' && each.id !== game.id ? [each.sheet] : [],
    ),
    sheet,
  ];
  /** A sheet is its record's until it was amended: only then are the two held against each other. */
  const recordedOf = ({ hasRecord }: DeskGame, sheet: Sheet, record: string | null) =>
    (record === null ? null : againstRecord(scoring.rulebook, sheet, record)) ??
    (hasRecord ? { differences: [] } : null);
  return {
    of: (game, record = null) =>
      game.sheet
        ? unlikelyOn(
            scoring,
            {
              sheet: game.sheet,
              announced: game.winner,
              recorded: recordedOf(game, game.sheet, record),
              minutes: minutesOf(game),
            },
            others(game, game.sheet),
          )
        : [],
    typed: (game, sheet) =>
      unlikelyOn(
        scoring,
        { sheet, announced: game.winner, recorded: null, minutes: null },
        others(game, sheet),
      ),
  };
};
