// One player's account of a tournament: every item of his games, their sums and his counts.
import {
  equals,
  type Fraction,
  fraction,
  isZero,
  multiply,
  negate,
  subtract,
  sum,
} from '@omerta/base/fraction.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Scoring } from '../scoring.ts';
import { type CardFine, cardClauses, cardFinesOf } from './cards.ts';
import { compensationsOf } from './compensation.ts';
import type { Weighting } from './difficulty.ts';
import type { RoleRecord } from './nominations.ts';
import { type Appearance, inActiveRole, killedFirst, killedFirstAsRed } from './played-game.ts';
import type { StandingBucket, StandingItem, StandingRow } from './standing-row.ts';
import type { Stage, Tournament } from './tournament.ts';

const one = fraction(1n);
const buckets: readonly StandingBucket[] = ['main', 'compensation', 'additional', 'other'];

const sumOf = (items: readonly StandingItem[], bucket: StandingBucket): Fraction => {
  const points: Fraction[] = [];
  for (const item of items) if (item.bucket === bucket) points.push(item.points);
  return sum(points);
};

/** What needs the whole tournament, the same for every player. */
export type Whole = {
  readonly scoring: Scoring;
  readonly fines: Tournament['fines'];
  readonly weighting: Weighting;
  readonly lengthOf: (stage: Stage) => number;
};

export type Account = {
  readonly row: Omit<StandingRow, 'place' | 'decidedBy'>;
  readonly byRole: Readonly<Record<Role, RoleRecord>>;
};

/** The coefficient multiplies every item of its games: the difference, in each column that has any. */
const coefficientItems = (
  scoring: Scoring,
  part: Appearance,
  items: readonly StandingItem[],
): StandingItem[] => {
  const { stage, ref } = part.game;
  if (equals(stage.coefficient, one)) return [];
  const more = subtract(stage.coefficient, one);
  return buckets.flatMap((bucket) => {
    const points = multiply(sumOf(items, bucket), more);
    return isZero(points)
      ? []
      : [{ game: ref, kind: 'coefficient' as const, points, clause: scoring.total, bucket }];
  });
};

type Extras = {
  readonly compensation: { readonly points: Fraction; readonly clause: string } | undefined;
  readonly cards: readonly CardFine[];
};

const itemsOf = (
  { scoring, weighting }: Whole,
  part: Appearance,
  { compensation, cards }: Extras,
): StandingItem[] => {
  const game = part.game.ref;
  const items: StandingItem[] = part.items.map(({ kind, points, clause, bucket }) => ({
    game,
    kind,
    points,
    clause,
    bucket,
  }));
  const weighted = weighting(part);
  if (weighted) items.push({ game, kind: 'difficulty', ...weighted, bucket: 'main' });
  if (compensation) items.push({ game, kind: 'compensation', ...compensation, bucket: 'compensation' });
  items.push(...coefficientItems(scoring, part, items));
  // After the coefficient, which does not touch the card ladder.
  for (const { points, clause } of cards) items.push({ game, kind: 'card', points, clause, bucket: 'other' });
  return items;
};

const count = (parts: readonly Appearance[], counts: (part: Appearance) => boolean): number =>
  parts.reduce((number, part) => (counts(part) ? number + 1 : number), 0);

const won = ({ outcome }: Appearance): boolean => outcome === 'win';

const liCount = (scoring: Scoring, parts: readonly Appearance[], size: 'li1' | 'li2'): number =>
  scoring.extra.kind === 'li'
    ? count(parts, ({ game, seat }) =>
        game.sheet.extra.some((each) => each.seat === seat && each.points === size),
      )
    : 0;

/** `parts` are his games in the order they were played. */
export const accountOf = (whole: Whole, player: string, parts: readonly Appearance[]): Account => {
  const { scoring } = whole;
  const compensations = compensationsOf(scoring, parts);
  const cards = cardFinesOf(scoring, parts, whole.lengthOf);
  const items: StandingItem[] = [];
  const additional: Record<Role, Fraction[]> = { red: [], sheriff: [], black: [], don: [] };
  for (const part of parts) {
    for (const item of itemsOf(whole, part, {
      compensation: compensations.get(part),
      cards: cards.get(part) ?? [],
    })) {
      items.push(item);
      if (item.bucket === 'additional') additional[part.role].push(item.points);
    }
  }
  const ofCards = cardClauses(scoring);
  for (const fine of whole.fines) {
    if (fine.player !== player) continue;
    const said = ofCards.has(fine.reason)
      ? { kind: 'card' as const, clause: fine.reason }
      : { kind: 'fine' as const, clause: scoring.fine.clause };
    items.push({ game: null, ...said, points: negate(fine.points), bucket: 'other' });
  }
  const record = (role: Role): RoleRecord => {
    const own = parts.filter((part) => part.role === role);
    return { games: own.length, wins: count(own, won), additional: sum(additional[role]) };
  };
  const byRole = {
    red: record('red'),
    sheriff: record('sheriff'),
    black: record('black'),
    don: record('don'),
  };
  const all = {
    main: sumOf(items, 'main'),
    compensation: sumOf(items, 'compensation'),
    additional: sum(Object.values(byRole).map((each) => each.additional)),
    other: sumOf(items, 'other'),
  };
  return {
    row: {
      player,
      total: sum(Object.values(all)),
      ...all,
      games: parts.length,
      wins: count(parts, won),
      roleWins: count(parts, (part) => won(part) && inActiveRole(part)),
      roleLosses: count(parts, (part) => part.outcome === 'loss' && inActiveRole(part)),
      firstKills: count(parts, scoring.firstKills.value === 'red' ? killedFirstAsRed : killedFirst),
      li1: liCount(scoring, parts, 'li1'),
      li2: liCount(scoring, parts, 'li2'),
      items,
    },
    byRole,
  };
};
