// The standings of a tournament: exact points, places and what decided them.
import type { Fraction } from '@omerta/base/fraction.ts';
import { groupBy } from '@omerta/base/group-by.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Need, ScoreRefusal, ScoreWarning } from '../game/game-score.ts';
import { scoreGame } from '../game/score.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Account, accountOf, type Whole } from './account.ts';
import { awaitingIn } from './awaiting.ts';
import { type Chain, chainFor, type StandingsOptions } from './chain.ts';
import { stageWithoutPlan } from './compensation.ts';
import { difficultyRefused, weightingOf } from './difficulty.ts';
import { nominationsOf } from './nominations.ts';
import { type Appearance, appearancesOf, type PlayedGame } from './played-game.ts';
import type { Nominations, StandingRow } from './standing-row.ts';
import type { StandingsRefusal } from './standings-refusal.ts';
import { rank } from './ties.ts';
import type { Stage, Tournament } from './tournament.ts';

export type { StandingsOptions } from './chain.ts';
export type { StandingsMisuse, StandingsRefusal } from './standings-refusal.ts';

export type Standings = {
  readonly stage: string | null;
  readonly after: number | null;
  readonly rows: readonly StandingRow[];
  readonly nominations: Nominations;
  /** Of the games counted; paths from the root of the tournament file: `games[3].sheet`. */
  readonly needs: readonly (Need & { readonly path: string })[];
  /** By player: what of his sum still awaits an approval. */
  readonly awaiting: ReadonlyMap<string, Fraction>;
  readonly warnings: readonly ScoreWarning[];
  /** Stages in which players have different numbers of games, though their sums are compared directly. */
  readonly unequalGames: readonly string[];
};

/** Every sheet is scored, counted or not: anything refused anywhere leaves no table. */
const playedGames = ({ scoring, stages, games }: Tournament): PlayedGame[] => {
  const byId = new Map(stages.map((stage) => [stage.id, stage]));
  return games.map(({ stage: id, round, table, sheet, path }, i) => {
    const stage = byId.get(id);
    if (!stage) throw new Error(`games[${i}] is of no stage: ${id}`);
    return {
      stage,
      ref: { stage: id, round, table },
      path: path ?? `games[${i}].sheet`,
      sheet,
      score: scoreGame(scoring, sheet),
    };
  });
};

const refusalsOf = (games: readonly PlayedGame[]): ScoreRefusal[] =>
  games.flatMap(({ path, score }) =>
    score.refused.map((refusal) => ({ ...refusal, path: `${path}.${refusal.path}` })),
  );

/**
 * In the order of play, which card ladders and growing compensation depend on; a file may list games in any
 * order.
 */
const inPlayOrder = ({ stages }: Chain, games: readonly PlayedGame[]): PlayedGame[] => {
  const at = new Map(stages.map((stage, i) => [stage, i]));
  return games.toSorted(
    (a, b) =>
      (at.get(a.stage) ?? 0) - (at.get(b.stage) ?? 0) ||
      a.ref.round - b.ref.round ||
      a.ref.table - b.ref.table,
  );
};

