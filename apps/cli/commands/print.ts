// omerta print: games in their canonical text.
import { isRefusal } from '@omerta/base/refusal.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { print } from '@omerta/rules/notation/print.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import type { Call } from '../command.ts';
import { readGame, unreadLine } from '../game-file.ts';
import { readOptions, UsageError } from '../options.ts';
import { write, writeNotation } from '../output.ts';
import { harmless } from '../paint.ts';

const printFile = async (file: string, { lang, texts }: Call): Promise<number> => {
  const record = readGame(file);
  if (isRefusal(record)) {
    await write('err', unreadLine(file, record, lang, texts));
    return 2;
  }
  await writeNotation(print(record));
  const { refused } = replay(record);
  if (!refused) return 0;
  const { code, clause } = refused.refusal;
  await write(
    'err',
    `${harmless(`${file}: ${texts.print.refused(refused.line, code, clause, refusalText(refused.refusal, lang))}`)}\n`,
  );
  return 1;
};

export const printCommand = async (call: Call): Promise<number> => {
  const { files } = readOptions(call.args, {}, call.texts);
  if (files.length === 0) throw new UsageError(call.texts.usage.fileMissing('print'));
  let status = 0;
  for (const file of files) status = Math.max(status, await printFile(file, call));
  return status;
};
