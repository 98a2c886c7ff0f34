// What every scene of a screen is drawn from.
import type { HallPicture, HallTable } from './hall-picture.ts';
import type { SceneNow } from './scene-now.ts';

export type HallShown = {
  readonly picture: HallPicture;
  readonly names: Readonly<Record<string, string>>;
  /** By game: the tables that the screen watches. */
  readonly tables: ReadonlyMap<string, HallTable>;
  /** The server's time, in milliseconds. */
  readonly now: number;
  readonly time: Pick<SceneNow, 'elapsed' | 'span'>;
};
