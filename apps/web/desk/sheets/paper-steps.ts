// The orders that bring a game led on paper from where it stands to its sheet, and to its signature where it can be given here.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Paper, TournamentCommandFields, TournamentCommandType } from '@omerta/tournament/command.ts';

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

const takeOver = ({ id, sides }: PaperGame, person: string): PaperStep => ({
  type: 'assign-referees',
  game: id,
  referee: person,
  sides: sides.filter((side) => side !== person),
});

/** A sheet is signed by whoever leads the game: the chief who signs in his place takes the game over, and then somebody else confirms it. */
export const signingSteps = (game: PaperGame, person: string): readonly PaperStep[] => [
  ...(game.referee === person ? [] : [takeOver(game, person)]),
  { type: 'sign-sheet', game: game.id },
];

/** What comes of a game: who has won, and the paper that says so. */
type Brought = { readonly winner: Sheet['winner']; readonly paper: Paper };

export const paperSteps = (
  game: PaperGame,
  brought: Brought,
  { person, signs }: { readonly person: string; readonly signs: boolean },
): readonly PaperStep[] => {
  const { id, status, referee, winner } = game;
  const at = before.indexOf(status);
  // Nobody leads it: whoever types it does, from the call on.
  const early = referee === null ? [takeOver(game, person)] : [];
  const led = referee === null ? { ...game, referee: person } : game;
  const isSaid = status === 'ended' && winner === brought.winner;
  return [
    ...early,
    ...(at < 1 ? [{ type: 'call-game', game: id } as const] : []),
    ...(at < 2 ? [{ type: 'start-game', game: id } as const] : []),
    ...(isSaid ? [] : [{ type: 'announce-result', game: id, winner: brought.winner } as const]),
    { type: 'hand-in-sheet', game: id, paper: brought.paper },
    ...(signs ? signingSteps(led, person) : []),
  ];
};
