// What the command line says about points: what there must be in each language.
import type { JsonCode } from '@omerta/base/json.ts';
import type { Certainty } from '@omerta/scoring/advisor/suggestion.ts';
import type { DecidedBy, NominationName, StandingItemKind } from '@omerta/scoring/standings/standing-row.ts';
import type { TextCode } from '../trouble.ts';

export type PointsTexts = {
  readonly json: Readonly<Record<JsonCode | TextCode, (found: string) => string>>;
  readonly kinds: Readonly<Record<StandingItemKind, string>>;
  /** Heads of columns. */
  readonly columns: Readonly<
    Record<
      | 'place'
      | 'seat'
      | 'player'
      | 'role'
      | 'total'
      | 'main'
      | 'compensation'
      | 'additional'
      | 'other'
      | 'games'
      | 'wins'
      | 'roleWins'
      | 'firstKills'
      | 'points'
      | 'running',
      string
    >
  >;
  /** Sums in a sentence. */
  readonly sums: Readonly<Record<'main' | 'compensation' | 'additional' | 'other', string>>;
  readonly score: {
    readonly needs: string;
    readonly refused: string;
    readonly warnings: string;
    readonly suggestions: string;
    readonly certainty: Readonly<Record<Certainty, string>>;
    readonly seat: (seat: number) => string;
    readonly lines: (lines: readonly number[]) => string;
    readonly noPoints: string;
  };
  readonly standings: {
    readonly after: (round: number) => string;
    readonly expelled: string;
    readonly decidedBy: Readonly<Record<DecidedBy, string>>;
    readonly refused: (count: number) => string;
    readonly nominations: string;
    readonly nomination: Readonly<Record<NominationName, string>>;
    readonly legend: string;
    readonly nominationLegend: string;
  };
  readonly explain: {
    readonly place: (place: number, of: number) => string;
    readonly expelled: string;
    readonly total: string;
    readonly game: (stage: string, round: number, table: number) => string;
    readonly outsideGames: string;
    readonly outcome: Readonly<Record<'win' | 'loss' | 'draw', string>>;
    readonly noItems: string;
  };
  readonly usage: {
    readonly whichSchema: (found: string | undefined, names: readonly string[]) => string;
    readonly explainOrJson: string;
    readonly unknownPlayer: (found: string) => string;
  };
};
