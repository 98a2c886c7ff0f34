// Which rounds the control room shows, and which one is called next.
import type { DeskGame, DeskPicture } from '../wire/picture.ts';

export type RoundOf = { readonly stage: string; readonly round: number };
export type HallRound = RoundOf & { readonly games: readonly DeskGame[] };

const isSettled = ({ status }: DeskGame): boolean => status === 'final' || status === 'annulled';

export const isSameRound = (a: RoundOf, b: RoundOf): boolean => a.stage === b.stage && a.round === b.round;

/** In the order of the stages. */
export const roundsOf = ({ games, plans }: Pick<DeskPicture, 'games' | 'plans'>): readonly HallRound[] => {
  const found = new Map<string, { stage: string; round: number; games: DeskGame[] }>();
  for (const game of games) {
    const { stage, round } = game;
    const key = JSON.stringify([stage, round]);
    const same = found.get(key) ?? { stage, round, games: [] };
    same.games.push(game);
    found.set(key, same);
  }
  const place = (stage: string): number => plans.findIndex((each) => each.stage === stage);
  return [...found.values()]
    .map((each) => ({
      ...each,
      games: each.games.toSorted((a, b) => a.table - b.table || a.attempt - b.attempt),
    }))
    .toSorted((a, b) => place(a.stage) - place(b.stage) || a.round - b.round);
};

const isBegun = ({ games }: HallRound): boolean => games.some(({ status }) => status !== 'scheduled');

/** Somebody sits at a table of it, or is called to one; else only its papers are left. */
const isInPlay = ({ games }: HallRound): boolean =>
  games.some(({ status }) => status === 'scheduled' || status === 'called' || status === 'running');

/**
 * Rounds that somebody plays, then those that are being settled, the newest first; between two of them the next;
 * after the last one that.
 */
export const roundsShown = (rounds: readonly HallRound[]): readonly HallRound[] => {
  const open = rounds.filter((each) => isBegun(each) && !each.games.every(isSettled));
  if (open.length > 0)
    return [...open.filter(isInPlay), ...open.filter((each) => !isInPlay(each)).toReversed()];
  const next = rounds.find((each) => !isBegun(each)) ?? rounds.at(-1);
  return next ? [next] : [];
};

/** The first round that waits for its call; null where none is published. */
export const nextRound = (rounds: readonly HallRound[]): HallRound | null =>
  rounds.find(({ games }) => games.some(({ status }) => status === 'scheduled')) ?? null;

/** Called and not begun: its countdown runs. A replay that was ordered since waits for a call of its own. */
export const roundCounting = ({ calls, games }: Pick<DeskPicture, 'calls' | 'games'>) =>
  calls.find((call) => {
    const own = games.filter((game) => isSameRound(game, call) && game.status !== 'annulled');
    const isAhead = own.every(({ status }) => status === 'called' || status === 'scheduled');
    return isAhead && own.some(({ status }) => status === 'called');
  }) ?? null;
