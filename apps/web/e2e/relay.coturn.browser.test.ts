// A listed room over a real relay: strangers hear each other and learn no address of each other; a password that has expired opens nothing.
import { iceFor } from '@omerta/server/api/ice.ts';
import { type Coturn, startCoturn } from '@omerta/testkit/machine/coturn.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { House } from './screen.ts';
import { begin, listenedTo, nextToSpeak, sitAtTable, startVoiceHouse } from './voice/voice-table.ts';

const secret = 'shared with the relay';
let relay: Coturn;
let house: House;
beforeAll(async () => {
  relay = await startCoturn(secret);
  house = await startVoiceHouse({ TURN_URLS: relay.url, TURN_SECRET: secret });
}, 120_000);
afterAll(async () => {
  await house.close();
  await relay.stop();
});

/** What the relay gives whoever asks with these passwords. */
const asked = async (
  now: number,
): Promise<{ readonly ways: readonly string[]; readonly refused: readonly number[] }> => {
  const { iceServers } = iceFor({ stun: [], turn: [relay.url], secret }, { name: '1', relayOnly: true, now });
  const context = await house.browser.newContext({ baseURL: house.url });
  const page = await context.newPage();
  await page.goto('/about');
  const got = await page.evaluate(async (given) => {
    const connection = new RTCPeerConnection({
      iceServers: given.map((each) => ({ ...each, urls: [...each.urls] })),
      iceTransportPolicy: 'relay',
    });
    const [ways, refused]: [string[], number[]] = [[], []];
    connection.addEventListener('icecandidateerror', ({ errorCode }) => refused.push(errorCode));
    const over = new Promise<void>((done) => {
      connection.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate?.type) ways.push(candidate.type);
        if (!candidate) done();
      });
    });
    connection.addTransceiver('audio');
    await connection.setLocalDescription();
    await over;
    connection.close();
    return { ways, refused };
  }, iceServers);
  await context.close();
  return got;
};

it('gives a way to who holds a password, and none once it has expired', async () => {
  expect(await asked(Date.now())).toEqual({ ways: ['relay'], refused: [] });
  const day = 24 * 3_600_000;
  expect(await asked(Date.now() - day)).toEqual({ ways: [], refused: [401] });
});

it('two people of a listed room hear each other, and offer each other the relay alone', async () => {
  const table = await sitAtTable(house, 2, { listed: true, pace: 10 });
  const { devices } = table;
  await begin(table);
  let speaker = null;
  for (const _ of devices) {
    speaker = await nextToSpeak(devices, speaker);
    const now = speaker;
    const other = devices.find((each) => each !== now);
    if (!now || !other) throw new Error('nobody speaks');
    const heard = async (): Promise<readonly string[]> =>
      Object.values(await listenedTo(other)).flatMap((chairs) => Object.keys(chairs));
    await expect.poll(heard).toEqual([String(now.chair)]);
  }
  for (const { page, context } of devices) {
    expect(await page.evaluate(() => globalThis.ears.ways())).toEqual(['relay']);
    await context.close();
  }
});
