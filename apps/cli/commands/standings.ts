// omerta standings: the table of a tournament, or how one player's sum came about.
import { realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { misuseText } from '@omerta/scoring/messages/refusal-text.ts';
import { reportFault } from '@omerta/scoring/report/score-report.ts';
import {
  reportRefusedStandings,
  reportStandings,
  standingsFormat,
} from '@omerta/scoring/report/standings-report.ts';
import type { Standings, StandingsOptions } from '@omerta/scoring/standings/standings.ts';
import {
  readTournamentFile,
  standingsOf,
  type TournamentFile,
} from '@omerta/scoring/standings/tournament-file.ts';
import type { Call } from '../command.ts';
import { readText } from '../game-file.ts';
import { writeInvalid, writeNotJson } from '../invalid-output.ts';
import { readJson } from '../json-file.ts';
import { readOptions, UsageError, wholeNumber } from '../options.ts';
import { write } from '../output.ts';
import { harmless, paintIn, wantsColour } from '../paint.ts';
import { standingStory } from '../standing-story.ts';
import { standingsText } from '../standings-text.ts';

type Refused = readonly {
  readonly path: string;
  readonly code: string;
  readonly clause: string | null;
  readonly message: string;
}[];
type Asked = {
  readonly file: string;
  readonly json: boolean;
  readonly explain: string | undefined;
  readonly options: StandingsOptions;
};

const realPath = (path: string): string | null => {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
};

/**
 * Records lie beside the tournament file or below it, by whatever links they are reached; one that cannot be
 * read is told by its place in it.
 */
const recordsBeside = (file: string) => {
  const folder = realPath(file === '-' ? '.' : dirname(file)) ?? '.';
  return (path: string): string | null | Refusal<'record/outside'> => {
    const real = realPath(resolve(folder, path));
    if (real === null) return null;
    if (!real.startsWith(join(folder, sep))) return { code: 'record/outside' };
    const text = readText(real);
    return typeof text === 'string' ? text : null;
  };
};

const printRefused = async (
  { file, json, options }: Asked,
  refused: Refused,
  { texts }: Call,
): Promise<number> => {
  if (json) {
    const { stage = null, after = null } = options;
    await write('out', `${JSON.stringify({ format: standingsFormat, stage, after, refused })}\n`);
    return 1;
  }
  const lines = refused.map(
    ({ path, code, clause, message }) =>
      `${file}: ${path}: ${message} (${clause === null ? code : `${clause}, ${code}`})`,
  );
  await write(
    'err',
    `${lines.map((line) => `${harmless(line)}\n`).join('')}${texts.points.standings.refused(refused.length)}\n`,
  );
  return 1;
};

const printTable = async (
  asked: Asked,
  read: TournamentFile,
  table: Standings,
  { lang, texts }: Call,
): Promise<number> => {
  const paint = paintIn(wantsColour());
  const { tournament } = read;
  if (asked.json) await write('out', `${JSON.stringify(reportStandings(table))}\n`);
  else if (asked.explain === undefined)
    await write('out', standingsText(table, tournament, { lang, texts, paint }));
  else {
    const ids = tournament.players
      .filter(({ id, nick }) => id === asked.explain || nick === asked.explain)
      .map(({ id }) => id);
    const row =
      table.rows.find(({ player }) => player === asked.explain) ??
      table.rows.find(({ player }) => ids.includes(player));
    const message = texts.points.usage.unknownPlayer(asked.explain);
    if (!row)
      return writeInvalid(
        { format: standingsFormat, file: asked.file, json: false },
        { path: '--explain', message },
      );
    await write('out', standingStory(row, table, tournament, { lang, texts, paint }));
  }
  return 0;
};

const asked = ({ args, texts }: Call): Asked => {
  const { values, files } = readOptions(
    args,
    { json: 'flag', after: 'value', stage: 'value', explain: 'value' },
    texts,
  );
  const [file] = files;
  if (file === undefined) throw new UsageError(texts.usage.fileMissing('standings'));
  if (files.length > 1) throw new UsageError(texts.usage.oneFile('standings'));
  const { json, explain, stage } = values;
  if (json && explain !== undefined) throw new UsageError(texts.points.usage.explainOrJson);
  const after = values.after === undefined ? undefined : wholeNumber('--after', values.after, texts, 0);
  return {
    file,
    json,
    explain,
    options: { ...(stage === undefined ? {} : { stage }), ...(after === undefined ? {} : { after }) },
  };
};

export const standingsCommand = async (call: Call): Promise<number> => {
  const { lang } = call;
  const question = asked(call);
  const { file, json, options } = question;
  const given = readJson(file);
  if (isRefusal(given)) return writeNotJson({ format: standingsFormat, file, json }, given, call);
  const read = readTournamentFile(given.value, recordsBeside(file));
  if (isRefusal(read))
    return writeInvalid(
      { format: standingsFormat, file, json },
      { path: read.path, message: invalidText(read, lang) },
    );
  if (read.refused.length > 0) {
    return printRefused(
      question,
      read.refused.map(({ path, ...fault }) => reportFault(path, fault, lang)),
      call,
    );
  }
  const table = standingsOf(read, options);
  if (!isRefusal(table)) return printTable(question, read, table, call);
  if (table.code === 'refused' || table.code === 'difficulty/over-players')
    return printRefused(question, reportRefusedStandings(table, options, lang).refused, call);
  const path = table.path === 'stage' || table.path === 'after' ? `--${table.path}` : table.path;
  return writeInvalid({ format: standingsFormat, file, json }, { path, message: misuseText(table, lang) });
};
