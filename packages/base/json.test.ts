// JSON is read strictly, and where it is refused the place is told.
import { describe, expect, it } from 'vitest';
import { type BadJson, readJson } from './json.ts';
import { isRefusal } from './refusal.ts';

const sample = '{"a": [1, -2.5e+3, "x\\u00e9\\n\\"", true, false, null], "b": {}, "c": []}';
const refused = (text: string): BadJson => {
  const answer = readJson(text);
  if (!isRefusal(answer)) throw new Error(`taken: ${text.slice(0, 100)}`);
  return answer;
};

describe('JSON from outside', () => {
  it.each([sample, '0', '"x"', ' [ ] ', '{"a":{"b":[[],[{}]]}}', '\n[1,\r\n2]', '{"__proto__":1}'])(
    'is what the platform reads: %j',
    (text) => {
      expect(readJson(text)).toEqual({ value: JSON.parse(text) });
    },
  );

  it.each([
    ['{"a":x}', 6],
    ['{"a":1,}', 8],
    ['[1 2]', 4],
    ['[1,]', 4],
    ['{"a":01}', 7],
    ['{a:1}', 2],
    ['{"a" 1}', 6],
    ['{"a":1}}', 8],
    ['["\t"]', 3],
    ['["\\q"]', 3],
    ["['a']", 2],
    ['{"a":"b', 8],
    ['[', 2],
    ['[nul]', 2],
    ['[truer]', 6],
    ['', 1],
  ])('is refused where it stops being JSON: %j at column %i', (text, column) => {
    expect(refused(text)).toMatchObject({ line: 1, column });
  });

  it('agrees with the parser of the platform on every cut and every changed sign', () => {
    const parses = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    for (let i = 0; i < sample.length; i++) {
      for (const text of [
        sample.slice(0, i),
        `${sample.slice(0, i)}@${sample.slice(i + 1)}`,
        `${sample.slice(0, i)}${sample.slice(i + 1)}`,
      ])
        expect(!isRefusal(readJson(text)), text).toBe(parses(text));
    }
  });

  it('tells the place by line and column, and what stands there', () => {
    expect(refused('{\n  "a": x\n}')).toEqual({ line: 2, column: 8, code: 'json-sign', found: 'x' });
    expect(refused('{\n  "a": 1\n')).toEqual({ line: 3, column: 1, code: 'json-end', found: '' });
    expect(refused(`["${'ы'.repeat(1_000_000)}]`)).toMatchObject({ code: 'json-end', column: 1_000_004 });
  });

  it('says no key twice in one object, however it is written', () => {
    expect(refused('{"a": 1,\n "b": {"c": 1, "\\u0063": 2}}')).toEqual({
      code: 'json-twice',
      line: 2,
      column: 16,
      found: 'c',
    });
    expect(refused('{"__proto__": 1, "__proto__": 2}')).toMatchObject({ code: 'json-twice' });
    expect(readJson('[{"a": 1}, {"a": {"a": 1}}]')).toHaveProperty('value');
  });

  it('goes a hundred deep and not one deeper', () => {
    const nested = (depth: number): string => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;
    expect(readJson(nested(100))).toHaveProperty('value');
    expect(refused(nested(102))).toMatchObject({ code: 'json-deep', found: '100' });
    expect(refused('['.repeat(3_000_000))).toMatchObject({ code: 'json-deep', column: 101 });
  });

  it('has no more in it than anything real, and no number beyond all numbers', () => {
    expect(refused(`[${'1,'.repeat(1_000_000)}1]`)).toMatchObject({ code: 'json-many', found: '1000000' });
    expect(refused('{"a": 1e999}')).toMatchObject({ code: 'json-number', column: 7, found: '1e999' });
  });
});
