// Seats and cards out of the parts that the server and the players brought, as docs/deal.md says and `omerta deal` repeats.
import { concat, fromHex, toHex } from '@omerta/base/bytes.ts';
import { hmacSha256, sha256Of } from '@omerta/base/sha256.ts';
import { type Cards, cardsFrom } from '@omerta/rules/game/cards.ts';
import { deck, type Role, roles } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';

/** 32 bytes as hex. */
export type DealPart = string;

export const noEntropy: DealPart = '00'.repeat(32);

export const isPart = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const bytesOf = (part: DealPart): Uint8Array => fromHex(part) ?? new Uint8Array();

export const commitmentTo = (server: DealPart): string => toHex(sha256Of(bytesOf(server)));

/** `entropies` in order of chairs; null for a bot and for who sent none. */
export const seedFrom = (server: DealPart, entropies: readonly (DealPart | null)[]): string =>
  toHex(sha256Of(concat([server, ...entropies.map((each) => each ?? noEntropy)].map(bytesOf))));

const blockMessage = (label: string, block: number): Uint8Array => {
  const message = new Uint8Array(label.length + 4);
  message.set(new TextEncoder().encode(label));
  new DataView(message.buffer).setUint32(label.length, block);
  return message;
};

/** Numbers below a count from one stream of bytes: a byte that would favour some numbers is passed over. */
const stream = (seed: string, label: string): ((count: number) => number) => {
  const key = bytesOf(seed);
  let [block, at, bytes] = [0, 0, new Uint8Array()];
  const nextByte = (): number => {
    if (at === bytes.length) {
      bytes = new Uint8Array(hmacSha256(key, blockMessage(label, block++)));
      at = 0;
    }
    return bytes[at++] ?? 0;
  };
  return (count) => {
    for (;;) {
      const byte = nextByte();
      if (byte < 256 - (256 % count)) return byte % count;
    }
  };
};

const shuffled = <T>(list: readonly T[], below: (count: number) => number): readonly T[] => {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
};

const cardsOfDeck: readonly Role[] = roles.flatMap((role) => Array.from({ length: deck[role] }, () => role));

export type Dealt = {
  /** The seat of each chair, chair 1 first. */
  readonly seats: readonly Seat[];
  readonly cards: Cards;
};

export const dealFrom = (seed: string): Dealt => ({
  seats: shuffled(seats, stream(seed, 'seats')),
  cards: cardsFrom([null, ...shuffled(cardsOfDeck, stream(seed, 'cards'))]),
});
