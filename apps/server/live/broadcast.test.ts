// Pictures of a tournament and its games: one for each commit that changes what an audience sees, counted the same by everybody.
import { randomFrom } from '@omerta/base/random.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { give, playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { commandsOf, deal, table } from '@omerta/office/testing/lines.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isPlayersAlone } from '@omerta/rules/game/line-kinds.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { describe, expect, it } from 'vitest';
import { commitsIn, later, play } from '../testing/live-club.ts';
import { type Broadcast, broadcastOf } from './broadcast.ts';
import type { LiveCommit } from './commit.ts';
import { gameAudiences } from './game-pictures.ts';
import { keyOf, type WatchedPicture } from './watched-picture.ts';

const cards = [null, ...deal];
const everything: readonly WatchedPicture[] = [
  ...gameAudiences.map((audience): WatchedPicture => ({ what: 'game', game: table, audience })),
  { what: 'tournament', audience: { kind: 'public' } },
  { what: 'tournament', audience: { kind: 'hall' } },
  { what: 'tournament', audience: { kind: 'desk' } },
  { what: 'tournament', audience: { kind: 'referee', person: 'ref' } },
  { what: 'tournament', audience: { kind: 'player', person: 'p1' } },
];
const [publicGame, hallGame, refereeGame] = (['public', 'hall', 'referee'] as const).map(
  (audience): WatchedPicture => ({ what: 'game', game: table, audience }),
) as [WatchedPicture, WatchedPicture, WatchedPicture];

type Seen = Readonly<Record<string, readonly string[]>>;
type GameSeen = { readonly game?: string; readonly id?: string; readonly status: string };

/** Every picture that was told, by audience, as its number and its text. */
const told = (
  broadcast: Broadcast,
  commits: readonly LiveCommit[],
  releases: readonly number[] = [],
): Seen => {
  const pictures: Record<string, string[]> = {};
  const note = (changed: readonly WatchedPicture[]): void => {
    for (const watched of changed) {
      const picture = broadcast.picture(watched);
      const key = keyOf(watched);
      pictures[key] = [...(pictures[key] ?? []), `${picture?.n} ${JSON.stringify(picture?.view)}`];
    }
  };
  for (const [i, commit] of commits.entries()) {
    note(broadcast.apply(commit));
    const release = releases[i];
    if (release !== undefined) note(broadcast.release(release));
  }
  note(broadcast.release(Number.MAX_SAFE_INTEGER));
  return pictures;
};

const numbersOf = (pictures: readonly string[] = []): readonly number[] =>
  pictures.map((each) => Number.parseInt(each, 10));
const viewIn = (picture = ''): string => picture.slice(picture.indexOf(' ') + 1);

const firstDays = commandsOf(['night 1', 'day 1', 'speech 1', 'nominate 2 5', 'speech 3']);

const played = async (lines = firstDays, club?: TestClub): Promise<TestClub> => {
  const there = club ?? (await playingClub());
  for (const [i, line] of lines.entries())
    await play(there, [line], i === 0 ? { roles: cards as never } : {});
  return there;
};