/** A stage is as long as its plan; without one, as the most games that somebody has in it. */
export const stageLength = (planned: number | null, sheets: readonly Pick<Sheet, 'seats'>[]): number => {
  if (planned !== null) return planned;
  const counts = new Map<string, number>();
  for (const { seats } of sheets)
    for (const { player } of seats) counts.set(player, (counts.get(player) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

const lengthsOf = (games: readonly PlayedGame[]): ((stage: Stage) => number) => {
  const lengths = new Map<Stage, number>();
  return (stage) => {
    const known = lengths.get(stage);
    if (known !== undefined) return known;
    const own = games.filter((game) => game.stage === stage).map((game) => game.sheet);
    const length = stageLength(stage.plannedGames, own);
    lengths.set(stage, length);
    return length;
  };
};

const partsByPlayer = (tournament: Tournament, games: readonly PlayedGame[]): Map<string, Appearance[]> => {
  const parts = new Map<string, Appearance[]>(tournament.players.map(({ id }) => [id, []]));
  for (const game of games) {
    for (const part of appearancesOf(game)) {
      const own = parts.get(part.player);
      if (!own) throw new Error(`${game.path}: no such player: ${part.player}`);
      own.push(part);
    }
  }
  return parts;
};

const rowsOf = ({ scoring, unplaced, lots }: Tournament, accounts: readonly Account[]): StandingRow[] => {
  const ordered = (list: readonly Account[]): ReturnType<typeof rank<Account['row']>> =>
    rank(
      scoring.ties,
      list.map(({ row }) => row),
      lots,
    );
  const isOut = ({ row }: Account): boolean => unplaced.includes(row.player);
  const placed = ordered(accounts.filter((account) => !isOut(account)));
  const others = ordered(accounts.filter(isOut));
  return [
    ...placed.map(({ row, place, decidedBy }) => ({ ...row, place, decidedBy })),
    ...others.map(({ row }) => ({ ...row, place: null, decidedBy: null })),
  ];
};

const unequalGames = ({ stages }: Chain, parts: ReadonlyMap<string, readonly Appearance[]>): string[] => {
  const counts = new Map<string, Set<number>>();
  for (const own of parts.values()) {
    for (const [id, list] of groupBy(own, (part) => part.game.stage.id))
      counts.set(id, (counts.get(id) ?? new Set()).add(list.length));
  }
  return stages.map((stage) => stage.id).filter((id) => (counts.get(id)?.size ?? 0) > 1);
};

const tableOf = (
  tournament: Tournament,
  options: StandingsOptions,
  chain: Chain,
  all: readonly PlayedGame[],
): Standings => {
  const { scoring, fines, unplaced } = tournament;
  const games = inPlayOrder(
    chain,
    all.filter((game) => chain.counts(game.ref)),
  );
  const parts = partsByPlayer(tournament, games);
  const whole: Whole = { scoring, fines, weighting: weightingOf(scoring, games), lengthOf: lengthsOf(all) };
  // With a stage: who has a game in the chain so far, even if only after the round asked for.
  const inChain = all.filter((game) => chain.stages.includes(game.stage));
  const present =
    options.stage === undefined
      ? null
      : new Set(inChain.flatMap((game) => game.sheet.seats.map(({ player }) => player)));
  const accounts = [...parts]
    .filter(([player]) => present?.has(player) ?? true)
    .map(([player, own]) => accountOf(whole, player, own));
  const contenders = accounts.filter(({ row }) => !unplaced.includes(row.player));
  return {
    stage: options.stage ?? null,
    after: options.after ?? null,
    rows: rowsOf(tournament, accounts),
    nominations: nominationsOf(contenders.map(({ row, byRole }) => ({ player: row.player, byRole }))),
    needs: games.flatMap(({ path, score }) => score.needs.map((need) => ({ ...need, path }))),
    awaiting: awaitingIn(games),
    warnings: games.flatMap(({ path, score }) =>
      score.warnings.map((warning) => ({ ...warning, path: `${path}.${warning.path}` })),
    ),
    unequalGames: unequalGames(chain, parts),
  };
};

/** The table of the last chain, or after a stage, or after a round: see the contract of `omerta standings`. */
export const standings = (
  tournament: Tournament,
  options: StandingsOptions = {},
): Standings | StandingsRefusal => {
  const chain = chainFor(tournament, options);
  if (isRefusal(chain)) return chain;
  const unplanned = stageWithoutPlan(tournament.scoring.compensation, chain.stages);
  if (unplanned) {
    return {
      code: 'planned-games-missing',
      path: `stages[${tournament.stages.indexOf(unplanned)}].plannedGames`,
    };
  }
  const competing = tournament.players.filter(({ id }) => !tournament.unplaced.includes(id));
  const overPlayers = difficultyRefused(tournament.scoring, competing.length);
  if (overPlayers) return overPlayers;
  const games = playedGames(tournament);
  const refused = refusalsOf(games);
  return refused.length > 0 ? { code: 'refused', refused } : tableOf(tournament, options, chain, games);
};
