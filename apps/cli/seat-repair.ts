// omerta seat repair: somebody drops out or a substitute comes; published rounds stay, and every change is told.
import { isRefusal } from '@omerta/base/refusal.ts';
import { check } from '@omerta/seating/check.ts';
import { type Change, repair } from '@omerta/seating/repair.ts';
import { writeSeating } from '@omerta/seating/seating-file.ts';
import type { Call } from './command.ts';
import { readOptions, UsageError, wholeNumber } from './options.ts';
import { write } from './output.ts';
import { paintIn, wantsColour } from './paint.ts';
import { playersOption, readApartFrom, readSeatingFrom, writeRefused } from './seating-files.ts';
import { proofText, roundsText } from './seating-text.ts';
import type { SeatingTexts } from './texts/seating.ts';

const changesText = (changes: readonly Change[], words: SeatingTexts): string => {
  const lines = changes.map((change) => `  ${words.change(change)}`);
  return `${[words.changes(changes.length), ...lines].join('\n')}\n`;
};

export const seatRepair = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(
    call.args,
    { keep: 'value', drop: 'value', add: 'value', apart: 'value', json: 'flag' },
    texts,
  );
  const { json } = values;
  const add = playersOption('--add', values.add, texts);
  const seating = await readSeatingFrom(files, 'seat repair', json, call);
  if (isRefusal(seating)) return seating.status;
  if (values.keep === undefined) throw new UsageError(texts.usage.optionMissing('--keep'));
  const apart = await readApartFrom(values.apart, Math.max(seating.value.players, ...add), json, call);
  if (isRefusal(apart)) return apart.status;
  const done = repair({
    seating: seating.value,
    keep: wholeNumber('--keep', values.keep, texts, 0),
    drop: playersOption('--drop', values.drop, texts),
    add,
    apart: apart.value,
  });
  if (isRefusal(done)) return writeRefused(done, json, call);
  const found = check(done.seating, apart.value);
  const changes = changesText(done.changes, texts.seating);
  // The file goes where it is sent; what changed is told beside it.
  if (json) {
    await write('err', changes);
    await write('out', writeSeating(done.seating, null, found));
    return 0;
  }
  const paint = paintIn(wantsColour());
  const { players, rounds } = done.seating;
  const proof = proofText({ check: found, apart: apart.value.length, evenBound: null }, texts.seating, paint);
  await write('out', `${changes}\n${roundsText(rounds, players, texts.seating, paint)}\n${proof}`);
  return 0;
};