describe('pictures', () => {
  it('are counted from 1 without a gap, and no two in a row are the same', async () => {
    const seen = told(broadcastOf(), await commitsIn(await played()));
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(everything.map(keyOf)));
    for (const [key, pictures] of Object.entries(seen)) {
      expect(numbersOf(pictures), key).toEqual(pictures.map((_, i) => i + 1));
      for (const [i, picture] of pictures.entries())
        expect(viewIn(picture), `${key} ${i}`).not.toBe(viewIn(pictures[i - 1]));
    }
  });

  it('of the night are the referee’s alone', async () => {
    const rules = rulebook('fsm-2024');
    const { deal: cardsOf, state } = playGame(rules, 3, { ...usualKnobs, undo: 0, dealt: 0, counted: 0 });
    const club = await playingClub();
    const broadcast = broadcastOf();
    const dark = new Set(['shots', 'don', 'sheriff']);
    let [done, seen] = [0, 0];
    for (const [i, line] of linesOf(state)
      .filter(({ type }) => !isPlayersAlone(type))
      .entries()) {
      await play(club, [line], i === 0 ? { roles: [null, ...seats.map((seat) => cardsOf[seat])] } : {});
      const commits = await commitsIn(club);
      const changed = commits.slice(done).flatMap((commit) => broadcast.apply(commit).map(keyOf));
      done = commits.length;
      if (!dark.has(line.type)) continue;
      seen++;
      expect(changed).toContain(keyOf(refereeGame));
      expect(changed.filter((key) => /^game (public|hall|side)|^tournament/.test(key))).toEqual([]);
    }
    expect(seen).toBeGreaterThan(4);
  });

  it('show the clock as it came, and by night to officials alone', async () => {
    const club = await playingClub();
    const clock = { startedAt: '2026-01-10T12:00:00Z', elapsed: 0, duration: 60_000 };
    await play(club, commandsOf(['night 1']), { roles: cards as never, clock });
    const night = broadcastOf();
    told(night, await commitsIn(club));
    expect(night.picture(refereeGame)?.view).toMatchObject({ clock });
    expect(night.picture(publicGame)?.view).toMatchObject({ clock: null });
    expect(night.picture(hallGame)?.view).toMatchObject({ clock: null });
    await play(club, commandsOf(['day 1']), { clock });
    const day = broadcastOf();
    told(day, await commitsIn(club));
    expect(day.picture(publicGame)?.view).toMatchObject({ clock });
  });
});

describe('who speaks', () => {
  it('is whoever nominated, until the referee’s clock is another’s', async () => {
    const club = await played(commandsOf(['night 1', 'day 1']));
    const clockOf = (seat: Seat) => ({ clock: { startedAt: 1_000, elapsed: 0, duration: 60_000, seat } });
    const speakerAfter = async (line: string, told: Parameters<typeof play>[2] = {}) => {
      await play(club, commandsOf([line]), told);
      const broadcast = broadcastOf();
      for (const commit of await commitsIn(club)) broadcast.apply(commit);
      const views = everything
        .slice(0, gameAudiences.length - 1)
        .map((each) => broadcast.picture(each)?.view);
      const seen = new Set(
        views.map((view) => (view as { readonly now: { readonly seat: number } }).now.seat),
      );
      return [...seen];
    };
    expect(await speakerAfter('nominate 1 5', clockOf(1))).toEqual([1]);
    expect(await speakerAfter('foul 7')).toEqual([1]);
    expect(await speakerAfter('foul 8', clockOf(2))).toEqual([2]);
    expect(await speakerAfter('nominate 2 3')).toEqual([2]);
    expect(await speakerAfter('foul 9', { clock: null })).toEqual([3]);
    expect(await speakerAfter('nominate 3 1')).toEqual([3]);
  });
});

