// Twenty devices on a server over a folder that is killed again and again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { openNewFolder } from '@omerta/office/folder/club-folder.ts';
import { embeddedHome } from '@omerta/store/embedded.ts';
import { openStore } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, expect, it } from 'vitest';
import { makeEvenings } from './evenings.ts';
import { lossesOf, surviveServing } from './rounds.ts';
import { timeoutOf, toldStarts } from './wanted.ts';

const data = join(mkdtempSync(join(tmpdir(), 'omerta-killed-')), 'data');
afterAll(() => rmSync(join(data, '..'), { recursive: true, force: true }));

const granted = <T extends object>(given: T): Exclude<T, { readonly code: string }> => {
  if (isRefusal(given)) throw new Error(JSON.stringify(given));
  return given as Exclude<T, { readonly code: string }>;
};

const kills = sizeOf('serverKills');

it(`loses nothing acknowledged and does nothing twice in ${kills} kills`, {
  timeout: timeoutOf(kills),
}, async () => {
  const made = granted(await openNewFolder(data));
  const tokens = await makeEvenings(made);
  await made.close();
  const played = await surviveServing({ data }, tokens, kills, randomFrom(propertySeed).next);
  toldStarts('folder', played.starts);
  const store = granted(await openStore(embeddedHome(data), upcasters));
  expect(await lossesOf(store, played)).toEqual([]);
  expect(played.devices.reduce((sum, { receipts }) => sum + receipts.length, 0)).toBeGreaterThan(kills);
  await store.close();
});
