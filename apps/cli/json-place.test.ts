import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json-file.ts';
import { firstWrong } from './json-place.ts';

const sample = '{"a": [1, -2.5e+3, "x\\u00e9\\n\\"", true, false, null], "b": {}, "c": []}';

describe('the place where a text stops being JSON', () => {
  it.each([sample, '0', '"x"', ' [ ] ', '{"a":{"b":[[],[{}]]}}', '\n[1,\r\n2]'])(
    'is nowhere in %j',
    (text) => {
      expect(firstWrong(text)).toBeNull();
    },
  );

  it.each([
    ['{"a":x}', 5],
    ['{"a":1,}', 7],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['{"a":01}', 6],
    ['{a:1}', 1],
    ['{"a" 1}', 5],
    ['{"a":1}}', 7],
    ['["\t"]', 2],
    ['["\\q"]', 2],
    ["['a']", 1],
    ['{"a":"b', 7],
    ['[', 1],
    ['[nul]', 1],
    ['[truer]', 5],
  ])('%j at %i', (text, at) => {
    expect(firstWrong(text)).toBe(at);
  });

  it('agrees with the parser of the platform on every cut and every changed sign', () => {
    for (let i = 0; i < sample.length; i++) {
      for (const text of [
        sample.slice(0, i),
        `${sample.slice(0, i)}@${sample.slice(i + 1)}`,
        `${sample.slice(0, i)}${sample.slice(i + 1)}`,
      ]) {
        const parses = !isRefusal(parseJson(text));
        expect(firstWrong(text) === null, text).toBe(parses);
      }
    }
  });

  it('is told by line and column', () => {
    expect(parseJson('{\n  "a": x\n}')).toEqual({ line: 2, column: 8, code: 'json-sign', found: 'x' });
    expect(parseJson('{\n  "a": 1\n')).toEqual({ line: 3, column: 1, code: 'json-end' });
  });

  it('is found in deep and long texts', () => {
    expect(firstWrong('['.repeat(200_000))).toBe(200_000);
    expect(firstWrong(`["${'ы'.repeat(1_000_000)}]`)).toBe(1_000_003);
  });
});
