// What a press on a screen's choice means: the orders that point it, and those that point it back.
import { isScene, type ScreenShow } from '@omerta/tournament/day.ts';
import { isSameValue } from '@omerta/tournament/same.ts';
import type { DeskCommand } from '../../../desk/wire/order.ts';
import type { DeskPicture } from '../../../desk/wire/picture.ts';
import { tableNumbers } from '../../../shows/scene-now.ts';

export type DeskScreen = DeskPicture['screens'][number];
export type RotatedScene = Extract<ScreenShow, { readonly what: 'rotation' }>['shows'][number];

export const isShown = (screen: Pick<DeskScreen, 'shows'>, shows: ScreenShow): boolean =>
  isSameValue(screen.shows, shows);

const point = ({ screen, name }: DeskScreen, shows: ScreenShow): DeskCommand => ({
  type: 'point-screen',
  screen,
  name,
  shows,
});

export type Pointing = { readonly commands: readonly DeskCommand[]; readonly undo: readonly DeskCommand[] };

/** Only those that show something else. */
export const pointingOf = (screens: readonly DeskScreen[], shows: ScreenShow): Pointing => {
  const others = screens.filter((screen) => !isShown(screen, shows));
  return {
    commands: others.map((screen) => point(screen, shows)),
    undo: others.map((screen) => point(screen, screen.shows)),
  };
};

export const renaming = (screen: DeskScreen, name: string): Pointing => ({
  commands: [{ type: 'point-screen', ...screen, name }],
  undo: [{ type: 'point-screen', ...screen }],
});

/** Everywhere the same three, and each table's clock and board. */
export const sceneChoices = ({
  games,
}: Pick<DeskPicture, 'games'>): Readonly<Record<'all' | 'clock' | 'board', readonly RotatedScene[]>> => {
  const tables = tableNumbers({ games });
  return {
    all: [
      { what: 'seating', stage: null, round: null },
      { what: 'countdown' },
      { what: 'standings' },
      { what: 'blank' },
    ],
    clock: tables.map((table) => ({ what: 'clock', table })),
    board: tables.map((table) => ({ what: 'board', table })),
  };
};

export const usualSeconds = 20;

/** In the order of the choices, whichever was pressed first; one alone is no rotation. */
export const rotationOf = (scenes: readonly RotatedScene[], seconds: number): ScreenShow | null => {
  const fits = Number.isInteger(seconds) && seconds >= 5 && seconds <= 600;
  const [only, ...more] = scenes;
  if (!only || !fits || scenes.length > 12) return null;
  return more.length === 0 ? only : { what: 'rotation', shows: scenes, seconds };
};

export const rotatedIn = (shows: ScreenShow): readonly RotatedScene[] => (isScene(shows) ? [] : shows.shows);
