// What `omerta replay` answers for a list of files: one JSON object a line, or a summary for a person.
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { warningText } from '@omerta/rules/messages/warning-text.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { type Replay, replay } from '@omerta/rules/notation/replay.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { readGame, type Unread, unreadLine, unreadText } from './game-file.ts';
import { type Piece, Pieces } from './output.ts';
import { paintIn } from './paint.ts';
import { refusedLine, summaryOf } from './summary.ts';
import type { CliTexts } from './texts/texts.ts';

export type ReplayOptions = {
  readonly json: boolean;
  readonly until: number | undefined;
  readonly lang: Lang;
  readonly coloured: boolean;
};
export type ReplayAnswer = { readonly pieces: readonly Piece[]; readonly status: number };

const format = 'omerta.replay/1';

const unreadJson = (file: string, unread: Unread, lang: Lang, texts: CliTexts): string =>
  JSON.stringify({
    format,
    file,
    syntax: { line: unread.line, column: unread.column, message: unreadText(unread, lang, texts) },
  });

/** The keys and their order are the contract's. */
const replayJson = (
  file: string,
  { rulebook }: GameRecord,
  { state, lines, refused, warnings }: Replay,
  lang: Lang,
): string =>
  JSON.stringify({
    format,
    file,
    rulebook: rulebook.id,
    lines,
    refused: refused && {
      line: refused.line,
      code: refused.refusal.code,
      clause: refused.refusal.clause,
      message: refusalText(refused.refusal, lang),
    },
    ...reportState(rulebook, state),
    ...(warnings.length > 0 && {
      warnings: warnings.map(({ line, warning }) => ({
        line,
        code: warning.kind,
        clause: warning.clause,
        message: warningText(warning, lang),
      })),
    }),
  });

const replayFile = (file: string, options: ReplayOptions, texts: CliTexts, pieces: Pieces): number => {
  const { json, lang } = options;
  const record = readGame(file);
  if (isRefusal(record)) {
    if (json) pieces.add('out', `${unreadJson(file, record, lang, texts)}\n`);
    else pieces.add('err', unreadLine(file, record, lang, texts));
    return 2;
  }
  const done = replay(record, options.until);
  if (json) pieces.add('out', `${replayJson(file, record, done, lang)}\n`);
  else {
    pieces.add('out', summaryOf(file, record, done, { lang, texts, paint: paintIn(options.coloured) }));
    if (done.refused) pieces.add('err', refusedLine(file, done.refused, lang, texts));
  }
  return done.refused ? 1 : 0;
};

export const replayFiles = (
  files: readonly string[],
  options: ReplayOptions,
  texts: CliTexts,
): ReplayAnswer => {
  const pieces = new Pieces();
  let status = 0;
  for (const file of files) status = Math.max(status, replayFile(file, options, texts, pieces));
  return { pieces: pieces.list, status };
};
