// What a side referee asks the server: at which tables he is one.
import { listOf, mapOf, type Of, oneOf, orNull, text, whole } from '@omerta/base/reading.ts';
import { ask, saying } from '../server/ask.ts';

const answered = saying({
  games: listOf(
    saying({
      tournament: text,
      game: text,
      name: text,
      round: whole(0),
      table: whole(0),
      status: oneOf(['scheduled', 'called', 'running', 'ended']),
      referee: orNull(text),
    }),
  ),
  names: mapOf(text),
});
export type SideGamesAnswer = Of<typeof answered>;

export const askSideGames = () => ask({ path: '/api/side/games', reads: answered });
