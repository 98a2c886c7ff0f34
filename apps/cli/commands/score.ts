// omerta score: the points of one game, from its record or its sheet, item by item.
import { isRefusal } from '@omerta/base/refusal.ts';
import { problemText } from '@omerta/rules/messages/problem-text.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { recordFaultText } from '@omerta/scoring/messages/refusal-text.ts';
import { reportScore, reportUnscored, scoreFormat } from '@omerta/scoring/report/score-report.ts';
import { type ScoredGame, scoreRecord } from '@omerta/scoring/report/scored-record.ts';
import type { RecordFault } from '@omerta/scoring/sheet/record-file.ts';
import { readSheetFile } from '@omerta/scoring/sheet/sheet-file.ts';
import type { Call } from '../command.ts';
import { readText } from '../game-file.ts';
import { writeInvalid, writeNotJson } from '../invalid-output.ts';
import { parseJson } from '../json-file.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { harmless, paintIn, wantsColour } from '../paint.ts';
import { scoreText } from '../score-text.ts';

/** A sheet is JSON; a record is not, and its first sign is never a curly bracket. */
const isSheet = (file: string, text: string): boolean =>
  /\.json$/i.test(file) || text.trimStart().startsWith('{');

type Asked = { readonly file: string; readonly json: boolean };

const printFault = async (
  { file, json }: Asked,
  rulebook: string,
  fault: RecordFault,
  { lang, texts }: Call,
): Promise<number> => {
  if (json) await write('out', `${JSON.stringify(reportUnscored(rulebook, fault, lang))}\n`);
  else
    await write(
      'err',
      `${harmless(`${file}: ${texts.points.score.noPoints} ${recordFaultText(fault, lang)}`)}\n`,
    );
  return 1;
};

const printScore = async (
  { file, json }: Asked,
  game: ScoredGame,
  { lang, texts }: Call,
): Promise<number> => {
  const { scoring, score, suggestions } = game;
  const text = json
    ? `${JSON.stringify(reportScore(scoring.rulebook.id, score, suggestions, lang))}\n`
    : scoreText(file, game, { lang, texts, paint: paintIn(wantsColour()) });
  await write('out', text);
  return score.refused.length > 0 ? 1 : 0;
};

export const scoreCommand = async (call: Call): Promise<number> => {
  const { lang, texts } = call;
  const { values, files } = readOptions(call.args, { json: 'flag' }, texts);
  const { json } = values;
  const [file] = files;
  if (file === undefined) throw new UsageError(texts.usage.fileMissing('score'));
  if (files.length > 1) throw new UsageError(texts.usage.oneFile('score'));
  const text = readText(file);
  if (typeof text !== 'string') return writeNotJson({ format: scoreFormat, file, json }, text, call);
  if (isSheet(file, text)) {
    const read = parseJson(text);
    if (isRefusal(read)) return writeNotJson({ format: scoreFormat, file, json }, read, call);
    const sheet = readSheetFile(read.value);
    if (isRefusal(sheet))
      return writeInvalid(
        { format: scoreFormat, file, json },
        { path: sheet.path, message: invalidText(sheet, lang) },
      );
    const score = scoreGame(sheet.scoring, sheet.sheet);
    return printScore({ file, json }, { ...sheet, score, suggestions: [] }, call);
  }
  const record = parse(text);
  if (isRefusal(record))
    return writeInvalid(
      { format: scoreFormat, file, json },
      { path: `${record.line}:${record.column}`, message: problemText(record, lang) },
    );
  const counted = scoreRecord(record);
  return isRefusal(counted)
    ? printFault({ file, json }, record.rulebook.id, counted, call)
    : printScore({ file, json }, counted, call);
};
