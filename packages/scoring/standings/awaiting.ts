// Extra points that count though their approval is still open: how much of each player's sum that is.
import { add, type Fraction, parseDecimal, zero } from '@omerta/base/fraction.ts';
import type { AskedEntry } from '../game/game-score.ts';
import type { PlayedGame } from './played-game.ts';

/** An entry may need two approvals, and awaits them once. */
const extrasAsked = ({ score }: PlayedGame): readonly AskedEntry[] => {
  const asked = score.needs.flatMap((need) => (need.what === 'approval' ? need.asks : []));
  return asked.filter(
    (entry, i) =>
      entry.list === 'extra' && asked.findIndex(({ list, at }) => list === 'extra' && at === entry.at) === i,
  );
};

export const awaitingIn = (games: readonly PlayedGame[]): ReadonlyMap<string, Fraction> => {
  const sums = new Map<string, Fraction>();
  for (const game of games)
    for (const { seat, value } of extrasAsked(game)) {
      const player = game.sheet.seats[seat - 1]?.player ?? '';
      sums.set(player, add(sums.get(player) ?? zero, parseDecimal(value) ?? zero));
    }
  return sums;
};
