// A lot drawn with a recorded seed: anybody can repeat it with a SHA-256 tool.
import { sha256 } from '@omerta/base/sha256.ts';

/**
 * The players ordered by the SHA-256 of `seed:player` (UTF-8, hex, smallest first): the same for every order
 * in which they are given, on every machine, and checked by hand with `printf '%s' 'seed:player' |
 * sha256sum`. The seed is of whoever keeps the log, never of who asks for the lot.
 */
export const drawLots = (players: readonly string[], seed: string | number): string[] => {
  const drawn = players.map((player) => ({ player, mark: sha256(`${seed}:${player}`) }));
  return drawn.toSorted((a, b) => (a.mark < b.mark ? -1 : 1)).map(({ player }) => player);
};
