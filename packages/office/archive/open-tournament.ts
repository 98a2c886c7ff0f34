// The tournament in an archive as it stands: its state, the names beside it, and what each game's own log tells.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Played } from '@omerta/stream/fold.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { gamesOf, type TournamentState } from '@omerta/tournament/state.ts';
import type { Names } from '@omerta/tournament/tournament-file.ts';
import type { RecordOf } from '@omerta/tournament/view/released.ts';
import { keeperOf } from '../keeper.ts';
import { tournamentMachine } from '../machines.ts';
import { playMachine, recordText } from '../play.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { gameStream, tournamentStream } from '../streams.ts';
import { checkArchive, loadLog } from './check.ts';
import { namesFrom, parsePeople, peopleName } from './people-file.ts';
import { namedIn, namesIn } from './tournament-files.ts';

export type ArchivedTournament = {
  readonly tournament: string;
  readonly state: TournamentState;
  readonly names: Names;
  /** From the game's own log where it has one, as a server tells it. */
  readonly recordOf: RecordOf;
};

/** Everything is checked first; a backup of a whole club is no archive of a tournament. */
export const openTournament = async (bytes: Uint8Array): Promise<ArchivedTournament | OfficeRefusal> => {
  const checked = await checkArchive(bytes);
  if (isRefusal(checked)) return checked;
  const { archive } = checked;
  const { tournament } = archive.manifest;
  const named = namedIn(archive.files);
  if (tournament === null || named === null) return { code: 'archive/manifest' };
  const store = await loadLog(archive);
  if (isRefusal(store)) return store;
  const { state } = await keeperOf(store, tournamentMachine).load(tournamentStream(tournament));
  const plays = keeperOf(store, playMachine);
  const played = new Map<string, Played>();
  for (const { id } of gamesOf(state)) played.set(id, (await plays.load(gameStream(tournament, id))).state);
  const people = parsePeople(archive.files.get(peopleName) ?? '');
  const book = chooseBook(state.rules);
  return {
    tournament,
    state,
    names: people ? namesFrom(people.people) : namesIn(named),
    recordOf: (game) => {
      const own = played.get(game.id);
      return own?.opening && !isRefusal(book) ? recordText(book.scoring.rulebook, game, own) : game.record;
    },
  };
};
