// omerta explain: a game told night by night and day by day, then the table as it stands.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Call } from '../command.ts';
import { explanationOf } from '../explanation.ts';
import { readGame, unreadLine } from '../game-file.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { paintIn, wantsColour } from '../paint.ts';

export const explainCommand = async ({ args, lang, texts }: Call): Promise<number> => {
  const { files } = readOptions(args, {}, texts);
  const [file] = files;
  if (file === undefined) throw new UsageError(texts.usage.fileMissing('explain'));
  if (files.length > 1) throw new UsageError(texts.usage.oneFile('explain'));
  const record = readGame(file);
  if (isRefusal(record)) {
    await write('err', unreadLine(file, record, lang, texts));
    return 2;
  }
  const { text, refused } = explanationOf(record, lang, texts, paintIn(wantsColour()));
  await write('out', text);
  return refused ? 1 : 0;
};
