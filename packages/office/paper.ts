// What is printed of a tournament, out of a log: with the heads of its games and the signatures under them.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { TournamentPaper } from '@omerta/documents/tournament/paper.ts';
import { type GameInLog, paperOf } from '@omerta/documents/tournament/paper-of.ts';
import type { Store } from '@omerta/store/store.ts';
import { entriesOf } from '@omerta/stream/entry.ts';
import { foldPlay, unplayed } from '@omerta/stream/fold.ts';
import { type SheetMark, signatureOf } from '@omerta/stream/signing.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { type Game, gamesOf, isGameOver, type TournamentState } from '@omerta/tournament/state.ts';
import type { Names } from '@omerta/tournament/tournament-file.ts';
import { recordText } from './play.ts';
import { gameStream } from './streams.ts';

type Told = { readonly tournament: string; readonly state: TournamentState; readonly names: Names };

/** Null where nothing of it was ever logged line by line. */
const loggedGame = async (
  store: Store,
  { tournament, state }: Told,
  game: Game,
): Promise<GameInLog | null> => {
  const events = await store.read(gameStream(tournament, game.id));
  const last = events.at(-1);
  const book = chooseBook(state.rules);
  if (!last || isRefusal(book)) return null;
  const trail = (entriesOf(events.slice(1)) ?? []).flatMap(({ entry, at }): SheetMark[] =>
    entry.kind === 'signed' || entry.kind === 'reopened' ? [{ ...entry, at } as SheetMark] : [],
  );
  const played = events.reduce(foldPlay, unplayed);
  return {
    head: { stream: last.stream, version: last.version, hash: last.hash },
    signature: signatureOf(trail),
    record: played.opening ? recordText(book.scoring.rulebook, game, played) : null,
  };
};

export const paperIn = async (store: Store, told: Told): Promise<TournamentPaper> => {
  const logged = new Map<string, GameInLog | null>();
  for (const game of gamesOf(told.state).filter(isGameOver))
    logged.set(game.id, await loggedGame(store, told, game));
  return paperOf(told.state, { ...told, logged: ({ id }) => logged.get(id) ?? null });
};
