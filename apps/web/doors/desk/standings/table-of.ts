// A row of the standings taken apart: its bar, its points game by game, the groups that a lot must part.
import { groupBy } from '@omerta/base/group-by.ts';
import type { RowItem } from '../../../desk/wire/ask-standings.ts';
import type { DeskRow, DeskStage } from '../../../desk/wire/picture.ts';

export type ItemGroup = { readonly game: RowItem['game']; readonly items: readonly RowItem[] };

const placeOf = (game: RowItem['game']): string =>
  game === null ? '' : `${game.stage}/${game.round}/${game.table}`;

/** As they were played; what belongs to no game comes last. */
export const itemGroups = (items: readonly RowItem[]): readonly ItemGroup[] => {
  const groups = [...groupBy(items, ({ game }) => placeOf(game)).values()];
  const isLoose = ({ game }: ItemGroup): number => Number(game === null);
  return groups
    .map((list) => ({ game: list[0]?.game ?? null, items: list }))
    .toSorted((a, b) => isLoose(a) - isLoose(b));
};

export type BarPart = { readonly of: 'main' | 'additional' | 'compensation'; readonly share: number };

/** For drawing alone: what was lost draws nothing. */
const drawn = (points: string): number => Math.max(0, Number(points.replace(',', '.')) || 0);

const partsOf = ({ main, additional, compensation }: DeskRow) =>
  [
    ['main', drawn(main)],
    ['additional', drawn(additional)],
    ['compensation', drawn(compensation)],
  ] as const;

const lengthOf = (row: DeskRow): number => partsOf(row).reduce((sum, [, points]) => sum + points, 0);

/** The longest bar is whole: every other is a share of it. */
export const barsOf = (rows: readonly DeskRow[]): ((row: DeskRow) => readonly BarPart[]) => {
  const longest = Math.max(...rows.map(lengthOf), 0);
  return (row) =>
    longest === 0
      ? []
      : partsOf(row).flatMap(([of, points]) => (points === 0 ? [] : [{ of, share: points / longest }]));
};

export type TiedPlace = { readonly place: number; readonly players: readonly string[] };

export const tiedPlaces = (rows: readonly DeskRow[]): readonly TiedPlace[] => {
  const open = rows.filter(({ decidedBy, place }) => decidedBy === 'lot-needed' && place !== null);
  return [...groupBy(open, ({ place }) => place ?? 0)].map(([place, tied]) => ({
    place,
    players: tied.map(({ player }) => player),
  }));
};

/** The table of a stage is of those who are in it: everybody in the tournament has a row, also who never got so far. */
export const rowsOfStage = <R extends Pick<DeskRow, 'player' | 'games'>>(
  rows: readonly R[],
  stages: readonly Pick<DeskStage, 'stage' | 'players'>[],
  stage: string,
): readonly R[] => {
  if (stage === '') return rows;
  const field = stages.find((each) => each.stage === stage)?.players ?? [];
  return rows.filter(({ player, games }) => games > 0 || field.includes(player));
};
