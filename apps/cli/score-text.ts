// The points of one game for a person: a table of the ten, what each number is made of, and what needs attention.
import { makeExact } from '@omerta/base/fraction.ts';
import type { Lang } from '@omerta/base/lang.ts';
import type { Suggestion } from '@omerta/scoring/advisor/suggestion.ts';
import type { Item } from '@omerta/scoring/game/game-score.ts';
import { bucketOf, totalOf } from '@omerta/scoring/game/score.ts';
import { needText, scoreRefusalText, warningText } from '@omerta/scoring/messages/refusal-text.ts';
import type { ScoredGame } from '@omerta/scoring/report/scored-record.ts';
import { harmless, type Paint } from './paint.ts';
import type { Speech } from './speech.ts';
import { type Column, cell, entry, pointsCell, tableLines } from './table.ts';
import { terminalColumns, wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';

const indent = '      ';

const itemText = ({ kind, points, clause }: Item, texts: CliTexts): string =>
  `${texts.points.kinds[kind]} ${makeExact(points)} (${clause})`;

const itemLines = (items: readonly Item[], texts: CliTexts): string[] =>
  wrap(
    items.map((item) => itemText(item, texts).replaceAll(' ', '\u00a0')).join(', '),
    terminalColumns() - indent.length,
  ).map((line) => `${indent}${line.replaceAll('\u00a0', ' ')}`);

const tableOf = ({ score }: ScoredGame, texts: CliTexts, paint: Paint): string[] => {
  const { columns: titles } = texts.points;
  const columns: Column[] = [
    { title: titles.seat, align: 'right' },
    { title: titles.player, align: 'left' },
    { title: titles.role, align: 'left' },
    { title: titles.main, align: 'right' },
    { title: titles.additional, align: 'right' },
    { title: titles.other, align: 'right' },
    { title: titles.total, align: 'right' },
  ];
  const rows = score.players.map(({ seat, player, role, items }) => [
    cell(seat),
    cell(player),
    cell(texts.roles[role]),
    pointsCell(bucketOf(items, 'main')),
    pointsCell(bucketOf(items, 'additional')),
    pointsCell(bucketOf(items, 'other')),
    pointsCell(totalOf(items), 'bold'),
  ]);
  const [head = '', ...body] = tableLines({ columns, rows, cuttable: 1 }, terminalColumns(), paint);
  const items = score.players.map((player) =>
    itemLines(player.items, texts).map((line) => paint('dim', line)),
  );
  return [head, ...body.flatMap((line, i) => [line, ...(items[i] ?? [])])];
};

const wrapped = (text: string): string[] => wrap(harmless(text), terminalColumns() - 4);

const suggestionLines = (
  { seat, clause, certainty, because, question, lines }: Suggestion,
  lang: Lang,
  { points }: CliTexts,
): string[] => [
  ...wrapped(
    `${points.score.certainty[certainty]}: ${points.score.seat(seat)}, ${clause}, ${points.score.lines(lines)}. ${because[lang]}`,
  ),
  ...(question ? wrapped(question[lang]) : []),
];

const sections = (
  { score, suggestions }: ScoredGame,
  lang: Lang,
  texts: CliTexts,
  paint: Paint,
): string[][] => {
  const words = texts.points.score;
  const section = (title: string, mark: string, entries: readonly (readonly string[])[]): string[][] =>
    entries.length === 0 ? [] : [[paint('bold', title), ...entries.map((lines) => entry(mark, lines))]];
  const withClause = (text: string, clause: string | null): string[] =>
    wrapped(clause === null ? text : `${text} (${clause})`);
  return [
    ...section(
      words.refused,
      paint('red', '✗'),
      score.refused.map((refusal) =>
        withClause(`${refusal.path}: ${scoreRefusalText(refusal, lang)}`, refusal.clause),
      ),
    ),
    ...section(
      words.needs,
      paint('yellow', '?'),
      score.needs.map((need) => withClause(needText(need, lang), need.clause)),
    ),
    ...section(
      words.warnings,
      paint('yellow', '!'),
      score.warnings.map((warning) =>
        withClause(`${warning.path}: ${warningText(warning, lang)}`, warning.clause),
      ),
    ),
    ...section(
      words.suggestions,
      paint('cyan', '•'),
      suggestions.map((suggestion) => suggestionLines(suggestion, lang, texts)),
    ),
  ];
};

export const scoreText = (file: string, game: ScoredGame, { lang, texts, paint }: Speech): string => {
  const { scoring, sheet } = game;
  const { id, title, name } = scoring.rulebook;
  const ended =
    sheet.by === 'forfeit'
      ? `${texts.winners[sheet.winner]}, ${texts.wonBy.forfeit}`
      : texts.winners[sheet.winner];
  const heading = [
    `${paint('bold', harmless(file))}: ${ended}`,
    ...wrap(title === id ? `${id}, ${name[lang]}` : `${harmless(title)} (${id})`, terminalColumns()),
  ];
  const parts = [heading, tableOf(game, texts, paint), ...sections(game, lang, texts, paint)];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};
