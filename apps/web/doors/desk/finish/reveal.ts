// The reveal, step by step: which place is next, which was before, and the orders that show it.
import type { DeskCommand } from '../../../desk/wire/order.ts';
import type { DeskPicture, DeskRow } from '../../../desk/wire/picture.ts';

type DeskScreen = DeskPicture['screens'][number];

/** From the last up; those who share a place are shown together, whoever has none is not. */
export const placesUp = (rows: readonly Pick<DeskRow, 'place'>[]): readonly number[] =>
  [...new Set(rows.map(({ place }) => place).filter((place) => place !== null))].toSorted((a, b) => b - a);

/** Those still to be shown, the next one first. */
export const placesAhead = (places: readonly number[], from: number | null): readonly number[] =>
  places.filter((place) => from === null || place < from);

/** Null before the last place: nothing is shown yet. */
export const placeBefore = (places: readonly number[], from: number | null): number | null =>
  from === null ? null : (places.findLast((place) => place > from) ?? null);

export const playersAt = (
  rows: readonly Pick<DeskRow, 'place' | 'player'>[],
  place: number,
): readonly string[] => rows.filter((row) => row.place === place).map(({ player }) => player);

/** How far it has come: on the screen that is furthest. Undefined: none reveals. */
export const revealedSoFar = (screens: readonly DeskScreen[]): number | null | undefined => {
  const shown = screens.flatMap(({ shows }) => (shows.what === 'reveal' ? [shows.from] : []));
  const places = shown.filter((from) => from !== null);
  if (shown.length === 0) return undefined;
  return places.length === 0 ? null : Math.min(...places);
};

export const revealOn = (screens: readonly DeskScreen[], from: number | null): readonly DeskCommand[] =>
  screens.map(({ screen, name }) => ({
    type: 'point-screen',
    screen,
    name,
    shows: { what: 'reveal', from },
  }));

/** As they were. */
export const asBefore = (screens: readonly DeskScreen[]): readonly DeskCommand[] =>
  screens.map((screen) => ({ type: 'point-screen', ...screen }));

/** A key, or the remote control of who speaks: on, back, or nothing. */
export const stepOfKey = (key: string): 'next' | 'back' | null => {
  if (key === 'PageDown' || key === 'ArrowRight') return 'next';
  return key === 'PageUp' || key === 'ArrowLeft' ? 'back' : null;
};
