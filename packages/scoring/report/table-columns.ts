// Which columns a table has under its rulebook beyond those of every table, and what stands in them: told by the items of a row.
import { makeExact, makeRounded, parsePoints, sum, zero } from '@omerta/base/fraction.ts';
import type { Scoring } from '../scoring.ts';
import type { StandingItemKind } from '../standings/standing-row.ts';

/** Plain data, so that a page needs no rulebook to draw the table. */
export type TableColumns = {
  /** It pays for being killed on the first night. */
  readonly compensation: boolean;
  readonly difficulty: boolean;
  /** What each grade of a best player is worth; null where there are no grades. */
  readonly li: { readonly li1: string; readonly li2: string } | null;
};

export const tableColumnsOf = ({ compensation, difficulty, extra }: Scoring): TableColumns => ({
  compensation: compensation !== null,
  difficulty: difficulty?.on === true,
  li: extra.kind === 'li' ? { li1: makeExact(extra.li1.value), li2: makeExact(extra.li2.value) } : null,
});

type Item = { readonly kind: StandingItemKind; readonly points: string };
type Told = (items: readonly Item[]) => string;

const added: Told = (items) =>
  makeRounded(
    sum(items.filter(({ kind }) => kind === 'difficulty').map((item) => parsePoints(item.points) ?? zero)),
  );

const counted =
  (worth: string): Told =>
  (items) =>
    String(items.filter((item) => item.kind === 'extra' && item.points === worth).length);

/** In the order in which they are shown. */
export const ownColumns = ({
  difficulty,
  li,
}: TableColumns): readonly (readonly [column: 'difficulty' | 'li1' | 'li2', told: Told])[] => [
  ...(difficulty ? [['difficulty', added] as const] : []),
  ...(li ? [['li1', counted(li.li1)] as const, ['li2', counted(li.li2)] as const] : []),
];
