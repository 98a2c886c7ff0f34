// The hash against values that FIPS 180-4 and everybody's tools give.
import { expect, it } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import { hmacSha256, sha256 } from './sha256.ts';

it('is SHA-256', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('я'.repeat(100))).toHaveLength(64);
});

const hmac = (key: string, message: string): string =>
  toHex(hmacSha256(fromHex(key) ?? new Uint8Array(), new TextEncoder().encode(message)));

it('has the keyed form of RFC 4231, also for keys longer than a block', () => {
  expect(hmac('0b'.repeat(20), 'Hi There')).toBe(
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  );
  expect(hmac('aa'.repeat(131), 'Test Using Larger Than Block-Size Key - Hash Key First')).toBe(
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  );
});

it('reads only whole bytes of hex', () => {
  expect(['00ff', '0', 'zz', ''].map((text) => fromHex(text))).toEqual([
    Uint8Array.of(0, 255),
    null,
    null,
    Uint8Array.of(),
  ]);
});
