import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';

const server = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const parts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((chair) =>
  chair === 4 || chair === 9 ? null : chair.toString(16).padStart(2, '0').repeat(32),
);
const page = readFileSync(join(import.meta.dirname, '../../../docs/deal.md'), 'utf8');
const [, commitment = ''] = /`commitment` \| `(\w{64})`/.exec(page) ?? [];
const deal = { commitment, server, entropies: parts };

describe.concurrent('omerta deal', { timeout: 60_000 }, () => {
  it('repeats the deal of a room in both languages', async () => {
    const input = JSON.stringify({ phase: 'over', deal });
    const { status, out } = await omerta(['deal', '-'], { input });
    expect([status, out.split('\n').slice(0, 2)]).toEqual([0, ['chair  seat  card', '    1     9  black']]);
    expect(out).toContain(`commitment ${commitment}: as published`);
    expect((await omerta(['deal', '-', '--lang', 'ru'], { input })).out).toContain('как опубликовано');
  });

  it('takes the parts as options, and answers programs', async () => {
    const list = parts.map((each) => each ?? '-').join(',');
    const { status, out } = await omerta(['deal', '--server', server, '--entropies', list, '--json']);
    expect([status, JSON.parse(out)]).toMatchObject([
      0,
      { format: 'omerta.deal/1', commitmentHolds: null, seats: [9, 5, 8, 1, 2, 10, 7, 3, 6, 4] },
    ]);
  });

  it('says where something published does not agree', async () => {
    const input = JSON.stringify({ ...deal, commitment: 'ab'.repeat(32) });
    const { status, out } = await omerta(['deal', '-'], { input });
    expect(status).toBe(1);
    expect(out).toContain('NOT the published one');
  });

  it('says what is wrong with a call or a file', async () => {
    expect(await omerta(['deal'])).toMatchObject({ status: 2, out: '' });
    expect(await omerta(['deal', '-', '--server', server])).toMatchObject({ status: 2, out: '' });
    expect((await omerta(['deal', '-'], { input: '{' })).status).toBe(2);
    const wrong = await omerta(['deal', '-'], { input: JSON.stringify({ ...deal, server: 'x' }) });
    expect([wrong.status, wrong.err]).toEqual([2, expect.stringContaining('server')]);
    expect((await omerta(['deal', '--server', 'x', '--entropies', '-'])).status).toBe(2);
  });
});
