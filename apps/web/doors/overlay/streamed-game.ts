// Which game a stream shows: the one at the table that was chosen, or at the first that plays.
import type { HallGame, HallPicture } from '../../shows/hall-picture.ts';
import { gameAt, tableNumbers } from '../../shows/scene-now.ts';

type Games = Pick<HallPicture, 'stages' | 'games'>;

export const streamedGame = (picture: Games, chosen: number | null): HallGame | null => {
  const tables = tableNumbers(picture);
  const playing = tables.find((table) => gameAt(picture, table)?.status === 'running');
  const table = chosen ?? playing ?? tables[0];
  return table === undefined ? null : gameAt(picture, table);
};
