// Frames of the socket with something wrong in them, half a frame and half a request: answered, refused or cut, and forgotten.
import { connect } from 'node:net';
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { table } from '@omerta/office/testing/lines.ts';
import { mutatedBytes, mutatedText, mutatedValue } from '@omerta/testkit/mutate.ts';
import { fuzzInputs } from '@omerta/testkit/properties/fuzz.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headsOf } from './testing/heads.ts';
import { heapMegabytes, mostGrowth } from './testing/heap.ts';
import { socketAt } from './testing/live-server.ts';
import { askerNames, type HallOfOffices, hallOfOffices } from './testing/offices.ts';

const frames = Math.ceil(fuzzInputs * 0.24);
const halves = Math.ceil(fuzzInputs * 0.01);

const good: readonly object[] = [
  { watch: 'tournament/cup' },
  { watch: 'tournament/cup', as: 'public', after: 3 },
  { watch: `game/cup/${table}` },
  { watch: `game/cup/${table}`, as: 'hall', after: 0 },
  { watch: `game/cup/${table}`, as: 'overlay' },
  { watch: 'game/cup/q/1/2', after: 1 },
  { unwatch: `game/cup/${table}` },
  { act: 'room/r', token: 't', id: '1', ask: 1, do: 'pass' },
];

const mutations: readonly ((frame: object, random: Random) => string | Buffer)[] = [
  (frame) => JSON.stringify(frame),
  (frame, random) => mutatedText(JSON.stringify(frame), random),
  (frame, random) => mutatedText(JSON.stringify(frame), random),
  (frame, random) => JSON.stringify(mutatedValue(frame, random)) ?? '',
  (frame, random) => JSON.stringify({ ...frame, [random.pick(['more', 'as', 'after', 'token'])]: {} }),
  (frame, random) => Buffer.from(mutatedBytes(Buffer.from(JSON.stringify(frame)), random)),
  (_, random) => JSON.stringify({ watch: `tournament/x${random.bits()}` }),
  (_, random) => JSON.stringify({ watch: `game/cup/x${random.bits()}` }),
  (_, random) => (random.chance(0.05) ? 'x'.repeat(64 * 1024 + 1) : Buffer.from([0xff, 0x7b])),
];

let hall: HallOfOffices;
beforeAll(async () => {
  hall = await hallOfOffices();
});
afterAll(() => hall.close());

/** Sends them one after another; each is followed by a question whose answer is known, or by the end of the line. */
const sendAll = async (from: number, count: number): Promise<readonly string[]> => {
  const faults: string[] = [];
  const codes = new Set([1007, 1009]);
  let random = randomFrom(seedOf(propertySeed, from));
  const open = () => {
    const { authorization = '' } = hall.headers[random.pick(askerNames)];
    return socketAt(hall, authorization === '' ? null : authorization.slice('Bearer '.length));
  };
  let socket = await open();
  for (let i = from; i < from + count; i++) {
    random = randomFrom(seedOf(propertySeed, i));
    const frame = random.pick(mutations)(random.pick(good), random);
    socket.raw.send(frame, { binary: random.chance(0.03) });
    const question = `tournament/none-${i}`;
    socket.say({ watch: question });
    const closed = await Promise.race([socket.hear(({ watch }) => watch === question), socket.closed]);
    const told = socket.heard.splice(0).filter(({ problem }) => problem && problem.status >= 500);
    if (told.length > 0) faults.push(`input ${i}: ${JSON.stringify(told)} ${frame.toString().slice(0, 300)}`);
    if (typeof closed === 'number') {
      if (!codes.has(closed))
        faults.push(`input ${i}: closed with ${closed} ${frame.toString().slice(0, 300)}`);
      socket = await open();
    } else if (random.chance(0.02)) {
      socket.raw.close();
      socket = await open();
    }
  }
  socket.raw.close();
  await socket.closed;
  return faults;
};

const requestText = (random: Random): string => {
  const body = JSON.stringify({ nickname: 'org', password: 'x'.repeat(300) });
  const start = random.pick([
    'GET /api/tournaments/cup HTTP/1.1',
    'POST /api/orders HTTP/1.1',
    'POST /api/tokens HTTP/1.1',
    'GET /api/live HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]);
  const headers = `Host: localhost\r\n${Object.entries(hall.headers.owner)
    .map((each) => each.join(': '))
    .join('\r\n')}`;
  return `${start}\r\n${headers}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

/** Half of it, or all of it and half a frame; then the line is cut, or ended in order. What was answered. */
const sendHalf = (random: Random): Promise<string> =>
  new Promise((done) => {
    const text = random.chance(0.5) ? requestText(random) : mutatedText(requestText(random), random);
    const socket = connect(Number(new URL(hall.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
    socket.on('connect', () => {
      socket.write(text.slice(0, random.below(text.length)));
      // The header of a frame whose rest never comes.
      if (random.chance(0.3)) socket.write(Buffer.from([0x81, 0xfe, 0x10]));
      if (random.chance(0.5)) socket.end();
      else socket.write('', () => socket.destroy());
    });
  });

describe('mutated frames', { timeout: 3_600_000 }, () => {
  it('are answered, refused or closed with the code that says why; nothing is changed', async () => {
    const before = await headsOf(hall.place);
    expect(await sendAll(0, frames)).toEqual([]);
    expect(await headsOf(hall.place)).toEqual(before);
  });

  it('are forgotten: half a frame and half a request too', async () => {
    const before = await headsOf(hall.place);
    const round = async (from: number): Promise<void> => {
      await sendAll(from, Math.ceil(frames / 20));
      for (let i = from; i < from + halves; i++) {
        const answer = await sendHalf(randomFrom(seedOf(propertySeed, i)));
        expect(answer, `input ${i}`).not.toMatch(/^HTTP\/1.1 5/);
      }
    };
    await round(1_000_000);
    const heap = heapMegabytes();
    await round(2_000_000);
    await round(3_000_000);
    expect(heapMegabytes() - heap).toBeLessThan(mostGrowth);
    expect(await headsOf(hall.place)).toEqual(before);
  });
});
