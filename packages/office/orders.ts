// From an order to what it would write: the machine it is for decides, and what follows in the club goes along.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Play } from '@omerta/scoring/sheet/follows.ts';
import type { Commit, StreamCommit } from '@omerta/store/append.ts';
import type { Store } from '@omerta/store/store.ts';
import type { Played } from '@omerta/stream/fold.ts';
import { takesPart } from '@omerta/tournament/club/busy.ts';
import { readClubCommand } from '@omerta/tournament/club/command-reader.ts';
import { type Busy, performClub } from '@omerta/tournament/club/decide.ts';
import type { ClubState } from '@omerta/tournament/club/state.ts';
import type { GameId, TournamentCommand } from '@omerta/tournament/command.ts';
import { unreadable } from '@omerta/tournament/command-form.ts';
import { readCommand } from '@omerta/tournament/command-reader.ts';
import { perform } from '@omerta/tournament/decide.ts';
import { ownGame } from '@omerta/tournament/impartial.ts';
import { isFormed, isId, type Keeping } from '@omerta/tournament/meta.ts';
import { isParty } from '@omerta/tournament/party.ts';
import { leads } from '@omerta/tournament/powers.ts';
import { refuse, type TournamentRefusalCode } from '@omerta/tournament/refusal.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import { type Refused, refusedByOffice, refusedByTournament } from './answer.ts';
import { commitOf } from './envelopes.ts';
import { type FollowUp, followUps } from './follow.ts';
import { partWords } from './free-words.ts';
import type { Keeper } from './keeper.ts';
import { type Order, readLines } from './order-reader.ts';
import { isDealt, playLines, playOf } from './play.ts';
import { clubStream, gameStream, tournamentStream } from './streams.ts';
import type { TableClock } from './table-clock.ts';

export const denied = (
  code: TournamentRefusalCode,
  params: Readonly<Record<string, string | number>> = {},
): Refused => refusedByTournament(refuse(code, params));

/** What is to be written: to the stream of the order, and along with it to the club's. */
export type Writing = { readonly first: StreamCommit; readonly along: readonly StreamCommit[] };
type Decided =
  | {
      readonly step: Writing;
      readonly events: readonly { readonly type: string }[];
      /** Kept beside the log before the step is written: what a person said that is no part of the game. */
      readonly words?: { readonly of: Pick<TournamentCommand, 'by' | 'id'>; readonly text: string };
      readonly clock?: TableClock | null;
    }
  | Refused;

const staleFor = ({ expected }: Order, stream: string, actual: number): Refused | null =>
  expected === undefined || expected === actual
    ? null
    : refusedByOffice({ code: 'command/stale', stream, expected, actual });

export type Premises = {
  readonly store: Store;
  readonly clubName: string;
  /** The time and the chance of whoever keeps this log. */
  readonly keeping: () => Keeping;
  readonly clubs: Keeper<ClubState>;
  readonly tournaments: Keeper<TournamentState>;
  readonly plays: Keeper<Played>;
};

/** Decided on this version of another stream: nothing is written where that has moved on meanwhile. */
const unmoved = (
  stream: string,
  expected: number,
  { commit }: { readonly commit: Commit },
): StreamCommit => ({
  stream,
  expected,
  commit: { ...commit, events: [] },
});

/** The tournament that a person takes part in, and what all of them were when that was looked at. */
const boundBy = async ({ tournaments }: Premises, { events }: ClubState, person: string) => {
  const looked = await Promise.all(
    events.map(async ({ event }) => {
      const stream = tournamentStream(event);
      return { stream, ...(await tournaments.load(stream)) };
    }),
  );
  const found = looked.find(({ state }) => takesPart(state, person));
  const busy: Busy = found ? { [person]: found.state.name } : {};
  return { busy, looked: looked.filter(({ state }) => state.phase !== 'finished') };
};

const decideClubOrder = async (
  place: Premises,
  order: Extract<Order, { to: 'club' }>,
  device: string,
): Promise<Decided> => {
  const { clubs, clubName, keeping } = place;
  const command = readClubCommand(order.command);
  if (isRefusal(command)) return refusedByTournament(command);
  const stream = clubStream(clubName);
  const { state, version } = await clubs.load(stream);
  const bound = command.type === 'join-people' ? await boundBy(place, state, command.person) : null;
  const performed = performClub(state, command, keeping().at, bound?.busy);
  if (isRefusal(performed)) return refusedByTournament(performed);
  const stale = staleFor(order, stream, version);
  if (stale) return stale;
  const { events, at } = performed;
  const first = { stream, expected: version, commit: commitOf(events, command, at, device) };
  const along = (bound?.looked ?? []).map((each) => unmoved(each.stream, each.version, first));
  return { step: { first, along }, events };
};

/** The commits to the club that go along with a tournament's events, one after the other. */
const partsFor = (
  stream: string,
  version: number,
  done: readonly FollowUp[],
  device: string,
): StreamCommit[] => {
  let expected = version;
  return done.map(({ command, events, at }) => {
    const part = { stream, expected, commit: commitOf(events, command, at, device) };
    expected += events.length;
    return part;
  });
};

