// Standings as the JSON of `omerta standings --json`: sums rounded, totals and items exact.
import { type Fraction, makeExact, makeRounded } from '@omerta/base/fraction.ts';
import type { Lang } from '@omerta/base/lang.ts';
import { ruleRefusalText, scoreRefusalText } from '../messages/refusal-text.ts';
import type { Award, StandingItem, StandingRow } from '../standings/standing-row.ts';
import type {
  Standings,
  StandingsMisuse,
  StandingsOptions,
  StandingsRefusal,
} from '../standings/standings.ts';
import { reportNeed } from './score-report.ts';

const reportItem = ({ game, kind, points, clause }: StandingItem) => ({
  game,
  kind,
  points: makeExact(points),
  clause,
});

/** `awaiting` stands only where something of the sum awaits an approval. */
const reportRow = (row: StandingRow, awaiting?: Fraction) => ({
  place: row.place,
  player: row.player,
  total: makeRounded(row.total),
  exact: makeExact(row.total),
  main: makeRounded(row.main),
  compensation: makeRounded(row.compensation),
  additional: makeRounded(row.additional),
  other: makeRounded(row.other),
  games: row.games,
  wins: row.wins,
  roleWins: row.roleWins,
  firstKills: row.firstKills,
  items: row.items.map(reportItem),
  decidedBy: row.decidedBy,
  ...(awaiting ? { awaiting: makeExact(awaiting) } : {}),
});

const reportNomination = ({ place, player, value, games, wins }: Award) => ({
  place,
  player,
  value: makeRounded(value),
  games,
  wins,
});

export const standingsFormat = 'omerta.standings/1';

/** The keys of the contract; `needs` stands only where an approval is open. */
export const reportStandings = ({ stage, after, rows, nominations, needs, awaiting }: Standings) => ({
  format: standingsFormat,
  stage,
  after,
  rows: rows.map((row) => reportRow(row, awaiting.get(row.player))),
  nominations: {
    mvp: nominations.mvp.map(reportNomination),
    red: nominations.red.map(reportNomination),
    black: nominations.black.map(reportNomination),
    don: nominations.don.map(reportNomination),
    sheriff: nominations.sheriff.map(reportNomination),
  },
  ...(needs.length > 0 ? { needs: needs.map((need) => ({ path: need.path, ...reportNeed(need) })) } : {}),
});

/** Anything refused: where and why, and no rows. */
export const reportRefusedStandings = (
  problem: Exclude<StandingsRefusal, StandingsMisuse>,
  { stage, after }: StandingsOptions,
  lang: Lang,
) => ({
  format: standingsFormat,
  stage: stage ?? null,
  after: after ?? null,
  refused:
    problem.code === 'refused'
      ? problem.refused.map((refusal) => ({
          path: refusal.path,
          code: refusal.code,
          clause: refusal.clause,
          message: scoreRefusalText(refusal, lang),
        }))
      : [
          {
            path: problem.path,
            code: problem.code,
            clause: problem.clause,
            message: ruleRefusalText(problem, lang),
          },
        ],
});
