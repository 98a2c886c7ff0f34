// A game in a link: it comes out as it went in, and whatever else stands there is refused.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostReplayText, packed, unpacked } from './packed.ts';

it('any text comes out as it went in, in signs an address takes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
      fc.pre(text.trim() !== '' && text.isWellFormed());
      const address = await packed(text);
      expect(address).toMatch(/^[\w-]+$/);
      expect(await unpacked(address)).toBe(text);
    }),
  );
});

it('a link cut off, or anything else, is refused and never throws', async () => {
  const address = await packed('[rulebook fsm-2024]\n'.repeat(20));
  for (let length = 0; length < address.length; length++)
    expect(await unpacked(address.slice(0, length))).toEqual({ code: 'replay/link' });
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      const read = await unpacked(text);
      if (typeof read !== 'string') expect(read.code).toBe('replay/link');
    }),
  );
});

it('a link that would swell beyond any game is stopped', async () => {
  expect(await unpacked(await packed('x'.repeat(mostReplayText + 1)))).toEqual({ code: 'replay/too-large' });
});
