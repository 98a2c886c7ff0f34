// People play with voice: whoever has the word is heard by all others and nobody else by anyone, whatever a device sends.
// Four people among bots as far as it takes; in the long run ten people and the whole game.
import { tier } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { House } from './screen.ts';
import {
  begin,
  cutOff,
  isAsked,
  killed,
  listenedTo,
  look,
  nextToSpeak,
  reaches,
  sends,
  sitAtTable,
  startVoiceHouse,
  type VoiceDevice,
} from './voice/voice-table.ts';

const isWhole = tier === 'soak';
const [people, pace] = isWhole ? [10, 4] : [4, 5];
/** How long the network is away, in milliseconds. */
const away = isWhole ? 20_000 : 0;

let house: House;
beforeAll(async () => {
  house = await startVoiceHouse();
}, 120_000);
afterAll(() => house.close());

/** Whether all of them hear him before his minute is over: on a busy machine it may be too short. */
const isHeard = async (speaker: VoiceDevice, listeners: readonly VoiceDevice[]): Promise<boolean> => {
  const { phase, seat } = await look(speaker);
  const hears = async (each: VoiceDevice): Promise<boolean> =>
    String(speaker.chair) in ((await listenedTo(each))[`${phase} seat ${seat}`] ?? {});
  let all = false;
  const listen = async (): Promise<boolean> => {
    all = (await Promise.all(listeners.map(hears))).every(Boolean);
    return all || !(await isAsked(speaker));
  };
  await expect.poll(listen, { timeout: 90_000, interval: 300 }).toBe(true);
  return all;
};

const finish = ({ page }: VoiceDevice): Promise<void> =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-touch="nominate"]')?.click();
    document.querySelector<HTMLElement>('[data-act="pass"]')?.click();
  });

/** The others play on for a while. */
const goOn = async (devices: readonly VoiceDevice[], milliseconds: number): Promise<void> => {
  const until = Date.now() + milliseconds;
  const play = async (): Promise<boolean> => {
    for (const each of devices) if (await isAsked(each)) await finish(each);
    return Date.now() >= until;
  };
  await expect.poll(play, { timeout: 90_000, interval: 500 }).toBe(true);
};

it('only who has the word is heard, by everybody; a killed page and a lost network come back to it', async () => {
  const table = await sitAtTable(house, people, { pace });
  const { devices } = table;
  await begin(table);
  const seats = await Promise.all(devices.map(async (each) => (await look(each)).seat));

  // By night nobody sends, and whoever does all the same is not played.
  const [cheat, witness] = devices;
  if (!cheat || !witness) throw new Error('nobody sits there');
  await witness.page.locator('main[data-phase^="night"]').waitFor();
  expect(await Promise.all(devices.map(sends))).toEqual(devices.map(() => 0));
  await cheat.page.evaluate(() => globalThis.ears.speakUp());
  expect(await sends(cheat)).toBe(people - 1);
  await expect.poll(() => witness.page.evaluate(() => globalThis.ears.arrived())).toBeGreaterThan(50);

  /** Each begins with its trouble and is over when somebody was heard by everybody who is there. */
  const stages = ['before', 'killed', 'cut off', 'back'];
  let [stage, speeches] = [0, 0];
  let speaker = await nextToSpeak(devices, null);
  while (speaker && (isWhole || stage < stages.length)) {
    const now: VoiceDevice = speaker;
    const others = devices.filter((each) => each !== now);
    const [first, second] = others;
    if (!first || !second) throw new Error('nobody listens');
    if (stages[stage] === 'killed') {
      await killed(first);
      await reaches(first, people - 1);
    }
    const back = stages[stage] === 'cut off' ? await cutOff(second) : null;
    if (await isHeard(now, back ? others.filter((each) => each !== second) : others)) {
      stage++;
      speeches++;
    }
    await finish(now);
    if (back) {
      await goOn(
        devices.filter((each) => each !== second),
        away,
      );
      await back();
      await reaches(second, people - 1);
    }
    speaker = await nextToSpeak(devices, now);
  }
  expect(stage).toBeGreaterThanOrEqual(stages.length);
  if (isWhole) expect(speeches).toBeGreaterThan(people);
  else expect(await Promise.all(devices.map(async (each) => (await look(each)).seat))).toEqual(seats);

  // Over the whole of it, on every device: nobody was played but the one who had the word there.
  const chairOf = new Map(seats.map((seat, i) => [seat, String(i + 1)]));
  for (const device of devices)
    for (const [word, chairs] of Object.entries(await listenedTo(device))) {
      expect(word).toMatch(/^day/);
      expect(Object.keys(chairs), word).toEqual([chairOf.get(word.split(' seat ')[1])]);
    }
}, 1_800_000);
