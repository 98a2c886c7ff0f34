// The fuzzer finds a reader that throws on what it did not expect, says with which input, and draws by seed.
import { randomFrom } from '@omerta/base/random.ts';
import { describe, expect, it } from 'vitest';
import { mutatedBytes, mutatedText, mutatedValue } from '../mutate.ts';
import { faultsOf } from './fuzz.ts';
import { propertySeed } from './seed.ts';

const valid = ['{"players": [1, 2, 3], "name": "Open"}'];

describe('the fuzzer', () => {
  it('finds what throws and says how to see it again', async () => {
    const faults = await faultsOf({ valid, mutate: mutatedText, attack: JSON.parse, inputs: 200 });
    expect(faults).toHaveLength(5);
    expect(faults[0]).toContain(`seed ${propertySeed}, input `);
    expect(await faultsOf({ valid, mutate: mutatedText, attack: () => null, inputs: 200 })).toEqual([]);
  });

  it('draws the same from the same seed, and mostly something new', () => {
    const drawn = (): string[] =>
      Array.from({ length: 500 }, (_, seed) => mutatedText(valid[0] ?? '', randomFrom(seed)));
    expect(drawn()).toEqual(drawn());
    expect(new Set(drawn()).size).toBeGreaterThan(350);
    const bytes = Uint8Array.from({ length: 900 }, (_, i) => i);
    const bent = Array.from({ length: 500 }, (_, seed) =>
      Buffer.from(mutatedBytes(bytes, randomFrom(seed))).toString('hex'),
    );
    expect(new Set(bent).size).toBeGreaterThan(400);
  });

  it('goes deep, large and odd', () => {
    const drawn = Array.from({ length: 5_000 }, (_, seed) => mutatedText(valid[0] ?? '', randomFrom(seed)));
    for (const part of ['['.repeat(150), '1e999', '__proto__', '\u001b', '\ud800'])
      expect(
        drawn.some((text) => text.includes(part)),
        part,
      ).toBe(true);
    const values = Array.from({ length: 2_000 }, (_, seed) =>
      mutatedValue({ a: [1, { b: 2 }] }, randomFrom(seed)),
    );
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBeGreaterThan(50);
  });
});
