// omerta protocol: the protocol of a written game as a PDF, filled or prepared.
import { isRefusal } from '@omerta/base/refusal.ts';
import { onPaper } from '@omerta/documents/page/page.ts';
import { printInNode } from '@omerta/documents/page/print-node.ts';
import { protocolsDocument } from '@omerta/documents/protocol/document.ts';
import type { ProtocolPaper } from '@omerta/documents/protocol/paper.ts';
import { preparedPaper, type RuledSheet, recordPaper } from '@omerta/documents/protocol/record-paper.ts';
import { writeNewFile } from '@omerta/office/folder/disk.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { recordFaultText } from '@omerta/scoring/messages/refusal-text.ts';
import type { RecordFault } from '@omerta/scoring/sheet/record-file.ts';
import { readSheetFile } from '@omerta/scoring/sheet/sheet-file.ts';
import type { Call } from '../command.ts';
import { readGame, unreadLine } from '../game-file.ts';
import { writeInvalid, writeNotJson } from '../invalid-output.ts';
import { readJson } from '../json-file.ts';
import { writeOfficeRefusal } from '../office-output.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { harmless } from '../paint.ts';

const format = 'omerta.protocol/1';

/** The sheet that goes with the game, or the exit status after what is wrong with it was said. */
const sheetIn = async (file: string | undefined, call: Call): Promise<RuledSheet | null | number> => {
  if (file === undefined) return null;
  const about = { format, file, json: false };
  const json = readJson(file);
  if (isRefusal(json)) return writeNotJson(about, json, call);
  const sheet = readSheetFile(json.value);
  return isRefusal(sheet)
    ? writeInvalid(about, { path: sheet.path, message: invalidText(sheet, call.lang) })
    : sheet;
};

export const protocolCommand = async (call: Call): Promise<number> => {
  const { lang, texts } = call;
  const { values, files } = readOptions(call.args, { sheet: 'value', blank: 'flag', out: 'value' }, texts);
  const [file, ...more] = files;
  if (file === undefined || more.length > 0 || values.out === undefined)
    throw new UsageError(texts.paper.usage.protocol);
  const record = readGame(file);
  if (isRefusal(record)) {
    await write('err', unreadLine(file, record, lang, texts));
    return 2;
  }
  const sheet = await sheetIn(values.sheet, call);
  if (typeof sheet === 'number') return sheet;
  const paper = values.blank ? preparedPaper(record) : recordPaper(record, sheet, lang);
  if (isRefusal<ProtocolPaper | RecordFault>(paper)) {
    await write('err', `${harmless(`${file}: ${recordFaultText(paper, lang)}`)}\n`);
    return 1;
  }
  const bytes = await printInNode(onPaper(protocolsDocument([paper], lang)));
  const refused = writeNewFile(values.out, bytes);
  if (refused) return writeOfficeRefusal({ format, name: values.out, json: false }, refused, call);
  await write('out', `${texts.paper.printed(values.out, Math.ceil(bytes.length / 1024))}\n`);
  return 0;
};
