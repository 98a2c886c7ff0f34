import { schemaNames, schemas } from '@omerta/scoring/schema.ts';
import { describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';

describe.concurrent('omerta schema', { timeout: 60_000 }, () => {
  it.each(schemaNames)('prints the schema of a %s', async (name) => {
    const { status, out, err } = await omerta(['schema', name]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toEqual(schemas[name]);
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
