// Requests with something wrong in them: never a failure of the server, nothing changed by what is refused, no growth.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { fuzzInputs } from '@omerta/testkit/properties/fuzz.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Heads, headsOf, sameHeads } from './testing/heads.ts';
import { heapMegabytes, mostGrowth } from './testing/heap.ts';
import { mutatedRequest, type WireRequest } from './testing/mutated-request.ts';
import { type HallOfOffices, hallOfOffices } from './testing/offices.ts';

const requests = Math.ceil(fuzzInputs * 0.75);
/** A new hall for each: what was changed by what was right after all goes with it. */
const perHall = 500;
const enoughFaults = 5;

const shown = ({ method, url, headers, payload }: WireRequest): string =>
  `${method} ${url} ${JSON.stringify(headers)} ${payload?.toString().slice(0, 300) ?? ''}`;

const problemFields = ['type', 'status', 'code', 'clause', 'title', 'detail'];

/** What is wrong about an answer of 400 and above; null: nothing. */
const oddProblem = (answer: LightMyRequestResponse, method: string): string | null => {
  if (answer.headers['content-type'] !== 'application/problem+json') return 'no problem document';
  if (method === 'HEAD') return null;
  const document = answer.json();
  if (problemFields.some((field) => !Object.hasOwn(document, field))) return 'a field is missing';
  if (document.status !== answer.statusCode) return 'another status inside';
  return document.detail === '' || document.code === '' ? 'no words' : null;
};

const attack = async (hall: HallOfOffices, request: WireRequest): Promise<string | null> => {
  const { method, ...rest } = request;
  const before: Heads = await headsOf(hall.place);
  const answer = await hall.app.inject({ method: method as 'GET', ...rest });
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body}`;
  if (answer.statusCode < 400) return null;
  const odd = oddProblem(answer, method);
  if (odd) return `${odd}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  return sameHeads(before, await headsOf(hall.place)) ? null : `something was changed by ${answer.body}`;
};

describe('mutated requests', { timeout: 3_600_000 }, () => {
  it('are answered or refused in words, and change nothing when refused', async () => {
    const faults: string[] = [];
    for (let from = 0; from < requests && faults.length < enoughFaults; from += perHall) {
      const hall = await hallOfOffices();
      for (let i = from; i < Math.min(from + perHall, requests); i++) {
        const request = await mutatedRequest(hall, randomFrom(seedOf(propertySeed, i)));
        const fault = await attack(hall, request);
        if (fault) faults.push(`seed ${propertySeed}, input ${i}: ${fault}\n${shown(request)}`);
      }
      await hall.close();
    }
    expect(faults).toEqual([]);
  });

  it('leave the memory as it was', async () => {
    const hall = await hallOfOffices();
    // Over real connections: injected ones leave timers behind that nobody would have to wait for.
    const ask = async (random: Random): Promise<void> => {
      hall.club.now = new Date(Date.parse(hall.club.now) + 100).toISOString();
      const url = `${hall.url}/api/tournaments/${'x'.repeat(300)}${random.bits()}`;
      const headers = random.chance(0.5) ? hall.headers.owner : {};
      const path = random.pick(['', '/standings', '/keys', '/archive', '/games/q', '/games/q/record']);
      const answer = await fetch(`${url}${path}`, { headers });
      await answer.text();
      expect(answer.status).toBeGreaterThan(399);
      const body = `{"to":"game","tournament":"${random.bits()}","game":"${'x'.repeat(4_000)}","expected":0,"command":{"id":"${random.bits()}","lines":["night 1"]}}`;
      const type = { ...headers, 'content-type': 'application/json' };
      const refused = await fetch(`${hall.url}/api/orders`, { method: 'POST', headers: type, body });
      await refused.text();
      expect(refused.status).toBeGreaterThan(399);
    };
    const batch = async (from: number): Promise<void> => {
      for (let i = from; i < from + requests / 30; i++) await ask(randomFrom(seedOf(propertySeed, i)));
    };
    await batch(0);
    const before = heapMegabytes();
    await batch(1_000_000);
    await batch(2_000_000);
    expect(heapMegabytes() - before).toBeLessThan(mostGrowth);
    await hall.close();
  });
});
