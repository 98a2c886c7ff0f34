// The checker against seatings that others made and played, with the measures published beside them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { readApart, readSeating } from './seating-file.ts';

const folder = join(process.env['OMERTA_DATA'] ?? '', 'seatings');
const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const metrics = json('metrics.json') as Record<
  string,
  Record<string, unknown> & { readonly firstRounds?: Record<string, object> }
>;
const seating = (name: string) => {
  const read = readSeating(json(name));
  if (isRefusal(read)) throw new Error(`${name}: ${read.path} ${read.code}`);
  return read;
};

describe('seatings of others', () => {
  it('all have their measures', () => {
    const files = readdirSync(folder).filter(
      (name) => name.endsWith('.json') && name !== 'metrics.json' && !name.includes('.apart.'),
    );
    expect(files.toSorted()).toEqual(Object.keys(metrics).toSorted());
  });

  it.each(Object.entries(metrics))('%s measures as published', (name, { firstRounds = {}, ...measures }) => {
    const read = seating(name);
    expect(check(read)).toMatchObject(measures);
    for (const [rounds, pairs] of Object.entries(firstRounds)) {
      expect(check({ ...read, rounds: read.rounds.slice(0, Number(rounds)) }).pairs).toMatchObject(pairs);
    }
  });

  it('kept the pairs of its list apart', () => {
    const apart = readApart(json('mafgame-693.apart.json'));
    if (isRefusal(apart)) throw new Error(apart.code);
    const read = seating('mafgame-693.json');
    expect(apart).toHaveLength(10);
    expect(check(read, apart).apartMet).toBe(0);
    expect(check(read, [[1, 2]]).apartMet).toBe(1);
  });
});
