// Whoever slips while he plays with people: taps twice, has two windows, goes back, comes when all is over.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownNominee } from '../rooms/seen/moment.ts';
import { type PlayMoment, playMoments } from './play-moments.ts';
import { holdRoom, putServer, room } from './room-server.ts';
import { type House, openDevice, startHouse } from './screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const { moments, record } = playMoments();
const named = (name: string): PlayMoment => {
  const found = moments.find((each) => each.name === name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
};

/** A device with a chair in the room, before a server that shows this moment. */
const seatedAt = async (moment: PlayMoment, { wait = 0, token = 'token' as string | null } = {}) => {
  const context = await openDevice(house, { lang: 'en', settings: { wait } });
  const page = await context.newPage();
  const server = await putServer(page, moment.picture.phase === 'over' ? record : null);
  await page.goto('/about');
  await holdRoom(page, token, null);
  server.send(moment);
  await page.goto(`/play/${room}`);
  return { context, page, server };
};

it('a second tap does not take back what the first has nominated', async () => {
  const nominated = named('own-minute-nominated');
  const seat = ownNominee(nominated.picture);
  const { heard, asks } = nominated.picture;
  const picture = {
    ...nominated.picture,
    asks: asks && { ...asks, acts: [...asks.acts, 'withdraw' as const] },
  };
  const isOwn = (item: (typeof heard)[number]): boolean => item.kind === 'nominated' && item.seat === seat;
  const before = {
    ...picture,
    heard: heard.filter((item) => !isOwn(item)),
    asks: asks && { ...asks, acts: ['nominate' as const, 'pass' as const], targets: [seat ?? 1] },
  };
  const { context, page, server } = await seatedAt({ ...nominated, picture: before }, { wait: 60_000 });
  await page.locator('[data-touch="nominate"]').click();
  await expect.poll(() => server.acts).toEqual([`nominate ${seat}`]);
  server.send({ ...nominated, picture });
  await page.locator('[data-touch="withdraw"]').click();
  await page.locator('[data-tool="more"]').click();
  await page.getByRole('dialog').waitFor();
  expect(server.acts).toEqual([`nominate ${seat}`]);
  await context.close();
});

it('a chair is played in one window: the newest, or the one that is wanted', async () => {
  const { context, page } = await seatedAt(named('others-speech'));
  await page.locator('main[data-phase]').waitFor();
  const second = await context.newPage();
  (await putServer(second, null)).send(named('others-speech'));
  await second.goto(`/play/${room}`);
  await second.locator('main[data-phase]').waitFor();
  await page.locator('[data-do="here"]').click();
  await page.locator('main[data-phase]').waitFor();
  await second.locator('[data-do="here"]').waitFor();
  await context.close();
});

it('whoever has gone back finds the way to his chair, and nobody else does', async () => {
  const { context, page } = await seatedAt(named('night-red'));
  await page.locator('main[data-scene="night"]').waitFor();
  await page.goto('/play');
  await page.locator('[data-go="back-to-room"]').click();
  await page.locator('main[data-scene="night"]').waitFor();
  await page.goto('/play');
  await page.locator('[data-go="back-to-room"]').waitFor();
  await holdRoom(page, null, null);
  await page.reload();
  await page.locator('[data-go="make"]').waitFor();
  expect(await page.locator('[data-go="back-to-room"]').count()).toBe(0);
  await context.close();
});

it('a link opened after the game tells how it ended; a room closed before it says so', async () => {
  const after = await seatedAt(named('over'), { token: null });
  await expect.poll(() => after.page.locator('[data-points-of]').count()).toBe(10);
  await after.context.close();
  const lobby = named('lobby-few');
  const closed = { ...lobby, picture: { ...lobby.picture, phase: 'abandoned' as const, asks: null } };
  const { context, page, server } = await seatedAt(lobby);
  await page.locator('[data-device="microphone"]').waitFor();
  server.send(closed);
  await expect.poll(() => page.locator('.won').innerText()).toContain('closed');
  await context.close();
});

it('the next game with the same people: the same name in the room that all are given, once however often it is pressed', async () => {
  const over = named('over');
  const { context, page } = await seatedAt(over);
  const next = 'CCCCCCCCCCCCCC';
  const sat: unknown[] = [];
  await page.route(`**/api/rooms/${room}/next`, (route) => route.fulfill({ json: { room: next } }));
  await page.route(`**/api/rooms/${next}/chairs`, (route) => {
    sat.push(route.request().postDataJSON());
    return route.fulfill({ json: { chair: 2, token: 'next-token' } });
  });
  for (let press = 0; press < 2; press++) {
    await page.locator('[data-go="advice"]').click();
    await page.locator('.noticed, details[open] .quiet').first().waitFor();
    await page.locator('[data-go="next-room"]').click();
    await page.waitForURL(`**/play/${next}`);
    await page.goBack();
  }
  const own = over.picture.chairs[over.picture.chair - 1];
  expect(sat).toEqual([{ nickname: own?.nickname }]);
  const held = await page.evaluate(() => JSON.parse(localStorage.getItem('omerta.rooms') ?? '{}'));
  expect(held[next]).toEqual({ key: null, token: 'next-token' });
  await context.close();
});

it('a room is made once, however often it is pressed while it is on its way', async () => {
  const { context, page } = await seatedAt(named('others-speech'), { token: null });
  const made: string[] = [];
  let answer: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/rooms', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    made.push(route.request().postData() ?? '');
    await pressed;
    return route.fulfill({ json: { room, key: 'key' } });
  });
  await page.goto('/play');
  await page.locator('[data-referee="person"]').click();
  for (let press = 0; press < 3; press++) await page.locator('[data-go="make"]').click();
  answer();
  await page.waitForURL(`**/play/${room}`);
  expect(made.map((each) => JSON.parse(each))).toEqual([expect.objectContaining({ referee: 'person' })]);
  // Whoever has its key finds the way back to it.
  await page.goto('/play');
  await page.locator('[data-go="back-to-room"]').waitFor();
  await context.close();
});
