// The deal: the numbers of docs/deal.md, a second plain reading of it with the platform's own hashes, and what a file may hold.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { deck, roles } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { describe, expect, it } from 'vitest';
import { commitmentTo, dealFrom, seedFrom } from './deal.ts';
import { readDeal, repeatDeal } from './deal-file.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/deal.md'), 'utf8');
const server = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const entropies = seats.map((chair) =>
  chair === 4 || chair === 9 ? null : chair.toString(16).padStart(2, '0').repeat(32),
);

/** From the page's words alone. */
const byThePage = (seed: string, label: string, list: readonly unknown[]): readonly unknown[] => {
  const bytes: number[] = [];
  for (let block = 0; block < 4; block++) {
    const number = Buffer.from([0, 0, 0, block]);
    const message = Buffer.concat([Buffer.from(label), number]);
    bytes.push(...createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest());
  }
  const shuffled = [...list];
  for (let i = 9; i >= 1; i--) {
    let byte = bytes.shift() ?? 0;
    while (byte >= 256 - (256 % (i + 1))) byte = bytes.shift() ?? 0;
    const j = byte % (i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
};

const fullDeck = roles.flatMap((role) => Array.from({ length: deck[role] }, () => role));
const rowOf = (name: string): readonly string[] =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`) && !line.includes('| 1 | 2 | 3 |'))
    ?.split('|')
    .slice(2, 12)
    .map((each) => each.trim()) ?? [];

describe('a deal', () => {
  it('is the one of the page', () => {
    const seed = seedFrom(server, entropies);
    for (const part of [server, commitmentTo(server), seed]) expect(page).toContain(`\`${part}\``);
    const { seats: drawn, cards } = dealFrom(seed);
    expect(rowOf('seat')).toEqual(drawn.map(String));
    expect(rowOf('card')).toEqual(seats.map((seat) => cards[seat]));
  });

  it('follows the page’s words with any hashes', () => {
    for (let game = 0; game < 300; game++) {
      const seed = createHash('sha256').update(`${game}`).digest('hex');
      const { seats: drawn, cards } = dealFrom(seed);
      expect(drawn).toEqual(byThePage(seed, 'seats', seats));
      expect(seats.map((seat) => cards[seat])).toEqual(byThePage(seed, 'cards', fullDeck));
    }
  });

  it('takes zeros for who sent none', () => {
    expect(seedFrom(server, entropies)).toBe(
      seedFrom(
        server,
        entropies.map((each) => each ?? '00'.repeat(32)),
      ),
    );
  });
});

describe('a file', () => {
  const file = { commitment: commitmentTo(server), server, entropies, seed: seedFrom(server, entropies) };

  it('holds a deal, or a room with one, and is held against what it published', () => {
    for (const given of [file, { phase: 'over', deal: file }]) {
      const read = readDeal(given);
      if (isRefusal(read)) throw new Error(read.code);
      expect(repeatDeal(read)).toMatchObject({ commitmentHolds: true, seedHolds: true });
    }
    const other = readDeal({ ...file, commitment: 'ab'.repeat(32), seed: null });
    if (isRefusal(other)) throw new Error(other.code);
    expect(repeatDeal(other)).toMatchObject({ commitmentHolds: false, seedHolds: null });
  });

  it.each([
    [{}, 'server', 'key/missing'],
    [{ ...file, server: 'zz' }, 'server', 'value/unlisted'],
    [{ ...file, entropies: entropies.slice(1) }, 'entropies', 'value/count'],
    [{ deal: { ...file, entropies: [...entropies.slice(1), 'x'] } }, 'deal.entropies[9]', 'value/unlisted'],
    [{ ...file, salt: 1 }, 'salt', 'key/unknown'],
    [7, '', 'type/object'],
  ])('that is none says where: %#', (given, path, code) => {
    expect(readDeal(given)).toMatchObject({ path, code });
  });
});
