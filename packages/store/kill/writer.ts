// A process to be killed at any moment: appends, and prints each acknowledgement.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { isRefusal } from '@omerta/base/refusal.ts';
import { openStore } from '../store.ts';
import { commitNumber, type KilledHome, streamOf } from './rounds.ts';

const [place, next] = JSON.parse(process.argv[2] ?? '[]') as [KilledHome, number];

const tell = (message: object): void => {
  writeSync(1, `${JSON.stringify(message)}\n`);
};

/** Each home alone: a writer should be writing soon after it was started. */
const load = async (at: KilledHome) => {
  if (at.kind === 'embedded') {
    const { embeddedHome } = await import('../embedded.ts');
    return () => embeddedHome(at.folder);
  }
  const { postgresHome } = await import('../postgres.ts');
  return () => postgresHome(at);
};
const home = await load(place);
const store = await openStore(await home());
if (isRefusal(store)) {
  tell(store);
  process.exit(1);
}
tell({ opened: true });
// Whoever is killed keeps nothing on leaving.
flushCompileCache();
for (let number = next; ; number++) {
  const stream = streamOf(number);
  // The version is asked for before a command that may already be there: then the answer must be its first receipt.
  const { version } = await store.head(stream);
  tell({ number, answer: await store.append(stream, version, commitNumber(number)) });
}
