// omerta replay: whether game records follow their rules, and where they stand.
import type { Call } from '../command.ts';
import { readOptions, UsageError, wholeNumber } from '../options.ts';
import { writeAll } from '../output.ts';
import { wantsColour } from '../paint.ts';
import type { ReplayOptions } from '../replay-report.ts';

/** Below this many files starting the workers takes longer than the games. */
const manyFiles = 400;
/** Files for one write: about 64 kB of JSON. */
const batchSize = 64;

export const replayCommand = async ({ args, lang, texts }: Call): Promise<number> => {
  const { values, files } = readOptions(args, { json: 'flag', until: 'value' }, texts);
  if (files.length === 0) throw new UsageError(texts.usage.fileMissing('replay'));
  const until = values.until === undefined ? undefined : wholeNumber('--until', values.until, texts, 0);
  const options: ReplayOptions = { json: values.json, until, lang, coloured: wantsColour() };
  const batches = Array.from({ length: Math.ceil(files.length / batchSize) }, (_, i) =>
    files.slice(i * batchSize, (i + 1) * batchSize),
  );
  if (files.length >= manyFiles) {
    const { replayInWorkers } = await import('../replay-pool.ts');
    return replayInWorkers(batches, options, writeAll);
  }
  const { replayFiles } = await import('../replay-report.ts');
  let status = 0;
  for (const batch of batches) {
    const answer = replayFiles(batch, options, texts);
    status = Math.max(status, answer.status);
    await writeAll(answer.pieces);
  }
  return status;
};
