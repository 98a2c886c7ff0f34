// omerta tournament simulate: a whole tournament played by bots, in memory or in a new folder.
import { isRefusal } from '@omerta/base/refusal.ts';
import { standingsFromSheets } from '@omerta/office/archive/tournament-files.ts';
import { clubPlace, makeBackup } from '@omerta/office/folder/backups.ts';
import { openNewFolder } from '@omerta/office/folder/club-folder.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { openOffice } from '@omerta/office/office.ts';
import { simulatedClub } from '@omerta/office/simulate/hall.ts';
import type { SimulationOptions } from '@omerta/office/simulate/plan.ts';
import {
  type SimulatedTournament,
  simulateTournament,
  simulationFormat,
} from '@omerta/office/simulate/simulate.ts';
import { readTournamentFile } from '@omerta/scoring/standings/tournament-file.ts';
import { standingsOfState } from '@omerta/tournament/standings.ts';
import type { TournamentState } from '@omerta/tournament/state.ts';
import { tournamentFiles } from '@omerta/tournament/tournament-file.ts';
import type { Call } from './command.ts';
import { writeOfficeRefusal } from './office-output.ts';
import { nothingElse, readOptions, rulebookId, UsageError, wholeNumber } from './options.ts';
import { write } from './output.ts';
import { type Paint, paintIn, wantsColour } from './paint.ts';
import { clearBar, drawBar } from './progress.ts';
import { standingsText } from './standings-text.ts';

const tableSize = 10;

const barOf =
  ({ texts }: Call) =>
  (done: number, planned: number): void =>
    drawBar(done / planned, texts.office.simulate.progress(done, planned));

const asked = ({ args, texts }: Call) => {
  const kinds = {
    players: 'value',
    tables: 'value',
    rounds: 'value',
    rulebook: 'value',
    seed: 'value',
    folder: 'value',
    json: 'flag',
  } as const;
  const { values, files } = readOptions(args, kinds, texts);
  nothingElse(files, texts);
  const players = wholeNumber('--players', values.players ?? '20', texts, 1);
  if (players < tableSize) throw new UsageError(texts.office.usage.players(players));
  const tables =
    values.tables === undefined
      ? Math.floor(players / tableSize)
      : wholeNumber('--tables', values.tables, texts, 1);
  if (tables * tableSize > players) throw new UsageError(texts.office.usage.tables(tables, players));
  const options: SimulationOptions = {
    players,
    tables,
    rounds: wholeNumber('--rounds', values.rounds ?? '4', texts, 1),
    rulebook: rulebookId(values.rulebook ?? 'fsm-2024', texts),
    seed: wholeNumber('--seed', values.seed ?? '1', texts, 0),
  };
  return { options, folder: values.folder, json: values.json };
};

const countsText = (counts: Readonly<Record<string, number>>): string[] => {
  const rows = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(6)}`);
};

const tableText = (state: TournamentState, { lang, texts }: Call, paint: Paint): string => {
  const { file, records } = tournamentFiles(state);
  const read = readTournamentFile(file, (path) => records[path] ?? null);
  const table = standingsOfState(state);
  return isRefusal(read) || isRefusal(table)
    ? ''
    : standingsText(table, read.tournament, { lang, texts, paint });
};

const asText = (
  report: SimulatedTournament,
  state: TournamentState,
  folder: string | undefined,
  call: Call,
): string => {
  const paint = paintIn(wantsColour());
  const words = call.texts.office.simulate;
  const sections = [
    [
      words.played(report.tournament, report.rulebook, report.seed),
      words.size(report.players, report.games, report.commands),
    ],
    [paint('bold', words.results), ...countsText(report.results)],
    [paint('bold', words.happened), ...countsText(report.events)],
    [paint('bold', words.refused), ...countsText(report.refusals)],
    [paint('bold', words.standings), tableText(state, call, paint).trimEnd()],
    ...(folder === undefined ? [] : [[words.kept(folder)]]),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

export const simulateTournamentCommand = async (call: Call): Promise<number> => {
  const { options, folder, json } = asked(call);
  const store = await (folder === undefined ? memoryStore() : openNewFolder(folder));
  if (isRefusal(store))
    return writeOfficeRefusal({ format: simulationFormat, name: folder ?? '', json }, store, call);
  const report = await simulateTournament(store, options, { onGame: barOf(call) });
  clearBar();
  const { state } = await openOffice(store, simulatedClub).tournament(report.tournament);
  const made = folder === undefined ? null : await makeBackup(clubPlace(folder), store, 'hand', Date.now());
  await store.close();
  if (made !== null && isRefusal(made))
    return writeOfficeRefusal({ format: simulationFormat, name: folder ?? '', json }, made, call);
  const standings: unknown = JSON.parse(standingsFromSheets(state) ?? 'null');
  await write(
    'out',
    json ? `${JSON.stringify({ ...report, standings })}\n` : asText(report, state, folder, call),
  );
  return 0;
};
