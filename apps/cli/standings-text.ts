// Standings for a person: the table, what decided equal sums, and the nominations.
import { needText, unequalGamesText, warningText } from '@omerta/scoring/messages/refusal-text.ts';
import { nominationNames, type StandingRow } from '@omerta/scoring/standings/standing-row.ts';
import type { Standings } from '@omerta/scoring/standings/standings.ts';
import type { Tournament } from '@omerta/scoring/standings/tournament.ts';
import { harmless, type Paint } from './paint.ts';
import type { Speech } from './speech.ts';
import { type Cell, type Column, cell, entry, pointsCell, tableLines, twoDecimals } from './table.ts';
import { cut, padded, terminalColumns, widthOf, wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';

/** The nick, and the id behind it where they differ. */
export const playerName = ({ players }: Tournament, id: string): string => {
  const nick = players.find((player) => player.id === id)?.nick ?? id;
  return nick === id ? id : `${nick} (${id})`;
};

const columnsOf = ({ points: { columns } }: CliTexts): Column[] => [
  { title: columns.place, align: 'right' },
  { title: columns.player, align: 'left' },
  { title: columns.total, align: 'right' },
  { title: columns.main, align: 'right' },
  { title: columns.compensation, align: 'right' },
  { title: columns.additional, align: 'right' },
  { title: columns.other, align: 'right' },
  { title: columns.games, align: 'right' },
  { title: columns.wins, align: 'right' },
  { title: columns.roleWins, align: 'right' },
  { title: columns.firstKills, align: 'right' },
];

const cellsOf = (row: StandingRow, tournament: Tournament, texts: CliTexts): Cell[] => [
  cell(row.place ?? texts.points.standings.expelled, row.place !== null && row.place <= 3 ? 'bold' : null),
  cell(playerName(tournament, row.player)),
  pointsCell(row.total, 'bold'),
  pointsCell(row.main),
  pointsCell(row.compensation),
  pointsCell(row.additional),
  pointsCell(row.other),
  cell(row.games),
  cell(row.wins),
  cell(row.roleWins),
  cell(row.firstKills),
];

const tableOf = ({ rows }: Standings, tournament: Tournament, texts: CliTexts, paint: Paint): string[] => {
  const cells = rows.map((row) => cellsOf(row, tournament, texts));
  const [head = '', ...body] = tableLines(
    { columns: columnsOf(texts), rows: cells, cuttable: 1 },
    terminalColumns(),
    paint,
  );
  const decided = ({ decidedBy }: StandingRow): string[] =>
    decidedBy === null ? [] : [`     ${paint('yellow', `↳ ${texts.points.standings.decidedBy[decidedBy]}`)}`];
  return [
    head,
    ...body.flatMap((line, i) => [line, ...(rows[i] ? decided(rows[i]) : [])]),
    paint('dim', texts.points.standings.legend),
  ];
};

const mostName = 16;

const nominationsOf = (
  { nominations }: Standings,
  tournament: Tournament,
  texts: CliTexts,
  paint: Paint,
): string[] => {
  const words = texts.points.standings;
  const width = Math.max(...nominationNames.map((name) => widthOf(words.nomination[name])));
  const indent = 2 + width + 2;
  const lines = nominationNames.map((name) => {
    const people = nominations[name].map(({ place, player, value, wins, games }) => {
      const count = name === 'mvp' ? '' : ` ${wins}/${games}`;
      // Non-breaking until the line is broken between people.
      return `${place}. ${cut(harmless(playerName(tournament, player)), mostName)} ${twoDecimals(value)}${count}`.replaceAll(
        ' ',
        '\u00a0',
      );
    });
    const text = wrap(people.join(', '), terminalColumns() - indent).map((line) =>
      line.replaceAll('\u00a0', ' '),
    );
    return `  ${padded(words.nomination[name], width)}  ${text.join(`\n${' '.repeat(indent)}`)}`;
  });
  return [paint('bold', words.nominations), ...lines, paint('dim', words.nominationLegend)];
};

const attention = (table: Standings, tournament: Tournament, { lang, texts, paint }: Speech): string[][] => {
  const words = texts.points.score;
  const lines = (text: string): string[] => wrap(harmless(text), terminalColumns() - 4);
  const section = (title: string, mark: string, list: readonly string[]): string[][] =>
    list.length === 0
      ? []
      : [[paint('bold', title), ...list.map((text) => entry(paint('yellow', mark), lines(text)))]];
  const stageName = (id: string): string => tournament.stages.find((stage) => stage.id === id)?.name ?? id;
  return [
    ...section(
      words.needs,
      '?',
      table.needs.map((need) => `${need.path}: ${needText(need, lang)} (${need.clause})`),
    ),
    ...section(words.warnings, '!', [
      ...table.warnings.map(
        (warning) => `${warning.path}: ${warningText(warning, lang)} (${warning.clause})`,
      ),
      ...table.unequalGames.map((stage) => unequalGamesText(stageName(stage), lang)),
    ]),
  ];
};

/** Which games the table counts: those of the stage asked for and of the stages whose points it carries. */
export const scopeText = (
  { stage, after }: Pick<Standings, 'stage' | 'after'>,
  { stages }: Tournament,
  { points }: CliTexts,
): string => {
  const last = stage === null ? stages.length - 1 : stages.findIndex((each) => each.id === stage);
  let first = last;
  while (stages[first - 1]?.carry) first--;
  const names = stages.slice(first, last + 1).map(({ name }) => name);
  return `${names.join(' + ')}${after === null ? '' : `, ${points.standings.after(after)}`}`;
};

export const standingsText = (table: Standings, tournament: Tournament, speech: Speech): string => {
  const { texts, paint } = speech;
  const heading = [
    `${paint('bold', harmless(tournament.name))}: ${harmless(scopeText(table, tournament, texts))}`,
  ];
  const sections = [
    heading,
    tableOf(table, tournament, texts, paint),
    nominationsOf(table, tournament, texts, paint),
    ...attention(table, tournament, speech),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};
