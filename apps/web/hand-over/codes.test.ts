// Codes: any text comes back, in any order, and nothing damaged or foreign is taken for it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ofBase32, toBase32 } from './base32.ts';
import { hasCodes, isWhole, type Reading, readCodes, textOf, toCodes } from './codes.ts';

const readAll = (codes: readonly string[]): Reading => {
  const reading = codes.reduce<Reading | null>(readCodes, null);
  if (!reading) throw new Error('nothing was read');
  return reading;
};

it('any bytes come back from their letters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(ofBase32(toBase32(bytes))).toEqual(new Uint8Array(bytes));
    }),
  );
  expect(ofBase32('A1')).toBeUndefined();
});

it('any text comes back, its codes shuffled, repeated and among other words', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 900 });
  await fc.assert(
    fc.asyncProperty(text, fc.nat(), async (written, turn) => {
      const codes = await toCodes(written);
      const at = turn % codes.length;
      const shuffled = [...codes.slice(at), ...codes.slice(0, at), codes[0]];
      expect(await textOf(readAll([`here: ${shuffled.join('\n ')} .`]))).toBe(written);
    }),
    { numRuns: 20 },
  );
});

it('is whole only with every part, and a part of another game begins anew', async () => {
  const noise = (seed: number): string =>
    Array.from({ length: 900 }, (_, i) => Math.imul(seed + i, 2_654_435_761).toString(36)).join('');
  const [one, other] = [await toCodes(noise(1)), await toCodes(noise(7))];
  expect(one.length).toBeGreaterThan(3);
  expect(isWhole(readAll(one.slice(1)))).toBe(false);
  expect(isWhole(readAll(one))).toBe(true);
  expect(readAll([...one.slice(1), ...other.slice(0, 1)]).parts.size).toBe(1);
});

it('a changed letter is noticed, and a record is no code', async () => {
  const [code = ''] = await toCodes('a game');
  const changed = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  expect(await textOf(readAll([changed]))).toEqual({ code: 'damaged' });
  expect(hasCodes('[rulebook fsm-2024]')).toBe(false);
  expect(readCodes(null, 'OMERTA1:nonsense')).toBeNull();
});

it('a few codes that unfold into more than any game are not opened to the end', async () => {
  const codes = await toCodes('0'.repeat(60_000_000));
  expect(codes.length).toBeLessThan(999);
  expect(await textOf(readAll(codes))).toEqual({ code: 'too-large' });
});
