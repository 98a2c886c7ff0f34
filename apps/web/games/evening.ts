// Who played on this device last, read from its log.
import { isRefusal } from '@omerta/base/refusal.ts';
import { lastEvening } from '../session/names.ts';
import { ground } from './ground.ts';

const mostGames = 15;

/** Nobody where the log cannot be read: nicknames can still be typed. */
export const peopleOfLastEvening = async (): Promise<readonly string[]> => {
  const opened = await ground();
  if (isRefusal(opened)) return [];
  const ids = (await opened.log.list()).slice(0, mostGames);
  const games = await Promise.all(ids.map((id) => opened.log.load(id)));
  return lastEvening(
    games.flatMap((game) =>
      game && !isRefusal(game)
        ? [{ openedAt: game.openedAt, names: game.course.opening.players.map(({ name }) => name) }]
        : [],
    ),
  );
};
