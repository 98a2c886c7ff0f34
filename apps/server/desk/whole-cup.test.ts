// Forty players, twelve rounds at four tables and a final, every order of it through the API of a server on a folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storeIn, wholeCup } from '../testing/whole-cup.ts';

it('ends with the standings that its archive gives, and the archive gives them again on an empty server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-cup-'));
  const store = await storeIn(folder);
  const { played, served, archived, restored } = await wholeCup(store, {
    players: 40,
    tables: 4,
    rounds: 12,
    rulebook: 'fsm-2024',
    seed: 3,
  });
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  expect(played.games).toBeGreaterThanOrEqual(12 * 4 + 1);
  // What a tournament of this length meets: without them less was proved than it says.
  for (const event of [
    'SubstituteSeated',
    'ProtestDecided',
    'GameAnnulled',
    'ApprovalGiven',
    'RulingApplied',
  ])
    expect(played.events[event], event).toBeGreaterThan(0);
  expect(archived).toEqual(served);
  expect(restored).toEqual(served);
});
