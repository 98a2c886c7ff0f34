// What is unlikely on the sheet of a game, with everything that the desk knows beside it.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { useDesk } from './desk.tsx';
import { minutesOf } from './sheets/review.ts';
import { type Unlikely, unlikelyOn } from './sheets/unlikely.ts';
import { useBook } from './use-book.ts';
import type { DeskGame } from './wire/picture.ts';

type UnlikelyIn = {
  /** On the sheet that stands. */
  readonly of: (game: DeskGame) => readonly Unlikely[];
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
  return {
    of: (game) =>
      game.sheet
        ? unlikelyOn(
            scoring,
            {
              sheet: game.sheet,
              announced: game.winner,
              recorded: game.hasRecord ? { differences: game.departs } : null,
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
