import { describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';
import { widthOf } from '../text-width.ts';

describe.concurrent('omerta demo', { timeout: 60_000 }, () => {
  it.each(['en', 'ru'])('shows a game, a refusal with its clause and what to try, in %s', async (lang) => {
    const { status, out, err } = await omerta(['demo', '--lang', lang]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('Lantern 4 ×');
    expect(out).toContain('4.4.3 (nomination/second-in-one-day)');
    expect(out).toContain('bin/omerta explain apps/cli/demo/first-game.mgn');
    for (const line of out.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  });
});
