// For tests: referees' phones at one table of a real server, with a network that is cut, loses answers, and a time of its own.
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { cup, playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { table } from '@omerta/office/testing/lines.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isPlayersAlone } from '@omerta/rules/game/line-kinds.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { askerAt, type LiveServer, liveServer } from '@omerta/server/testing/live-server.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { emptyMemory, memoryHome } from '@omerta/store/memory.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { anyRulebook } from '../../rulebooks/all.ts';
import type { Reach } from '../../server/ask.ts';
import { gameLog } from '../../session/game-log.ts';
import { servedDeskIn, servedStream } from '../../session/served.ts';
import { openSession, type Session } from '../../session/session.ts';
import { deviceSide } from '../device-side.ts';
import { type Driver, driverOf } from '../driver.ts';
import { talksIn } from '../kept.ts';
import { offeredOpening, tableQuestions } from '../table-questions.ts';

export const where = { tournament: cup, game: table };
export const stream = servedStream(where);

/** `lost`: the server does it, and its answer does not come. `orders-lost`: so with orders alone. `over`: the session has ended. */
export type Network = 'up' | 'cut' | 'lost' | 'orders-lost' | 'over';

export type TestPhone = {
  network: Network;
  /** Of orders whose answers are lost, so many are answered all the same. */
  answersOrders: number;
  session: Session;
  driver: Driver;
  readonly talk: () => ReturnType<ReturnType<typeof talksIn>['of']>;
  readonly asked: string[];
  /** The page is closed and opened again. */
  readonly reload: () => Promise<void>;
  /** The time that the driver waits for has come. */
  readonly wait: () => Promise<void>;
  /** How long it waits for that, in milliseconds. */
  readonly pause: () => number;
  readonly head: () => Promise<{ readonly version: number; readonly hash: string }>;
  readonly write: (line: LineCommand) => Promise<void>;
};

export type PhoneHall = {
  readonly club: TestClub;
  readonly server: LiveServer;
  readonly phone: (device: string, person?: string) => Promise<TestPhone>;
  readonly head: () => Promise<{ readonly version: number; readonly hash: string }>;
  readonly events: () => Promise<readonly string[]>;
};

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    keys: () => [...kept.keys()],
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

type Line = { network: Network; answersOrders: number };

/** Whether the answer gets lost on its way. */
const isLost = (line: Line, path: string): boolean => {
  if (line.network === 'lost') return true;
  if (line.network !== 'orders-lost' || path !== '/api/orders') return false;
  line.answersOrders -= 1;
  return line.answersOrders < 0;
};

const reachOf = (server: LiveServer, person: string, line: Line, asked: string[]): Reach => {
  const token = askerAt(server, person).token();
  return async (path, how) => {
    if (line.network === 'cut') throw new TypeError('no network');
    asked.push(`${how.method} ${path.split('?')[0]}`);
    const bearer = line.network === 'over' ? 'nobody' : await token;
    const headers = { ...how.headers, authorization: `Bearer ${bearer}` };
    const answer = await fetch(`${server.url}${path}`, { ...how, headers });
    const body = await answer.text();
    if (isLost(line, path)) throw new TypeError('no network');
    return new Response(body, { status: answer.status });
  };
};

const phoneAt = async (
  hall: Pick<PhoneHall, 'club' | 'server'>,
  name: string,
  person: string,
): Promise<TestPhone> => {
  const { club, server } = hall;
  const [memory, plain, asked] = [emptyMemory(), shelf(), [] as string[]];
  const line: Line = { network: 'up', answersOrders: 0 };
  const ask = tableQuestions(reachOf(server, person, line, asked));
  const talks = talksIn(name, plain, plain.keys);
  let [ids, due, pause] = [0, null as (() => void | Promise<void>) | null, 0];
  const device = { name, now: () => Date.parse(club.now), newId: () => `${name}-${++ids}` };
  const open = async () => {
    const store = await openDeviceStore(memoryHome(memory), upcasters);
    if (isRefusal(store)) throw new Error(store.code);
    const desk = servedDeskIn(plain);
    const log = gameLog(store, device, anyRulebook, desk);
    const opened: { session: Session | null } = { session: null };
    const reread = async (): Promise<Session> => {
      const game = await log.load(stream);
      if (!game || isRefusal(game)) throw new Error('no game');
      opened.session = await openSession(log, device, game);
      return opened.session;
    };
    const side = deviceSide(store, log, stream, {
      before: async () => opened.session?.letGo('following'),
      after: async () => void (opened.session && (await reread())),
    });
    const driver = driverOf({
      game: where,
      stream,
      side,
      ask,
      meets: async () => undefined,
      talk: { get: () => talks.of(stream), set: (talk) => talks.keep(stream, talk) },
      now: device.now,
      newId: device.newId,
      after: (milliseconds, call) => {
        [due, pause] = [call, milliseconds];
        return () => {
          due = null;
        };
      },
      isSeen: () => true,
    });
    return { store, log, desk, opened, driver, reread };
  };
  let page = await open();
  const { answer } = (await ask.next(where)) as { answer: { next: Parameters<typeof offeredOpening>[0] } };
  page.desk.keep(stream, { person, names: answer.next.seats.map(({ seat }) => `Nick ${seat}`) });
  if (answer.next.version === 0) {
    await page.log.create(offeredOpening(answer.next), [], stream);
    await page.reread();
  }
  return {
    get network() {
      return line.network;
    },
    set network(to) {
      line.network = to;
    },
    get answersOrders() {
      return line.answersOrders;
    },
    set answersOrders(count) {
      line.answersOrders = count;
    },
    get session() {
      if (!page.opened.session) throw new Error('no session');
      return page.opened.session;
    },
    get driver() {
      return page.driver;
    },
    talk: () => talks.of(stream),
    asked,
    reload: async () => {
      page.driver.end();
      page = await open();
      if ((await page.store.head(stream)).version > 0) await page.reread();
    },
    wait: async () => {
      await (due ?? page.driver.poke)();
    },
    pause: () => pause,
    head: async () => {
      const { version, hash } = await page.store.head(stream);
      return { version, hash };
    },
    write: async (command) => {
      const { session } = page.opened;
      if (!session) throw new Error('no session');
      const outcome = session.perform(command, session.live().course.version);
      if (outcome !== 'done') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
      await session.settled();
    },
  };
};

export const phoneHall = async (id: RulebookId = 'fsm-2024'): Promise<PhoneHall> => {
  const club = await playingClub({ rulebook: id, switches: {} });
  const server = await liveServer(club.store, () => new Date(club.now));
  return {
    club,
    server,
    phone: (device, person = 'ref') => phoneAt({ club, server }, device, person),
    head: async () => {
      const { version, hash } = await club.store.head(stream);
      return { version, hash };
    },
    events: async () => (await club.store.read(`tournament/${cup}`)).map(({ type }) => type),
  };
};

export const later = (club: TestClub, seconds: number): void => {
  club.now = new Date(Date.parse(club.now) + seconds * 1_000).toISOString();
};

/** A game that is dealt at the table and ends with a winner. */
export const wholeGame = (id: RulebookId = 'fsm-2024'): readonly LineCommand[] => {
  for (let seed = 1; ; seed++) {
    const { state } = playGame(rulebook(id), seed, { ...usualKnobs, dealt: 1 });
    if (state.result && !state.annulled)
      return linesOf(state).filter(({ type }) => !isPlayersAlone(type)) as readonly LineCommand[];
  }
};
