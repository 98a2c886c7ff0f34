// Verifies a log against the rules: replays every game, makes every sheet again and holds it against the game's stream,
// counts the standings in two ways.
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Envelope, parseJson } from '@omerta/store/envelope.ts';
import type { Store } from '@omerta/store/store.ts';
import type { TournamentEvent } from '@omerta/tournament/event.ts';
import { readPaper, sanctionsIn } from '@omerta/tournament/papers.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { isSameValue } from '@omerta/tournament/same.ts';
import { gameOf, initialState, type TournamentState } from '@omerta/tournament/state.ts';
import { tournamentFiles } from '@omerta/tournament/tournament-file.ts';
import { standingsFromFile, standingsFromSheets } from './archive/tournament-files.ts';
import { clubMachine, tournamentMachine } from './machines.ts';
import type { OfficeRefusal } from './refusal.ts';
import { clubStream, clubsAmong, gamesAmong, tournamentStream, tournamentsAmong } from './streams.ts';
import { type LogMoment, readPlays, sheetFault, writerFault } from './verify-play.ts';

/** `games` are those that were replayed. */
export type Verified = { readonly tournaments: number; readonly games: number; readonly events: number };

/** A chain may be whole and its events those of a newer program, or of another. */
const unfoldable = ({ stream, version }: Envelope): OfficeRefusal => ({
  code: 'log/unknown-event',
  stream,
  version,
});

/** The paper of this event, read again by the rules in force, against what was made of it then. */
const paperFault = (
  state: TournamentState,
  event: TournamentEvent,
  { stream, version }: Envelope,
): OfficeRefusal | null => {
  const book = chooseBook(state.rules);
  if (isRefusal(book)) return { code: 'log/unknown-event', stream, version };
  if (event.type === 'GameAnnulled') {
    const game = gameOf(state, event.game);
    const fits =
      !game || event.record === null || !isRefusal(sanctionsIn(book, { ...game, sheet: null }, event.record));
    return fits ? null : { code: 'game/other-sheet', stream, version, game: event.game };
  }
  if ((event.type !== 'SheetHandedIn' && event.type !== 'SheetCorrected') || event.record === null)
    return null;
  const game = gameOf(state, event.game);
  const sheet = game && readPaper({ state, book, by: event.by }, game, { record: event.record });
  return sheet && isSameValue(sheet, event.sheet)
    ? null
    : { code: 'game/other-sheet', stream, version, game: event.game };
};

/** `recorded`: games whose record was replayed. */
type Walked = {
  readonly state: TournamentState;
  readonly recorded: ReadonlySet<string>;
  readonly moments: readonly LogMoment[];
};

const walkTournament = async (store: Store, tournament: string): Promise<Walked | OfficeRefusal> => {
  let state = initialState;
  const recorded = new Set<string>();
  const moments: LogMoment[] = [];
  for (const envelope of await store.read(tournamentStream(tournament))) {
    const event = tournamentMachine.eventOf(envelope);
    try {
      const fault = paperFault(state, event, envelope);
      if (fault) return fault;
      if ('record' in event && event.record !== null) recorded.add(event.game);
      moments.push({ before: state, event, envelope });
      state = tournamentMachine.evolve(state, event);
    } catch {
      return unfoldable(envelope);
    }
  }
  return { state, recorded, moments };
};

/** What is still to be approved is left out: a record may claim an approval that its sheet was not given. */
const tableIn = (standings: string | null): unknown => {
  const { rows, nominations } = {
    rows: null,
    nominations: null,
    ...(parseJson(standings ?? '{}') as object),
  };
  return { rows, nominations };
};

const standingsFault = (state: TournamentState, tournament: string): OfficeRefusal | null => {
  const { file, records } = tournamentFiles(state);
  const fromFile = tableIn(standingsFromFile(file, (path) => records[path] ?? null));
  return isSameValue(fromFile, tableIn(standingsFromSheets(state)))
    ? null
    : { code: 'standings/differ', tournament };
};

const verifyTournament = async (
  store: Store,
  tournament: string,
  plays: readonly string[],
): Promise<Walked | OfficeRefusal> => {
  const walked = await walkTournament(store, tournament);
  if (isRefusal(walked)) return walked;
  const { state, moments } = walked;
  const read = await readPlays(store, tournament, state, plays);
  if (isRefusal(read)) return read;
  return (
    writerFault(read, moments, state) ??
    sheetFault(read, moments) ??
    standingsFault(state, tournament) ??
    walked
  );
};

const foldClub = async (store: Store, club: string): Promise<OfficeRefusal | null> => {
  let state = clubMachine.initial;
  for (const envelope of await store.read(clubStream(club))) {
    try {
      state = clubMachine.evolve(state, clubMachine.eventOf(envelope));
    } catch {
      return unfoldable(envelope);
    }
  }
  return null;
};

/** Walks the chain, then everything in it; the first fault with its place. */
export const verifyLog = async (store: Store): Promise<Verified | OfficeRefusal> => {
  const damage = await store.verify();
  if (damage) return { code: 'log/damaged', damage };
  const heads = await store.heads();
  for (const club of clubsAmong(heads)) {
    const fault = await foldClub(store, club);
    if (fault) return fault;
  }
  const tournaments = tournamentsAmong(heads);
  let games = 0;
  for (const tournament of tournaments) {
    const plays = gamesAmong(heads, tournament);
    const walked = await verifyTournament(store, tournament, plays);
    if (isRefusal(walked)) return walked;
    games += new Set([...plays, ...walked.recorded]).size;
  }
  return {
    tournaments: tournaments.length,
    games,
    events: heads.reduce((sum, { version }) => sum + version, 0),
  };
};
