// A game of the tournament with its points, and one player's part in it.
import type { Role } from '@omerta/rules/game/role.ts';
import { teamOf } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameScore, Item } from '../game/game-score.ts';
import { outcomeAt, type Sheet } from '../sheet/sheet.ts';
import type { GameRef } from './standing-row.ts';
import type { Stage } from './tournament.ts';

export type PlayedGame = {
  readonly stage: Stage;
  readonly ref: GameRef;
  /** Where the file holds its sheet. */
  readonly path: string;
  readonly sheet: Sheet;
  readonly score: GameScore;
};

export type Appearance = {
  readonly game: PlayedGame;
  readonly seat: Seat;
  readonly player: string;
  readonly role: Role;
  readonly outcome: 'win' | 'loss' | 'draw';
  readonly items: readonly Item[];
};

export const appearancesOf = (game: PlayedGame): Appearance[] =>
  game.score.players.map(({ seat, player, role, items }) => ({
    game,
    seat,
    player,
    role,
    outcome: outcomeAt(game.sheet, seat),
    items,
  }));

/** Shot on the first shooting night, whatever his role. */
export const killedFirst = ({ game, seat }: Appearance): boolean => game.sheet.firstKilled === seat;

export const killedFirstAsRed = (part: Appearance): boolean =>
  killedFirst(part) && teamOf(part.role) === 'red';

/** Don or Sheriff. */
export const inActiveRole = ({ role }: Appearance): boolean => role === 'don' || role === 'sheriff';
