// omerta seat swiss: the next rounds by standing, added to the seating so far.
import { isRefusal } from '@omerta/base/refusal.ts';
import { check } from '@omerta/seating/check.ts';
import { readSeating, readStanding, writeSeating } from '@omerta/seating/seating-file.ts';
import { swissRounds, usualTier } from '@omerta/seating/swiss.ts';
import type { Call } from './command.ts';
import { readOptions, UsageError, wholeNumber } from './options.ts';
import { write } from './output.ts';
import { paintIn, wantsColour } from './paint.ts';
import { readApartFrom, readFrom, writeRefused } from './seating-files.ts';
import { proofText, roundsText } from './seating-text.ts';

export const seatSwiss = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(
    call.args,
    { rounds: 'value', tier: 'value', apart: 'value', seed: 'value', json: 'flag' },
    texts,
  );
  const [seatingFile, standingsFile, ...more] = files;
  if (seatingFile === undefined || standingsFile === undefined || more.length > 0)
    throw new UsageError(texts.seating.usage.swissFiles);
  const { json } = values;
  const seating = await readFrom(seatingFile, readSeating, json, call);
  if (isRefusal(seating)) return seating.status;
  const standing = await readFrom(standingsFile, readStanding, json, call);
  if (isRefusal(standing)) return standing.status;
  const apart = await readApartFrom(values.apart, seating.value.players, json, call);
  if (isRefusal(apart)) return apart.status;
  const tables = seating.value.rounds.at(-1)?.length ?? 0;
  const seed =
    values.seed === undefined ? (seating.value.seed ?? 1) : wholeNumber('--seed', values.seed, texts, 0);
  const done = swissRounds({
    seating: seating.value,
    standing: standing.value,
    rounds: wholeNumber('--rounds', values.rounds ?? '1', texts, 1),
    tier: values.tier === undefined ? usualTier(tables) : wholeNumber('--tier', values.tier, texts, 1),
    apart: apart.value,
    seed,
  });
  if (isRefusal(done)) return writeRefused(done, json, call);
  const found = check(done, apart.value);
  if (json) await write('out', writeSeating(done, null, found));
  else {
    const paint = paintIn(wantsColour());
    const proof = proofText(
      { check: found, apart: apart.value.length, evenBound: null },
      texts.seating,
      paint,
    );
    await write('out', `${roundsText(done.rounds, done.players, texts.seating, paint)}\n${proof}`);
  }
  return 0;
};
