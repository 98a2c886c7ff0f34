// Orders and commands with a few things wrong in them: each is read and decided, or refused, and nothing throws.
import { readJson } from '@omerta/base/json.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { mutatedText } from '@omerta/testkit/mutate.ts';
import { faultsOf, fuzzInputs } from '@omerta/testkit/properties/fuzz.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLines, readOrder } from './order-reader.ts';
import { cup, playingClub, type TestClub } from './testing/club.ts';

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];
const lines = [
  { type: 'night', number: 1 },
  { type: 'shots', shots: [{ by: 2, targets: [5] }] },
  { type: 'foul', seat: 3, by: 'referee', at: 5, note: 'loud' },
  { type: 'vote', candidate: 2, hands: { kind: 'counted', count: 3, seats: [1, 5, 7] } },
];
const meta = { id: 'l1', by: 'ref', at: '2026-01-10T12:30:00Z' };
const orders = [
  { to: 'game', tournament: cup, game: 'q/1/1', expected: 0, command: { ...meta, roles, lines } },
  {
    to: 'tournament',
    tournament: cup,
    command: { ...meta, type: 'call-players', game: 'q/1/1' },
    expected: 3,
  },
  { to: 'club', command: { ...meta, type: 'found-club', name: 'North' }, device: 'desk' },
].map((order) => JSON.stringify(order));

describe('a mutated order', { timeout: 3_600_000 }, () => {
  let club: TestClub;
  beforeAll(async () => {
    club = await playingClub();
  });

  it('is read or refused', async () => {
    const attack = (text: string): void => {
      const given = readJson(text);
      const order = isRefusal(given) ? given : readOrder(given.value);
      if (!isRefusal(order)) readLines(order.command);
    };
    expect(await faultsOf({ valid: orders, mutate: mutatedText, attack })).toEqual([]);
  });

  it('is handled by a real office, and refused in words', async () => {
    const attack = async (text: string): Promise<void> => {
      const given = readJson(text);
      if (isRefusal(given)) return;
      const handled = await club.office.handle(given.value);
      if (isRefusal(handled) && (handled.sentence.en === '' || handled.sentence.ru === ''))
        throw new Error(`no sentence: ${handled.code}`);
    };
    const inputs = Math.ceil(fuzzInputs / 10);
    expect(await faultsOf({ valid: orders, mutate: mutatedText, attack, inputs })).toEqual([]);
  });
});
