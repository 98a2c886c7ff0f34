// A hall as phones find it: the real server with HTTPS on a folder of its own, a tournament about to be played, and its desk.
import { clubName, cupName, hallNames, ownerNickname, stageName } from '@omerta/testkit/names.ts';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { claimPathOf, startRealServer } from './real-server.ts';
import { type House, type Options, openDevice } from './screen.ts';

type Answer = Readonly<Record<string, unknown>>;

/** What the server tells the desk. */
type HallDesk = { readonly get: (path: string) => Promise<Answer> };

export type TournamentHall = {
  readonly house: House;
  readonly desk: HallDesk;
  readonly referee: string;
  /** Who may sit in, by nickname. */
  readonly reserves: Readonly<Record<string, string>>;
  /** The owner's own, who is its chief. */
  readonly office: BrowserContext;
  readonly phone: (options?: Options) => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
};

type Making = HallDesk & {
  readonly post: (path: string, body: object) => Promise<Answer>;
  readonly order: (type: string, fields?: object) => Promise<Answer>;
};

const deskOver = (request: APIRequestContext, url: string): Making => {
  let orders = 0;
  const read = async (answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Answer> => {
    if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  const headers = { origin: url };
  const post: Making['post'] = async (path, data) => read(await request.post(path, { data, headers }));
  return {
    post,
    get: async (path) => read(await request.get(path, { headers })),
    order: (type, fields = {}) =>
      post('/api/orders', {
        to: 'tournament',
        tournament: 'cup',
        command: { ...fields, type, id: `desk-${++orders}` },
      }),
  };
};

const stage = {
  stage: 'q',
  name: stageName,
  kind: 'qualifying',
  plannedGames: 4,
  coefficient: '1',
  carry: true,
};
const order = Array.from({ length: 10 }, (_, i) => i + 1);
const seating = { format: 'omerta.seating/1', players: 10, rounds: [[order], [order.toReversed()]] };

/** Two rounds at one table, led by one referee; nothing is called yet. */
const prepare = async (
  desk: Making,
  owner: string,
): Promise<Pick<TournamentHall, 'referee' | 'reserves'>> => {
  const add = async (nickname: string): Promise<string> =>
    String((await desk.post('/api/people', { nickname }))['person']);
  const referee = await add('Судья');
  const rules = { rulebook: 'fsm-2024', switches: {} };
  const plan = { name: cupName, kind: 'tournament', zone: 'Europe/Minsk', rules };
  await desk.order('create-tournament', { ...plan, secondConfirmation: false });
  await desk.order('appoint', { person: owner, office: 'chief' });
  await desk.order('appoint', { person: referee, office: 'referee' });
  await desk.order('add-stage', { ...stage, advance: null });
  await desk.order('publish-rules');
  const players: string[] = [];
  for (const nickname of hallNames) {
    const person = await add(nickname);
    for (const type of ['apply', 'accept']) await desk.order(type, { person });
    await desk.order('check-in', { person, here: true });
    players.push(person);
  }
  const reserves: Record<string, string> = {};
  for (const nickname of ['Запас', 'Дублёр', 'Второй']) {
    const person = await add(nickname);
    for (const type of ['apply', 'reserve']) await desk.order(type, { person });
    await desk.order('check-in', { person, here: true });
    reserves[nickname] = person;
  }
  await desk.order('start-tournament');
  await desk.order('form-stage', { stage: 'q', players, drawn: false });
  await desk.order('lay-seating', { stage: 'q', seating });
  for (const round of [1, 2]) {
    await desk.order('publish-round', { stage: 'q', round });
    await desk.order('assign-referees', { game: `q/${round}/1`, referee, sides: [] });
  }
  return { referee, reserves };
};

export const startTournamentHall = async (): Promise<TournamentHall> => {
  const house = await startRealServer(['--hall', '--host', '127.0.0.1']);
  const { url, browser, close } = house;
  const office = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true });
  const desk = deskOver(office.request, url);
  const owner = await desk.post('/api/claim', {
    code: claimPathOf(house).split('/').at(-1),
    club: clubName,
    nickname: ownerNickname,
    password: 'correct horse battery',
  });
  const prepared = await prepare(desk, String(owner['person']));
  return { house, desk, office, ...prepared, phone: (asked) => openDevice(house, asked), close };
};
