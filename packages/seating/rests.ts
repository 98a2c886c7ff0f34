// Who plays and who rests in each round: equal numbers of games, as far as absences allow.
import type { Random } from '@omerta/base/random.ts';

type Ask = {
  readonly players: number;
  /** By round: how many play; there must be as many present. */
  readonly seats: readonly number[];
  readonly present: (round: number, player: number) => boolean;
  readonly random: Random;
};

type HandOver = { readonly round: number; readonly from: number; readonly to: number };

/** By round: who plays. */
export const shareGames = ({ players, seats, present, random }: Ask): readonly ReadonlySet<number>[] => {
  const games = new Array<number>(players).fill(0);
  const gamesOf = (player: number): number => games[player] ?? 0;
  const everybody = games.map((_, player) => player);
  const plays = seats.map((count, round) => {
    const here = random.shuffle(everybody.filter((player) => present(round, player)));
    const chosen = new Set(here.toSorted((a, b) => gamesOf(a) - gamesOf(b)).slice(0, count));
    for (const player of chosen) games[player] = gamesOf(player) + 1;
    return chosen;
  });

  /**
   * A chain of hand-overs from somebody with two games more to this player; without one, nothing can be
   * evened out.
   */
  const chainTo = (poorest: number): HandOver[] | null => {
    const next = new Map<number, HandOver>();
    const queue = [poorest];
    for (const to of queue) {
      for (const [round, playing] of plays.entries()) {
        if (playing.has(to) || !present(round, to)) continue;
        for (const from of playing) {
          if (from === poorest || next.has(from)) continue;
          next.set(from, { round, from, to });
          queue.push(from);
          if (gamesOf(from) < gamesOf(poorest) + 2) continue;
          const chain: HandOver[] = [];
          for (let step = next.get(from); step; step = next.get(step.to)) chain.push(step);
          return chain;
        }
      }
    }
    return null;
  };

  // Whoever cannot be helped now cannot be helped later: others' exchanges open no chain to him that he did not have.
  const open = new Set(everybody);
  for (;;) {
    const most = Math.max(...games);
    const poorest = [...open]
      .filter((player) => gamesOf(player) + 2 <= most)
      .toSorted((a, b) => gamesOf(a) - gamesOf(b))[0];
    if (poorest === undefined) return plays;
    const chain = chainTo(poorest);
    if (!chain) {
      open.delete(poorest);
      continue;
    }
    for (const { round, from, to } of chain) {
      plays[round]?.delete(from);
      plays[round]?.add(to);
    }
    const richest = chain[0]?.from ?? poorest;
    games[richest] = gamesOf(richest) - 1;
    games[poorest] = gamesOf(poorest) + 1;
  }
};
