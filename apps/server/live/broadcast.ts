// A tournament as its audiences see it: each commit folded once, and for every audience the number of pictures it has had so far.
// The numbers follow from the log alone, so every server counts the same.
import { hash } from 'node:crypto';
import type { Played } from '@omerta/stream/fold.ts';
import type { Winner } from '@omerta/tournament/command.ts';
import { expects } from '@omerta/tournament/expects.ts';
import { gameOf, gamesOf, initialState, isGameOver, type TournamentState } from '@omerta/tournament/state.ts';
import { asShown, isTold, type PublicTournament, publicView } from '@omerta/tournament/view/public.ts';
import { besideGames, besidesOf } from './besides.ts';
import type { LiveCommit } from './commit.ts';
import {
  announced,
  emptyTable,
  type GameAudience,
  type GamePicture,
  gameAudiences,
  gamePicture,
  type TableState,
} from './game-pictures.ts';
import { type Lag, lagOf } from './lag.ts';
import { foldScene, type PlayedScene } from './played-scene.ts';
import {
  everybody,
  hall,
  ownAudiences,
  ownPart,
  type PublicParts,
  type TournamentAudience,
  tournamentPicture,
} from './tournament-pictures.ts';
import { keyOf, type WatchedPicture } from './watched-picture.ts';

export type PictureCount = { readonly n: number; readonly digest: string };

/** What was counted up to a commit, known by its last event: who begins there need not draw every picture again. */
export type CountedPictures = {
  readonly position: number;
  readonly hash: string;
  readonly counts: Readonly<Record<string, PictureCount>>;
};

/** A server whose clock runs a little ahead must not show something before another has written what came earlier. */
const margin = 1_000;

const second = 1_000;

export type Broadcast = {
  /** The pictures that this commit changed. */
  readonly apply: (commit: LiveCommit) => readonly WatchedPicture[];
  /** The pictures that change because something is due to be shown now. */
  readonly release: (now: number) => readonly WatchedPicture[];
  /** Right after a commit: null where something else has been counted since. */
  readonly counted: () => CountedPictures | null;
  /** When something is due next; null where nothing waits. */
  readonly due: () => number | null;
  readonly state: () => TournamentState;
  /** As far as its games are told to the public. */
  readonly told: () => TournamentState;
  /** How many events of a game's stream its overlay has been shown. */
  readonly streamedEvents: (game: string) => number;
  /** A game as far as it is told to the public. */
  readonly toldGame: (game: string) => Played;
  readonly position: () => number;
  /** The public's pictures themselves, for whoever makes something else of them than a frame. */
  readonly publicTournament: () => PublicTournament;
  readonly publicGame: (game: string) => GamePicture<'public'> | null;
  /** Null where there is no such picture yet. */
  readonly picture: (watched: WatchedPicture) => { readonly n: number; readonly view: object } | null;
};

