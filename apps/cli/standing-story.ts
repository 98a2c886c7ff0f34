// One player's sum told as a story: game by game, item by item, with the clause and the running total.
import { add, type Fraction, makeExact, zero } from '@omerta/base/fraction.ts';
import { isSeat } from '@omerta/rules/game/seat.ts';
import { outcomeAt } from '@omerta/scoring/sheet/sheet.ts';
import type { GameRef, StandingItem, StandingRow } from '@omerta/scoring/standings/standing-row.ts';
import type { Standings } from '@omerta/scoring/standings/standings.ts';
import type { Tournament } from '@omerta/scoring/standings/tournament.ts';
import { harmless, type Paint } from './paint.ts';
import type { Speech } from './speech.ts';
import { playerName, scopeText } from './standings-text.ts';
import { pointsCell, twoDecimals } from './table.ts';
import { padded, terminalColumns, widthOf, wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';

const sameGame = (a: GameRef | null, b: GameRef | null): boolean =>
  a?.stage === b?.stage && a?.round === b?.round && a?.table === b?.table;

/** Items of one game together, in the order of the row. */
const byGame = (
  items: readonly StandingItem[],
): { readonly game: GameRef | null; readonly items: readonly StandingItem[] }[] => {
  const groups: { readonly game: GameRef | null; readonly items: StandingItem[] }[] = [];
  for (const item of items) {
    const group = groups.find((each) => sameGame(each.game, item.game));
    if (group) group.items.push(item);
    else groups.push({ game: item.game, items: [item] });
  }
  return groups;
};

const gameTitle = (
  game: GameRef | null,
  player: string,
  { stages, games }: Tournament,
  texts: CliTexts,
): string => {
  const words = texts.points.explain;
  if (game === null) return words.outsideGames;
  const title = words.game(
    stages.find((stage) => stage.id === game.stage)?.name ?? game.stage,
    game.round,
    game.table,
  );
  const sheet = games.find((each) => sameGame(each, game))?.sheet;
  const seat = (sheet?.seats.findIndex((each) => each.player === player) ?? -1) + 1;
  if (!sheet || !isSeat(seat)) return title;
  const role = sheet.seats[seat - 1]?.role ?? 'red';
  return `${title}: ${texts.points.score.seat(seat)}, ${texts.roles[role]}, ${words.outcome[outcomeAt(sheet, seat)]}`;
};

type Widths = { readonly kind: number; readonly points: number; readonly sum: number };

const itemLine = (
  { kind, points, clause }: StandingItem,
  running: Fraction,
  widths: Widths,
  { texts, paint }: Speech,
): string => {
  const right = (value: Fraction, width: number): string => {
    const { text, style } = pointsCell(value);
    return `${' '.repeat(Math.max(0, width - text.length))}${style === null ? text : paint(style, text)}`;
  };
  const name = padded(texts.points.kinds[kind], widths.kind);
  const exact = makeExact(points).includes('/') ? ` = ${makeExact(points)}` : '';
  const source = paint('dim', `(${clause})${exact}`);
  return `  ${name}  ${right(points, widths.points)}  ${right(running, widths.sum)}  ${source}`;
};

const sumLine = (row: StandingRow, texts: CliTexts, paint: Paint): string[] => {
  const { sums, explain } = texts.points;
  const parts = (['main', 'compensation', 'additional', 'other'] as const).map(
    (name) => `${sums[name]} ${twoDecimals(row[name])}`,
  );
  const exact = makeExact(row.total).includes('/') ? ` (${makeExact(row.total)})` : '';
  const text = wrap(
    `${parts.join(' + ')} = ${explain.total} ${twoDecimals(row.total)}${exact}`,
    terminalColumns(),
  );
  return text.map((line) => paint('bold', line));
};

export const standingStory = (
  row: StandingRow,
  table: Standings,
  tournament: Tournament,
  speech: Speech,
): string => {
  const { texts, paint } = speech;
  const { columns, explain, kinds } = texts.points;
  const place = row.place === null ? explain.expelled : explain.place(row.place, table.rows.length);
  const heading = [
    `${paint('bold', harmless(playerName(tournament, row.player)))}: ${place}, ${explain.total} ${twoDecimals(row.total)}`,
    harmless(`${tournament.name}, ${scopeText(table, tournament, texts)}`),
  ];
  const widths = {
    kind: Math.max(0, ...row.items.map((item) => widthOf(kinds[item.kind]))),
    points: Math.max(widthOf(columns.points), ...row.items.map((item) => twoDecimals(item.points).length)),
    sum: Math.max(widthOf(columns.running), twoDecimals(row.total).length + 1),
  };
  const titles = [columns.points.padStart(widths.points), columns.running.padStart(widths.sum)];
  const head = `  ${' '.repeat(widths.kind)}  ${titles.join('  ')}`;
  let running = zero;
  const games = byGame(row.items).map(({ game, items }) => [
    harmless(gameTitle(game, row.player, tournament, texts)),
    ...items.map((item) => {
      running = add(running, item.points);
      return itemLine(item, running, widths, speech);
    }),
  ]);
  const sections = [
    [...heading, ...(games.length === 0 ? [] : ['', paint('dim', head)])].concat(
      games[0] ?? [explain.noItems],
    ),
    ...games.slice(1),
    sumLine(row, texts, paint),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};
