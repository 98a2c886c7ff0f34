// omerta seating-check: how good any seating is, whoever made it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { check } from '@omerta/seating/check.ts';
import type { Call } from '../command.ts';
import { readOptions } from '../options.ts';
import { write } from '../output.ts';
import { paintIn, wantsColour } from '../paint.ts';
import { readApartFrom, readSeatingFrom, refusedStatus } from '../seating-files.ts';
import { proofText } from '../seating-text.ts';

export const seatingCheckCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(call.args, { apart: 'value', json: 'flag' }, texts);
  const { json } = values;
  const seating = await readSeatingFrom(files, 'seating-check', json, call);
  if (isRefusal(seating)) return seating.status;
  const apart = await readApartFrom(values.apart, seating.value.players, json, call);
  if (isRefusal(apart)) return apart.status;
  const found = check(seating.value, apart.value);
  if (json) await write('out', `${JSON.stringify(found)}\n`);
  else {
    const { players, tables, rounds } = found;
    const proof = proofText(
      { check: found, apart: apart.value.length, evenBound: null },
      texts.seating,
      paintIn(wantsColour()),
    );
    await write('out', `${texts.seating.title(players, tables, rounds)}\n\n${proof}`);
  }
  return found.legal && found.apartMet === 0 ? 0 : refusedStatus;
};
