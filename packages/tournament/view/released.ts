// The finished games that anybody may look into: sheet and record, of those whose result is told.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { GameId, StageId } from '../command.ts';
import type { PersonId } from '../meta.ts';
import type { RuledGame } from '../ruling-kind.ts';
import { type Game, gameOf, gamesOf, type TournamentState } from '../state.ts';
import { isTold } from './public.ts';

/** Its players are named by their ids, in sheet and record alike. */
export type ReleasedGame = RuledGame & {
  readonly game: GameId;
  readonly stage: StageId;
  readonly round: number;
  readonly table: number;
  readonly referee: PersonId | null;
  readonly sheet: Sheet;
  /** The notation of the game; null where a sheet of paper is all there is. */
  readonly record: string | null;
  /** The signed sheet was changed, and is no longer what the record says. */
  readonly amended: boolean;
};

/** Who leads the log of a game writes it down from there; without one the record that was handed in. */
export type RecordOf = (game: Game) => string | null;

const handedIn: RecordOf = ({ record }) => record;

export const releasedGame = (
  state: TournamentState,
  id: GameId,
  recordOf: RecordOf = handedIn,
): ReleasedGame | null => {
  const game = gameOf(state, id);
  if (!game || !isTold(state, game)) return null;
  const { stage, round, table, referee, sheet, ruled } = game;
  const amended = game.amended && game.changedSinceSigned;
  return { game: id, stage, round, table, referee, sheet, record: recordOf(game), amended, ruled };
};

/** `state` as far as it is told to the public. */
export const releasedGames = (
  state: TournamentState,
  recordOf: RecordOf = handedIn,
): readonly ReleasedGame[] => gamesOf(state).flatMap(({ id }) => releasedGame(state, id, recordOf) ?? []);
