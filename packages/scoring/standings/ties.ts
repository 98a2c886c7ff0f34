// Places: by exact totals, then the rulebook's criteria in turn, then a lot.
import { compare } from '@omerta/base/fraction.ts';
import type { ScoringRules, TieBreak } from '../scoring-rules.ts';
import type { DecidedBy, Standing } from './standing-row.ts';

type Criterion = (a: Standing, b: Standing) => number;

/** Below zero where `a` comes first. */
const criteria: Readonly<Record<TieBreak, Criterion>> = {
  additional: (a, b) => compare(b.additional, a.additional),
  li1: (a, b) => b.li1 - a.li1,
  li2: (a, b) => b.li2 - a.li2,
  wins: (a, b) => b.wins - a.wins,
  'role-wins': (a, b) => b.roleWins - a.roleWins,
  'first-kills': (a, b) => b.firstKills - a.firstKills,
  'role-losses': (a, b) => a.roleLosses - b.roleLosses,
};

const byTotal: Criterion = (a, b) => compare(b.total, a.total);

/** The first criterion that separates the two; undefined where only a lot can. */
const separates = (ties: ScoringRules['ties'], a: Standing, b: Standing): TieBreak | undefined =>
  ties.find(({ by }) => criteria[by](a, b) !== 0)?.by;

const inOrder =
  (ties: ScoringRules['ties']): Criterion =>
  (a, b) => {
    const total = byTotal(a, b);
    if (total !== 0) return total;
    const by = separates(ties, a, b);
    return by === undefined ? 0 : criteria[by](a, b);
  };

type Ranked<T> = { readonly row: T; readonly place: number; readonly decidedBy: DecidedBy | null };

/** Whoever is equal in everything stays together. */
const groupsOf = <T extends Standing>(sorted: readonly T[], order: Criterion): T[][] => {
  const groups: T[][] = [];
  for (const row of sorted) {
    const group = groups.at(-1);
    if (group?.[0] && order(group[0], row) === 0) group.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** A lot counts only when it orders the whole group. */
const byLot = <T extends Standing>(group: readonly T[], lots: readonly (readonly string[])[]): T[] | null => {
  const lot = lots.find((each) => group.every((row) => each.includes(row.player)));
  return lot ? group.toSorted((a, b) => lot.indexOf(a.player) - lot.indexOf(b.player)) : null;
};

/** Rows of a lot that is still to be drawn share their place and keep the order given. */
export const rank = <T extends Standing>(
  ties: ScoringRules['ties'],
  rows: readonly T[],
  lots: readonly (readonly string[])[],
): readonly Ranked<T>[] => {
  const order = inOrder(ties);
  const groups = groupsOf(rows.toSorted(order), order);
  const ranked: Ranked<T>[] = [];
  for (const [i, group] of groups.entries()) {
    const place = ranked.length + 1;
    const drawn = group.length > 1 ? byLot(group, lots) : group;
    const next = groups[i + 1]?.[0];
    const below = (row: T): DecidedBy | null =>
      next && byTotal(row, next) === 0 ? (separates(ties, row, next) ?? null) : null;
    if (drawn)
      ranked.push(
        ...drawn.map((row, at) => ({
          row,
          place: place + at,
          decidedBy: at < drawn.length - 1 ? ('lot' as const) : below(row),
        })),
      );
    else ranked.push(...group.map((row) => ({ row, place, decidedBy: 'lot-needed' as const })));
  }
  return ranked;
};
