// Finds tables for the players of one round, by exact search: pairs kept apart, nobody where he must not sit.
import type { Random } from '@omerta/base/random.ts';
import { tableSize } from './seating.ts';

type Ask = {
  readonly players: readonly number[];
  readonly tables: number;
  readonly apart: (a: number, b: number) => boolean;
  /** Tables this player may sit at. */
  readonly mayBe: (player: number, table: number) => boolean;
  /** The players of whom anything is asked: the others sit where there is room. */
  readonly named: ReadonlySet<number>;
  readonly random: Random;
  /** Asked at every position: true ends the search undecided. */
  readonly isOver: () => boolean;
};

/** Positions looked at before the search gives up undecided. */
const patience = 20_000;

/** Tables one after another; `impossible` is proven, `undecided` is not. */
export const fillTables = ({
  players,
  tables,
  apart,
  mayBe,
  named,
  random,
  isOver,
}: Ask): number[] | 'impossible' | 'undecided' => {
  const all = Array.from({ length: tables }, (_, table) => table);
  const members: number[][] = all.map(() => []);
  let looked = 0;
  const options = (player: number): number[] =>
    all.filter(
      (t) =>
        (members[t]?.length ?? 0) < tableSize &&
        mayBe(player, t) &&
        !(members[t] ?? []).some((other) => apart(player, other)),
    );

  /** The most constrained player first: the one with the fewest tables left. */
  const place = (left: readonly number[]): boolean | 'undecided' => {
    if (left.length === 0) return true;
    if (++looked > patience || isOver()) return 'undecided';
    let chosen = left[0] as number;
    let fewest = random.shuffle(options(chosen));
    for (const player of left) {
      const open = options(player);
      if (open.length < fewest.length) [chosen, fewest] = [player, random.shuffle(open)];
      if (fewest.length === 0) return false;
    }
    const rest = left.filter((player) => player !== chosen);
    const emptiestFirst = fewest.toSorted((a, b) => (members[a]?.length ?? 0) - (members[b]?.length ?? 0));
    for (const table of emptiestFirst) {
      members[table]?.push(chosen);
      const done = place(rest);
      if (done !== false) return done;
      members[table]?.pop();
    }
    return false;
  };

  const bound = new Set(
    players.filter(
      (player) =>
        named.has(player) &&
        (players.some((other) => apart(player, other)) || all.some((t) => !mayBe(player, t))),
    ),
  );
  const shuffled = random.shuffle(players);
  const done = place(shuffled.filter((player) => bound.has(player)));
  if (done === 'undecided') return 'undecided';
  if (!done) return 'impossible';
  for (const player of shuffled.filter((each) => !bound.has(each)))
    members.find((table) => table.length < tableSize)?.push(player);
  return members.flat();
};
