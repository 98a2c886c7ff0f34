// What is laid of a stage; how a game is named and put on the schedule.
import type { GameId } from './command.ts';
import type { BodyOf } from './event.ts';
import type { PersonId } from './meta.ts';

/** Who is to lead and help at a table of a round that is not published yet. */
type PlannedCrew = {
  readonly round: number;
  readonly table: number;
  readonly referee: PersonId;
  readonly sides: readonly PersonId[];
};

/** What a stage has beside its plan. */
export type StageCourse = {
  /** By number, 1 first; empty until the field is formed. */
  readonly players: readonly PersonId[];
  readonly rounds: readonly (readonly (readonly number[])[])[];
  readonly published: number;
  readonly crews: readonly PlannedCrew[];
  /** Nothing more is played in it, whatever was planned. */
  readonly ended: boolean;
};

/** Stage, round and table; a replay adds which attempt it is. */
export const gameId = (stage: string, round: number, table: number, attempt = 1): GameId =>
  attempt === 1 ? `${stage}/${round}/${table}` : `${stage}/${round}/${table}/${attempt}`;

export const scheduled = (
  at: { readonly stage: string; readonly round: number; readonly table: number },
  seats: readonly PersonId[],
  more: Partial<Pick<BodyOf<'GameScheduled'>, 'attempt' | 'referee' | 'sides' | 'seed'>> = {},
): BodyOf<'GameScheduled'> => ({
  type: 'GameScheduled',
  game: gameId(at.stage, at.round, at.table, more.attempt),
  stage: at.stage,
  round: at.round,
  table: at.table,
  seats,
  attempt: 1,
  referee: null,
  sides: [],
  seed: null,
  ...more,
});