describe('a delay', () => {
  const delayed = async (): Promise<TestClub> => {
    const club = await playingClub();
    later(club);
    await give(club, 'chief', 'set-delay', { seconds: 600 });
    return played(firstDays, club);
  };

  it('holds back the public’s picture of a game and of its part in the tournament, not the hall’s', async () => {
    const club = await delayed();
    later(club);
    await give(club, 'ref', 'announce-result', { game: table, winner: 'red' });
    const broadcast = broadcastOf();
    const commits = await commitsIn(club);
    for (const commit of commits) broadcast.apply(commit);
    const last = commits.at(-1)?.at ?? 0;
    broadcast.release(last + 590_000);
    const statusOf = (watched: WatchedPicture): unknown => {
      const seen = broadcast.picture(watched)?.view as { games?: readonly GameSeen[] };
      return seen.games?.find(({ game, id }) => (game ?? id) === table)?.status;
    };
    const inPublic: WatchedPicture = { what: 'tournament', audience: { kind: 'public' } };
    const atDesk: WatchedPicture = { what: 'tournament', audience: { kind: 'desk' } };
    expect(broadcast.picture(hallGame)?.view).toMatchObject({ phase: { kind: 'day', number: 1 } });
    expect(broadcast.picture(publicGame)?.view).toMatchObject({ phase: { kind: 'dealing' } });
    const inHall: WatchedPicture = { what: 'tournament', audience: { kind: 'hall' } };
    expect([inPublic, inHall, atDesk].map(statusOf)).toEqual(['running', 'ended', 'ended']);
    broadcast.release(last + 602_000);
    expect(broadcast.picture(publicGame)?.view).toMatchObject({ phase: { kind: 'day', number: 1 } });
    expect(statusOf(inPublic)).toBe('ended');
  });

  it('counts the same for whoever was there all the time and for who came at the end', async () => {
    const commits = await commitsIn(await delayed());
    const late = told(broadcastOf(), commits);
    for (let seed = 0; seed < 20; seed++) {
      const random = randomFrom(seed);
      const looks = commits.map(({ at }) => at + random.below(1_000));
      expect(told(broadcastOf(), commits, looks)).toEqual(late);
    }
  });

  it('goes on with the same numbers from what was counted before, wherever that was', async () => {
    const commits = await commitsIn(await delayed());
    const whole = told(broadcastOf(), commits);
    for (const at of [3, 20, commits.length - 1]) {
      const first = broadcastOf();
      for (const commit of commits.slice(0, at)) first.apply(commit);
      const later = broadcastOf(first.counted());
      const rest = told(later, commits);
      for (const [key, pictures] of Object.entries(rest))
        expect(pictures, key).toEqual(whole[key]?.slice(-pictures.length));
      for (const watched of everything) expect(later.picture(watched)?.n).toBe(whole[keyOf(watched)]?.length);
    }
  });

  it('holds for a result too: told after the last word or when it is announced, to the public later than to the hall', async () => {
    const lines = [
      'night 1',
      'day 1',
      'remove 2',
      'remove 6',
      'night 2',
      'shots: 9>1',
      'don: -',
      'sheriff: -',
    ];
    const decided = commandsOf([...lines, 'best: -', 'day 2', 'nominate 3 9', 'vote 9: *']);
    const club = await playingClub();
    await give(club, 'chief', 'set-delay', { seconds: 600 });
    await played(decided, club);
    const resultsAt = async (until: number) => {
      const broadcast = broadcastOf();
      for (const commit of await commitsIn(club)) broadcast.apply(commit);
      broadcast.release(until);
      const resultIn = (watched: WatchedPicture): unknown =>
        (broadcast.picture(watched)?.view as { readonly result?: unknown } | undefined)?.result;
      return [hallGame, publicGame].map(resultIn);
    };
    const voted = Date.parse(club.now);
    expect(await resultsAt(voted + 602_000)).toEqual([null, null]);
    later(club, 700);
    await give(club, 'ref', 'announce-result', { game: table, winner: 'red' });
    const red = { winner: 'red', by: 'vote' };
    expect(await resultsAt(Date.parse(club.now))).toEqual([red, null]);
    expect(await resultsAt(Date.parse(club.now) + 602_000)).toEqual([red, red]);
  });

  it('keeps the stream from the cards until the chief permits it, and then as long as he says', async () => {
    const club = await played();
    const overlay: WatchedPicture = { what: 'game', game: table, audience: 'overlay' };
    const isOn = async (until: number): Promise<boolean> => {
      const broadcast = broadcastOf();
      for (const commit of await commitsIn(club)) broadcast.apply(commit);
      broadcast.release(until);
      return JSON.stringify(broadcast.picture(overlay)).includes('"don"');
    };
    const end = Date.parse(club.now);
    expect(await isOn(end + 86_400_000)).toBe(false);
    later(club);
    await give(club, 'chief', 'permit-overlay', { game: table, seconds: 900 });
    expect(await isOn(end + 600_000)).toBe(false);
    expect(await isOn(end + 902_000)).toBe(true);
  });
});
