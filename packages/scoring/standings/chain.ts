// Which stages and games a table counts: a chain is a run of stages joined by `carry`.
import type { StandingsMisuse } from './standings-refusal.ts';
import type { Stage, Tournament, TournamentGame } from './tournament.ts';

export type StandingsOptions = { readonly stage?: string; readonly after?: number };

export type Chain = {
  /** Up to and including the stage asked for. */
  readonly stages: readonly Stage[];
  readonly counts: (game: Pick<TournamentGame, 'stage' | 'round'>) => boolean;
};

/** The same round number in two stages: `--after` alone would not say which. */
const roundsRepeat = (games: readonly TournamentGame[]): boolean => {
  const stageOfRound = new Map<number, string>();
  return games.some(({ stage, round }) => {
    const known = stageOfRound.get(round) ?? stage;
    stageOfRound.set(round, known);
    return known !== stage;
  });
};

export const chainFor = (
  { stages, games }: Tournament,
  { stage, after }: StandingsOptions,
): Chain | StandingsMisuse => {
  const last = stage === undefined ? stages.length - 1 : stages.findIndex((each) => each.id === stage);
  if (stage !== undefined && last < 0) return { code: 'unknown-stage', path: 'stage' };
  if (after !== undefined && stage === undefined && roundsRepeat(games))
    return { code: 'rounds-repeat', path: 'after' };
  let first = Math.max(last, 0);
  while (stages[first - 1]?.carry) first--;
  const counted = stages.slice(first, last + 1);
  const ids = new Set(counted.map((each) => each.id));
  // Earlier stages count whole: only the rounds of the stage asked for are cut.
  const cut = (game: Pick<TournamentGame, 'stage' | 'round'>): boolean =>
    after !== undefined && game.round > after && (stage === undefined || game.stage === stage);
  return { stages: counted, counts: (game) => ids.has(game.stage) && !cut(game) };
};
