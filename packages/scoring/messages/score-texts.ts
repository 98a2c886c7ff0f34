// The sentences of scoring that each language must have.
import type { Approver } from '@omerta/rules/game/command.ts';
import type { AskedEntry, ScoreCode, ScoreWarningKind } from '../game/game-score.ts';
import type { StandingsMisuse } from '../standings/standings-refusal.ts';

/** What there must be in each language: a missing sentence does not compile. */
export type ScoreTexts = {
  readonly refusals: Readonly<Record<ScoreCode, (seat: number, limit: string, over: string) => string>>;
  readonly warnings: Readonly<Record<ScoreWarningKind, (seat: number) => string>>;
  readonly approvers: Readonly<Record<Approver, string>>;
  readonly approval: (by: string, seat: number | null) => string;
  /** An entry that awaits an approval: its points or clause, and for whom. */
  readonly asked: Readonly<Record<AskedEntry['list'], (value: string, name: string) => string>>;
  readonly atTable: string;
  readonly unfinished: string;
  readonly annulled: string;
  readonly refusedLine: (line: number, message: string) => string;
  readonly overPlayers: (limit: number) => string;
  readonly unequalGames: (stage: string) => string;
  readonly misuses: Readonly<Record<StandingsMisuse['code'], string>>;
};