/** The stream that a paper is held against. */
const streamBehind = async (
  { plays }: Premises,
  tournament: string,
  state: TournamentState,
  command: TournamentCommand,
): Promise<{ readonly stream: string; readonly version: number; readonly play: Play | null } | null> => {
  const book = chooseBook(state.rules);
  if (!('paper' in command) || !gameOf(state, command.game) || isRefusal(book)) return null;
  const stream = gameStream(tournament, command.game);
  const { state: played, version } = await plays.load(stream);
  return { stream, version, play: playOf(book.scoring.rulebook, played) };
};

/** What a command would do now, and everything that it was decided on. */
export const performedOn = async (place: Premises, tournament: string, command: TournamentCommand) => {
  const { clubs, tournaments, clubName, keeping } = place;
  const { state, version } = await tournaments.load(tournamentStream(tournament));
  const club = await clubs.load(clubStream(clubName));
  const behind = await streamBehind(place, tournament, state, command);
  const performed = perform(state, command, keeping(), {
    club: club.state.founded ? club.state : null,
    play: behind?.play ?? null,
  });
  return isRefusal(performed)
    ? refusedByTournament(performed)
    : { before: state, version, club, behind, performed };
};

const decideTournamentOrder = async (
  place: Premises,
  order: Extract<Order, { to: 'tournament' }>,
  device: string,
): Promise<Decided> => {
  const { clubName } = place;
  const { tournament } = order;
  if (!isId(tournament)) return denied('id/form', { id: tournament });
  const given = readCommand(order.command);
  if (isRefusal(given)) return refusedByTournament(given);
  const { command, as } = partWords(given);
  const stream = tournamentStream(tournament);
  const found = await performedOn(place, tournament, command);
  if (isRefusal(found)) return found;
  const { version, club, behind, performed } = found;
  const stale = staleFor(order, stream, version);
  if (stale) return stale;
  const { events, at } = performed;
  const followed = club.state.founded
    ? followUps(tournament, performed.state, events, club.state)
    : { done: [], state: club.state };
  if (isRefusal(followed)) return refusedByTournament(followed);
  const first = { stream, expected: version, commit: commitOf(events, command, at, device) };
  const along = [
    ...partsFor(clubStream(clubName), club.version, followed.done, device),
    ...(behind ? [unmoved(behind.stream, behind.version, first)] : []),
  ];
  return { step: { first, along }, events, ...(as !== null && { words: { of: command, text: as } }) };
};

/** Whoever leads the game writes its lines, until its sheet is in. */
export const whyNotTheirs = (state: TournamentState, id: GameId, by: string): Refused | null => {
  const game = gameOf(state, id);
  if (!game) return denied('game/unknown', { game: id });
  if (!leads(state, by, game)) return denied('office/not-yours', { command: 'play' });
  if (isParty(state, game, by)) return refusedByTournament(ownGame(id));
  return game.status === 'running' || game.status === 'ended'
    ? null
    : denied('game/status', { game: id, status: game.status });
};

const decideGameOrder = async (
  place: Premises,
  order: Extract<Order, { to: 'game' }>,
  device: string,
): Promise<Decided> => {
  const { store, tournaments, plays, keeping } = place;
  const { tournament, game: id } = order;
  const command = readLines(order.command);
  if (isRefusal(command)) return refusedByTournament(unreadable(command));
  const { at } = keeping();
  if (!isFormed(command, { at }) || command.lines.length === 0)
    return denied('command/form', { id: command.id });
  if (!isId(tournament)) return denied('id/form', { id: tournament });
  const stream = gameStream(tournament, id);
  if (await store.receipt(stream, command.id)) return denied('command/already-done', { id: command.id });
  const { state, version } = await tournaments.load(tournamentStream(tournament));
  const refused = whyNotTheirs(state, id, command.by);
  if (refused) return refused;
  const play = await plays.load(stream);
  const stale = staleFor(order, stream, play.version);
  if (stale) return stale;
  const book = chooseBook(state.rules);
  if (isRefusal(book)) return denied('rules/unreadable', { path: book.path });
  const game = gameOf(state, id);
  if (!game) return denied('game/unknown', { game: id });
  const { lines, roles, clock } = command;
  if (roles && play.state.opening && !isDealt(play.state.opening, roles))
    return refusedByOffice({ code: 'play/other-roles', game: id });
  const played = playLines(book.scoring.rulebook, play.state, game, { lines, roles: roles ?? [] });
  if (isRefusal(played)) return played;
  const { events } = played;
  const commit = { ...commitOf([], command, at, device), events };
  const first = { stream, expected: play.version, commit };
  return {
    step: { first, along: [unmoved(tournamentStream(tournament), version, first)] },
    events,
    ...(clock !== undefined && { clock }),
  };
};

/** The stream that an order writes to first. */
export const streamOf = ({ clubName }: Premises, order: Order): string => {
  switch (order.to) {
    case 'club':
      return clubStream(clubName);
    case 'tournament':
      return tournamentStream(order.tournament);
    case 'game':
      return gameStream(order.tournament, order.game);
  }
};

export const decideOrder = (place: Premises, order: Order, device: string): Promise<Decided> => {
  switch (order.to) {
    case 'club':
      return decideClubOrder(place, order, device);
    case 'tournament':
      return decideTournamentOrder(place, order, device);
    case 'game':
      return decideGameOrder(place, order, device);
  }
};
