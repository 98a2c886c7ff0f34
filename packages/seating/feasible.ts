// Looks through the wishes before anything is searched: which of them cannot be, or contradict each other.
import { refuse, type SeatingRefusal } from './refusal.ts';
import { type Pair, tableSize } from './seating.ts';
import { apartPairs, type Wishes } from './wishes.ts';

export type Size = { readonly players: number; readonly tables: number; readonly rounds: number };

export const largest = { players: 1000, rounds: 200 } as const;

const sizeProblem = ({ players, tables, rounds }: Size): SeatingRefusal | null => {
  if (tables < 1) return refuse('size/tables', tables);
  if (rounds < 1 || rounds > largest.rounds) return refuse('size/rounds', rounds, largest.rounds);
  if (players > largest.players) return refuse('size/players', players, largest.players);
  return players < tables * tableSize
    ? refuse('size/too-few', players, tables, Math.floor(players / tableSize))
    : null;
};

const unknownNumber = ({ players, tables, rounds }: Size, wishes: Wishes): SeatingRefusal | null => {
  const named = [
    ...wishes.apart.flat(),
    ...wishes.teams.flat(),
    ...wishes.referees.flatMap(({ not }) => not),
    ...[...wishes.fixed, ...wishes.late, ...wishes.early].map(({ player }) => player),
    ...(wishes.final?.tables.flat() ?? []),
  ];
  const stranger = named.find((player) => player < 1 || player > players);
  if (stranger !== undefined) return refuse('wish/player', stranger, players);
  const noTable = [...wishes.referees, ...wishes.fixed].find(({ table }) => table < 1 || table > tables);
  if (noTable) return refuse('wish/table', noTable.table, tables);
  const noRound = [...wishes.late.map(({ from }) => from), ...wishes.early.map(({ until }) => until)].find(
    (round) => round < 1 || round > rounds,
  );
  return noRound === undefined ? null : refuse('wish/round', noRound, rounds);
};

/**
 * A crowd all of whom are to be kept apart from each other, found by adding players who fit: enough to
 * explain, not the largest there is. The first for whom there is no room will do.
 */
const crowdOf = (pairs: readonly Pair[], room: number): number[] => {
  const friends = new Map<number, Set<number>>();
  for (const [a, b] of pairs) {
    friends.set(a, (friends.get(a) ?? new Set()).add(b));
    friends.set(b, (friends.get(b) ?? new Set()).add(a));
  }
  const byNumber = [...friends.keys()].toSorted(
    (a, b) => (friends.get(b)?.size ?? 0) - (friends.get(a)?.size ?? 0) || a - b,
  );
  let best: number[] = [];
  for (const first of byNumber) {
    const crowd = [first];
    for (const next of byNumber)
      if (crowd.every((member) => friends.get(member)?.has(next))) crowd.push(next);
    if (crowd.length > best.length) best = crowd;
    if (best.length > room) break;
  }
  return best.toSorted((a, b) => a - b);
};

const apartProblem = ({ players, tables }: Size, pairs: readonly Pair[]): SeatingRefusal | null => {
  const himself = pairs.find(([a, b]) => a === b);
  if (himself) return refuse('apart/himself', himself[0]);
  // Those who rest are apart too.
  const room = tables + players - tables * tableSize;
  const crowd = crowdOf(pairs, room);
  return crowd.length > room ? refuse('apart/crowd', tables, players, ...crowd) : null;
};

const fixedProblem = ({ tables }: Size, wishes: Wishes, pairs: readonly Pair[]): SeatingRefusal | null => {
  const { fixed, referees } = wishes;
  const twice = fixed.find(({ player, table }) =>
    fixed.some((other) => other.player === player && other.table !== table),
  );
  if (twice) return refuse('fixed/twice', twice.player);
  for (let table = 1; table <= tables; table++) {
    const here = [...new Set(fixed.filter((each) => each.table === table).map(({ player }) => player))];
    if (here.length > tableSize) return refuse('fixed/full', table, here.length);
    const met = pairs.find(([a, b]) => here.includes(a) && here.includes(b));
    if (met) return refuse('fixed/apart', ...met, table);
    const judged = here.find((player) =>
      referees.some((each) => each.table === table && each.not.includes(player)),
    );
    if (judged !== undefined) return refuse('fixed/referee', judged, table);
  }
  const barredFrom = (player: number): number =>
    new Set(referees.filter(({ not }) => not.includes(player)).map(({ table }) => table)).size;
  const nowhere = referees.flatMap(({ not }) => not).find((player) => barredFrom(player) === tables);
  return nowhere === undefined ? null : refuse('referee/everywhere', nowhere);
};

const absenceProblem = ({ players, tables, rounds }: Size, wishes: Wishes): SeatingRefusal | null => {
  const never = wishes.late.find(({ player, from }) =>
    wishes.early.some((each) => each.player === player && each.until < from),
  );
  if (never) return refuse('absence/never', never.player);
  for (let round = 1; round <= rounds; round++) {
    const away = new Set([
      ...wishes.late.filter(({ from }) => round < from).map(({ player }) => player),
      ...wishes.early.filter(({ until }) => round > until).map(({ player }) => player),
    ]);
    if (players - away.size < tables * tableSize)
      return refuse('absence/round', round, players - away.size, tables);
  }
  return null;
};

const finalProblem = ({ rounds }: Size, wishes: Wishes, pairs: readonly Pair[]): SeatingRefusal | null => {
  if (!wishes.final) return null;
  const { tables } = wishes.final;
  if (tables.length === 0) return refuse('final/none');
  const wrong = tables.findIndex((table) => table.length !== tableSize);
  if (wrong >= 0) return refuse('final/size', wrong + 1, tables[wrong]?.length ?? 0);
  const all = tables.flat();
  const twice = all.find((player, i) => all.indexOf(player) !== i);
  if (twice !== undefined) return refuse('final/twice', twice);
  const met = pairs.find(([a, b]) => tables.some((table) => table.includes(a) && table.includes(b)));
  if (met) return refuse('final/apart', ...met);
  const away = wishes.early.find(({ player, until }) => until <= rounds && all.includes(player));
  if (away) return refuse('final/away', away.player, away.until);
  for (const { table, not } of wishes.referees) {
    const judged = not.find((player) => tables[table - 1]?.includes(player));
    if (judged !== undefined) return refuse('final/referee', judged, table);
  }
  return null;
};

/** The first thing that stands in the way, or null. */
export const problemOf = (size: Size, wishes: Wishes): SeatingRefusal | null => {
  const problem = sizeProblem(size) ?? unknownNumber(size, wishes);
  if (problem) return problem;
  const pairs = apartPairs(wishes);
  return (
    apartProblem(size, pairs) ??
    fixedProblem(size, wishes, pairs) ??
    absenceProblem(size, wishes) ??
    finalProblem(size, wishes, pairs)
  );
};
