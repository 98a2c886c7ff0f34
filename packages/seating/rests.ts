// Who plays and who rests in each round: everybody as many games as anybody else, as far as arithmetic and absences allow.
import type { Random } from './random.ts';

type Ask = {
  readonly players: number;
  /** By round: how many play. */
  readonly seats: readonly number[];
  readonly present: (round: number, player: number) => boolean;
  /** Must play whenever present: has a place kept for him. */
  readonly kept: (player: number) => boolean;
  readonly random: Random;
};

/** By round: who plays; or the first round that has too few present for its seats, or too many places kept. */
export const shareGames = ({ players, seats, present, kept, random }: Ask): readonly ReadonlySet<number>[] | { readonly round: number } => {
  const games = new Array<number>(players).fill(0);
  const plays: Set<number>[] = [];
  for (const [round, count] of seats.entries()) {
    const here = random.shuffle(Array.from({ length: players }, (_, player) => player).filter((player) => present(round, player)));
    const order = here.toSorted((a, b) => Number(kept(b)) - Number(kept(a)) || (games[a] ?? 0) - (games[b] ?? 0));
    if (here.length < count || here.filter(kept).length > count) return { round };
    const chosen = new Set(order.slice(0, count));
    for (const player of chosen) games[player] = (games[player] ?? 0) + 1;
    plays.push(chosen);
  }
  const mayTake = (round: number, from: number, to: number): boolean => {
    const playing = plays[round];
    return playing?.has(from) === true && !kept(from) && !playing.has(to) && present(round, to);
  };
  /** A chain of hand-overs from one with many games to one with two fewer: as long as there is one, games can be evened out. */
  const chainFrom = (start: number): readonly { readonly round: number; readonly from: number; readonly to: number }[] | null => {
    const cameBy = new Map<number, { readonly round: number; readonly from: number }>();
    const queue = [start];
    for (const from of queue) {
      for (let to = 0; to < players; to++) {
        if (to === start || cameBy.has(to)) continue;
        const round = plays.findIndex((_, r) => mayTake(r, from, to));
        if (round < 0) continue;
        cameBy.set(to, { round, from });
        queue.push(to);
        if ((games[to] ?? 0) + 2 > (games[start] ?? 0)) continue;
        const chain: { round: number; from: number; to: number }[] = [];
        for (let at = to; at !== start; ) {
          const step = cameBy.get(at);
          if (!step) return null;
          chain.unshift({ ...step, to: at });
          at = step.from;
        }
        return chain;
      }
    }
    return null;
  };
  for (let evened = true; evened; ) {
    evened = false;
    const byGames = games.map((_, player) => player).toSorted((a, b) => (games[b] ?? 0) - (games[a] ?? 0));
    for (const player of byGames) {
      const chain = chainFrom(player);
      if (!chain) continue;
      for (const { round, from, to } of chain) {
        plays[round]?.delete(from);
        plays[round]?.add(to);
      }
      games[player] = (games[player] ?? 0) - 1;
      const last = chain.at(-1)?.to ?? player;
      games[last] = (games[last] ?? 0) + 1;
      evened = true;
      break;
    }
  }
  return plays;
};
