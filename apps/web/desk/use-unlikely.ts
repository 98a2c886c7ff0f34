// What is unlikely on the sheet of a game, with everything that the desk knows beside it.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { useDesk } from './desk.tsx';
import { minutesOf } from './sheets/review.ts';
import { isWinnerRuled, ruledSheets, unruled } from './sheets/ruled.ts';
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
  const { games, rulings } = useDesk().picture;
  const others = (game: DeskGame, sheet: Sheet): readonly Sheet[] => [
    ...games.flatMap((each) =>
      each.sheet && each.status !== 'annulled' && each.id !== game.id ? [each.sheet] : [],
    ),
    sheet,
  ];
  return {
    of: (game) => {
      const { sheet } = game;
      if (!sheet) return [];
      const ruled = ruledSheets(game, rulings);
      const handed = {
        sheet,
        announced: game.winner,
        recorded: game.hasRecord ? { differences: unruled(game.departs, ruled) } : null,
        minutes: minutesOf(game),
        isWinnerRuled: isWinnerRuled(ruled),
      };
      return unlikelyOn(scoring, handed, others(game, sheet));
    },
    typed: (game, sheet) =>
      unlikelyOn(
        scoring,
        { sheet, announced: game.winner, recorded: null, minutes: null, isWinnerRuled: false },
        others(game, sheet),
      ),
  };
};
