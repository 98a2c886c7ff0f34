// A game as it is handed on: where it was played, and its sheet.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import type { GameScore } from '@omerta/scoring/game/game-score.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import type { GamePaper, TournamentPaper } from '../tournament/paper.ts';

/** What every format keeps, and every reader of ours gives back. */
export type ReadGame = {
  readonly stage: string;
  readonly round: number;
  readonly table: number;
  readonly sheet: Sheet;
};

export type ExportedGame = ReadGame & {
  readonly game: GamePaper;
  readonly score: GameScore;
  /** As it was played, where it was written down line by line. */
  readonly state: GameState | null;
};

/** In the free text that other forms have: how it was won beside play, and that a ruling changed it. */
export const commentOf = ({ sheet, game }: ExportedGame): string =>
  [
    ...(sheet.by === 'forfeit' ? ['forfeit'] : []),
    ...(game.ruled === null ? [] : [`${game.ruled} changed by a ruling`]),
  ].join('; ');

export const wonBy = (comment: string): Sheet['by'] =>
  comment.split('; ').includes('forfeit') ? 'forfeit' : 'play';

/** Every game that counts. */
export const exportedGames = (paper: TournamentPaper): readonly ExportedGame[] => {
  const book = chooseBook(paper.rules);
  if (isRefusal(book)) return [];
  const { scoring } = book;
  const stateOf = (record: string | null): GameState | null => {
    const read = record === null ? null : parse(record);
    return read && !isRefusal(read) ? replay({ ...read, rulebook: scoring.rulebook }).state : null;
  };
  return paper.games.flatMap((game) =>
    game.sheet !== null && game.status !== 'annulled'
      ? [
          {
            stage: game.stage,
            round: game.round,
            table: game.table,
            sheet: game.sheet,
            game,
            score: scoreGame(scoring, game.sheet),
            state: stateOf(game.record),
          },
        ]
      : [],
  );
};
