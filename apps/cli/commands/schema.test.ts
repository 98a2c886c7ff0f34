// omerta schema: what other programs were built against is printed to the byte.
import { sha256 } from '@omerta/base/sha256.ts';
import { describe, expect, it } from 'vitest';
import { schemaNames, schemas } from '../schemas.ts';
import { omerta } from '../testing.ts';

const printed = {
  tournament: '8c48f250200ee94e620ce320cc56e179847aab6266e27c5786763ef1e0170f07',
  sheet: '4d230faf4d481118771bb521776910ff8e9fa7b894baf85ef01a36bde4db7744',
  seating: '5dc73bab708214f30350136672ad17d4f0b390cd9c2ca424e29e6e00e5c9e163',
} as const;

describe.concurrent('omerta schema', { timeout: 60_000 }, () => {
  it.each(schemaNames)('prints the schema of a %s', async (name) => {
    const { status, out, err } = await omerta(['schema', name]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toEqual(schemas[name]);
    expect(sha256(out)).toBe(printed[name]);
  });

  it.each([
    [['schema'], 'which schema?'],
    [['schema', 'game'], 'there is no schema "game"'],
    [['schema', 'game', '--lang', 'ru'], 'нет схемы «game»'],
    [['schema', 'sheet', 'x'], '"x" is not needed here'],
  ])('%j is a mistake in the call', async (args, sentence) => {
    expect(await omerta(args)).toMatchObject({ status: 2, out: '', err: expect.stringContaining(sentence) });
  });
});
