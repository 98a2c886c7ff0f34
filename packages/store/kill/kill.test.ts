// Writers on one folder: killed at random, and two at once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@omerta/base/random.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { granted } from '../contract/ground.ts';
import { embeddedHome } from '../embedded.ts';
import { openStore } from '../store.ts';
import { killTimeout, roundsOf } from './kills.ts';
import { lossesOf, startWriter, survive } from './rounds.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-kill-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const random = randomFrom(propertySeed);
const rounds = roundsOf(sizeOf('kills'));

describe('a folder whose writers are killed', () => {
  for (const [round, kills] of rounds.entries()) {
    it(`loses nothing acknowledged in ${kills} kills (${round + 1} of ${rounds.length})`, {
      timeout: killTimeout,
    }, async () => {
      const folder = join(root, String(round));
      const acknowledged = await survive({ kind: 'embedded', folder }, kills, random.next);
      const store = granted(await openStore(embeddedHome(folder)));
      expect(await lossesOf(store, acknowledged)).toEqual([]);
      expect(acknowledged.size).toBeGreaterThan(kills);
      await store.close();
    });
  }

  it('refuses a second process while the first writes on', async () => {
    const folder = join(root, 'shared');
    const first = startWriter({ kind: 'embedded', folder }, 0);
    let second: unknown;
    let after = 0;
    for await (const message of first.told) {
      if ('opened' in message) {
        const other = startWriter({ kind: 'embedded', folder }, 0);
        for await (const told of other.told) second = told;
      } else if (second && ++after === 3) first.kill();
    }
    await first.ended;
    expect(second).toEqual({ code: 'store/in-use', home: folder });
    expect(after).toBeGreaterThanOrEqual(3);
  });
});
