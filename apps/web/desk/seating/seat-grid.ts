// A round as columns: its tables, and whoever rests; what has been called stands fast.
import type { DeskPicture, DeskStage } from '../wire/picture.ts';
import { restingIn, seatRows } from './laying.ts';

/** Both from 1. */
export type SeatPlace = { readonly person: string; readonly column: number; readonly row: number };

export type GridColumn = {
  /** Null: those who rest. */
  readonly table: number | null;
  readonly isFixed: boolean;
  readonly places: readonly SeatPlace[];
};

export const gridOf = (
  picture: Pick<DeskPicture, 'games'>,
  stage: DeskStage,
  round: number,
): readonly GridColumn[] => {
  const rows = seatRows(picture, stage, round);
  const seated = new Set(rows.map(({ person }) => person));
  const columns = (stage.rounds[round - 1] ?? []).map((_, i): GridColumn => {
    const game = picture.games.findLast(
      (each) => each.stage === stage.stage && each.round === round && each.table === i + 1,
    );
    return {
      table: i + 1,
      isFixed: game !== undefined && game.status !== 'scheduled',
      places: rows
        .filter(({ table }) => table === i + 1)
        .map(({ person, seat }) => ({ person, column: i + 1, row: seat })),
    };
  });
  const resting = restingIn(stage, round).filter((person) => !seated.has(person));
  if (resting.length === 0) return columns;
  const column = columns.length + 1;
  const places = resting.map((person, i) => ({ person, column, row: i + 1 }));
  return [...columns, { table: null, isFixed: false, places }];
};
