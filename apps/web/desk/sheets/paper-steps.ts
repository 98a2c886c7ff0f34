// The orders that bring a game led on paper from where it stands to its sheet, and to its signature where it can be given here.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { TournamentCommandFields, TournamentCommandType } from '@omerta/tournament/command.ts';

type OrderOf<T extends TournamentCommandType> = { readonly type: T } & TournamentCommandFields[T];

export type PaperStep =
  | OrderOf<'assign-referees'>
  | OrderOf<'call-game'>
  | OrderOf<'start-game'>
  | OrderOf<'announce-result'>
  | OrderOf<'hand-in-sheet'>
  | OrderOf<'sign-sheet'>;

export type PaperGame = {
  readonly id: string;
  readonly status: string;
  readonly referee: string | null;
  readonly sides: readonly string[];
  readonly winner: Sheet['winner'] | null;
};

/** Games whose sheet may come from paper, whatever was pressed of them so far. */
const before: readonly string[] = ['scheduled', 'called', 'running', 'ended'];
export const awaitsPaper = ({ status }: Pick<PaperGame, 'status'>): boolean => before.includes(status);

/**
 * A sheet is signed by whoever leads the game: the chief who signs in his place takes the game over, and then
 * somebody else confirms it.
 */
export const paperSteps = (
  { id, status, referee, sides, winner }: PaperGame,
  sheet: Sheet,
  { person, signs }: { readonly person: string; readonly signs: boolean },
): readonly PaperStep[] => {
  const at = before.indexOf(status);
  const takesOver = (referee === null || signs) && referee !== person;
  const assign: readonly PaperStep[] = takesOver
    ? [{ type: 'assign-referees', game: id, referee: person, sides: sides.filter((side) => side !== person) }]
    : [];
  const early = referee === null ? assign : [];
  const late = referee === null ? [] : assign;
  const isSaid = status === 'ended' && winner === sheet.winner;
  return [
    ...early,
    ...(at < 1 ? [{ type: 'call-game', game: id } as const] : []),
    ...(at < 2 ? [{ type: 'start-game', game: id } as const] : []),
    ...(isSaid ? [] : [{ type: 'announce-result', game: id, winner: sheet.winner } as const]),
    { type: 'hand-in-sheet', game: id, paper: { sheet } },
    ...(signs ? [...late, { type: 'sign-sheet', game: id } as const] : []),
  ];
};