export const broadcastOf = (known: CountedPictures | null = null): Broadcast => {
  const now: PlayedScene = { tournament: initialState, tables: new Map() };
  const shown: PlayedScene = { tournament: initialState, tables: new Map() };
  const streamed: PlayedScene = { tournament: initialState, tables: new Map() };
  const later: Lag<LiveCommit> = lagOf();
  const overlays = new Map<string, Lag<LiveCommit>>();
  const streamedCounts = new Map<string, number>();
  const counts = new Map<string, PictureCount>();
  const besides = besidesOf();
  let [time, position] = [0, 0];
  let parts: PublicParts | null = null;
  let isCountedAlready = known !== null;
  let last: LiveCommit | null = null;

  const publicParts = (): PublicParts => {
    if (parts) return parts;
    const open = publicView(now.tournament);
    const told =
      shown.tournament.at === now.tournament.at ? open : publicView(now.tournament, shown.tournament);
    parts = {
      open,
      told,
      openDigest: hash('sha256', JSON.stringify(open)),
      waiting: expects(now.tournament),
    };
    return parts;
  };

  /** The public hears of a result no sooner than of the rest. */
  const isAnnounced = (audience: GameAudience, game: string): boolean => {
    const found = gameOf((audience === 'public' ? shown : now).tournament, game);
    return found !== undefined && isGameOver(found);
  };

  /** Who is late hears of a ruling late; who won by it is told where results are. */
  const ruledFor = (audience: GameAudience, game: string): Winner | null => {
    const isLate = audience === 'public' || audience === 'overlay';
    const state = isLate ? asShown(now.tournament, shown.tournament) : now.tournament;
    const found = gameOf(state, game);
    return found?.ruled === 'result' && isTold(state, found) ? found.sheet.winner : null;
  };

  const tableOf = (audience: GameAudience, game: string): TableState => {
    const scenes = {
      public: shown,
      overlay: streamed,
      hall: now,
      referee: now,
      'side-referee': now,
    } as const;
    const table = { ...(scenes[audience].tables.get(game) ?? emptyTable), ruled: ruledFor(audience, game) };
    return isAnnounced(audience, game) ? announced(table) : table;
  };

  const viewOf = (watched: WatchedPicture): object | null => {
    switch (watched.what) {
      case 'game':
        return gamePicture(
          now.tournament,
          watched.game,
          tableOf(watched.audience, watched.game),
          watched.audience,
        );
      case 'side':
      case 'word':
        return besides.view(now.tournament, watched);
      case 'tournament':
        return tournamentPicture(now.tournament, publicParts(), watched.audience);
    }
  };

  /** What a change shows in: a person's picture changes with the public's part, or with his own. */
  const signatureOf = (watched: WatchedPicture): string => {
    if (watched.what !== 'tournament' || !('person' in watched.audience))
      return JSON.stringify(viewOf(watched));
    const base = counts.get(keyOf({ what: 'tournament', audience: everybody }))?.digest ?? '';
    const open = watched.audience.kind === 'referee' ? publicParts().openDigest : base;
    return open + JSON.stringify(ownPart(now.tournament, publicParts(), watched.audience));
  };

  const counted = (candidates: readonly WatchedPicture[]): readonly WatchedPicture[] => {
    if (isCountedAlready) return [];
    return candidates.filter((watched) => {
      const key = keyOf(watched);
      const digest = hash('sha256', signatureOf(watched));
      const before = counts.get(key);
      if (before?.digest === digest) return false;
      counts.set(key, { n: (before?.n ?? 0) + 1, digest });
      return true;
    });
  };

  /** Nobody is looked for while everything is counted already. */
  const audiences = (): readonly TournamentAudience[] =>
    isCountedAlready ? [] : [everybody, hall, { kind: 'desk' }, ...ownAudiences(now.tournament)];
  const ofTournament = (): readonly WatchedPicture[] =>
    audiences().map((audience) => ({ what: 'tournament', audience }));
  const ofGame = (game: string, seenBy: readonly GameAudience[]): readonly WatchedPicture[] =>
    seenBy.map((audience) => ({ what: 'game', game, audience }));

  /** Games whose protests have changed: those who lead them are told. */
  const protestedSince = (before: TournamentState, { tournament }: PlayedScene): readonly string[] =>
    Object.values(tournament.protests)
      .filter((protest) => before.protests[protest.id] !== protest)
      .map(({ game }) => game);

  /** Games whose seats, referees or existence have changed. */
  const changedSince = (before: TournamentState, { tournament }: PlayedScene): readonly string[] =>
    gamesOf(tournament)
      .filter((game) => before.games[game.id] !== game)
      .map(({ id }) => id);

  const overlayOf = (game: string): Lag<LiveCommit> => {
    const found = overlays.get(game) ?? lagOf<LiveCommit>(null);
    overlays.set(game, found);
    return found;
  };

  /** The stream may follow a running game by permission, and every game once it is over: never before the public. */
  const setDelays = (before: TournamentState, at: number): void => {
    const { delay, overlays: permitted } = now.tournament;
    if (before.delay !== delay) later.setDelay(at, delay * second);
    for (const game of gamesOf(now.tournament)) {
      const allowed = permitted[game.id];
      const known = before.games[game.id]?.status === game.status && before.overlays[game.id] === allowed;
      if (known && before.delay === delay) continue;
      if (isGameOver(game)) overlayOf(game.id).setDelay(at, delay * second);
      else if (allowed !== undefined) overlayOf(game.id).setDelay(at, Math.max(allowed, delay) * second);
    }
  };

  const show = (commit: LiveCommit): readonly WatchedPicture[] => {
    const before = shown.tournament;
    foldScene(shown, commit);
    if (commit.tournament.length > 0) parts = null;
    const touched = new Set([...changedSince(before, shown), ...commit.games.keys()]);
    const games = [...touched].flatMap((game) => ofGame(game, ['public']));
    return [...(commit.tournament.length > 0 ? ofTournament() : []), ...games];
  };

  const stream = (game: string, { games, ...commit }: LiveCommit): readonly WatchedPicture[] => {
    const own = games.get(game);
    if (own) foldScene(streamed, { ...commit, tournament: [], games: new Map([[game, own]]) });
    streamedCounts.set(game, (streamedCounts.get(game) ?? 0) + (own?.events.length ?? 0));
    return ofGame(game, ['overlay']);
  };

  /** Each thing that is due is a moment of its own, in the order in which they are due. */
  const takeDue = (until: number): readonly (() => readonly WatchedPicture[])[] => {
    const moments = later.takeDue(until).map(({ due, thing }) => ({ due, work: () => show(thing) }));
    for (const [game, lag] of overlays)
      for (const { due, thing } of lag.takeDue(until)) moments.push({ due, work: () => stream(game, thing) });
    return moments.toSorted((a, b) => a.due - b.due).map(({ work }) => work);
  };

  const happened = (commit: LiveCommit): readonly WatchedPicture[] => {
    time = Math.max(time, commit.at);
    const earlier = takeDue(time).flatMap((work) => counted(work()));
    const before = now.tournament;
    foldScene(now, commit);
    if (before !== now.tournament) parts = null;
    later.add(time, commit);
    for (const game of commit.games.keys()) overlayOf(game).add(time, commit);
    setDelays(before, time);
    const changed = changedSince(before, now);
    const touched = new Set([...changed, ...commit.games.keys()]);
    const own = [
      ...(commit.tournament.length > 0 ? ofTournament() : []),
      ...[...touched].flatMap((game) => ofGame(game, gameAudiences)),
      ...besideGames(new Set([...changed, ...protestedSince(before, now)])),
    ];
    const due = takeDue(time).flatMap((work) => work());
    return [...earlier, ...counted(unique([...own, ...due]))];
  };

  return {
    apply: (commit) => {
      position = commit.position;
      // What is between officials is no moment for anybody else, not even for what was due by then.
      const isMoment = commit.tournament.length > 0 || commit.games.size > 0;
      const changed = [...(isMoment ? happened(commit) : []), ...counted(besides.fold(commit))];
      last = commit;
      if (known && isCountedAlready && commit.position >= known.position) {
        isCountedAlready = false;
        for (const [key, count] of Object.entries(known.counts)) counts.set(key, count);
      }
      return changed;
    },
    counted: () =>
      last && !isCountedAlready
        ? { position: last.position, hash: last.hash, counts: Object.fromEntries(counts) }
        : null,
    release: (until) => {
      last = null;
      const moments = takeDue(until - margin);
      return moments.flatMap((work) => counted(work()));
    },
    due: () => {
      const moments = [later.next(), ...[...overlays.values()].map((lag) => lag.next())];
      const next = Math.min(...moments.map((each) => each ?? Number.POSITIVE_INFINITY));
      return Number.isFinite(next) ? next + margin : null;
    },
    state: () => now.tournament,
    told: () => asShown(now.tournament, shown.tournament),
    streamedEvents: (game) => streamedCounts.get(game) ?? 0,
    toldGame: (game) => tableOf('public', game).played,
    position: () => position,
    publicTournament: () => publicParts().told,
    publicGame: (game) => gamePicture(now.tournament, game, tableOf('public', game), 'public'),
    picture: (watched) => {
      const count = counts.get(keyOf(watched));
      const seen = count && viewOf(watched);
      return count && seen ? { n: count.n, view: seen } : null;
    },
  };
};

const unique = (watched: readonly WatchedPicture[]): readonly WatchedPicture[] => [
  ...new Map(watched.map((each) => [keyOf(each), each])).values(),
];
