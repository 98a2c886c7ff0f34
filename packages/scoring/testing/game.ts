// Sheets and points for tests: the seating of the worked examples and short ways to read what a game gave.
import { makeExact, sum } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { type GameScore, type ItemKind, itemKinds, type ScoreCode } from '../game/game-score.ts';
import { bucketOf, scoreGame, totalOf } from '../game/score.ts';
import type { Scoring } from '../scoring.ts';
import type { Bucket } from '../scoring-rules.ts';
import { emptySheet, type GivenBy, type Sheet } from '../sheet/sheet.ts';
import { scoringFor, usualRoles } from './sheets.ts';

export const makeSheet = (
  winner: Sheet['winner'],
  change: Partial<Sheet> = {},
  roles = usualRoles,
): Sheet => ({
  ...emptySheet,
  seats: roles.map((role, i) => ({ player: `p${i + 1}`, role })),
  winner,
  ...change,
});

/** `'2 0.7 chief, 1 0.5'`: seat, points and who agreed. */
export const extras = (text: string): Sheet['extra'] =>
  text.split(', ').map((each) => {
    const [seat, points = '', by = 'referee'] = each.split(' ');
    return { seat: Number(seat) as Seat, points, by: by as GivenBy };
  });

/** `'4 8.5.1, 1 8.5.8 duty'`: seat, clause and who agreed. */
export const penalties = (text: string): Sheet['penalties'] =>
  extras(text).map(({ seat, points, by }) => ({ seat, clause: points, by }));

/** Points with house changes, and switches where they matter too. */
export const houseScoring = (
  id: RulebookId,
  change: Readonly<Record<string, unknown>> = {},
  switches: Readonly<Record<string, string>> = {},
): Scoring => scoringFor(id, switches, change);

export const scoreBy = (by: RulebookId | Scoring, sheet: Sheet): GameScore =>
  scoreGame(typeof by === 'string' ? scoringFor(by) : by, sheet);

const itemsAt = (score: GameScore, seat: Seat) => score.players[seat - 1]?.items ?? [];

/** One row of a table: `win 1, extra 0.5 = 1.5`, items of one kind added up. */
export const rowOf = (score: GameScore, seat: Seat): string => {
  const items = itemsAt(score, seat);
  const shown = (kind: ItemKind): string[] => {
    const own = items.filter((item) => item.kind === kind);
    return own.length === 0 ? [] : [`${kind} ${makeExact(sum(own.map((item) => item.points)))}`];
  };
  const kinds: readonly ItemKind[] = ['win', 'loss', 'draw', 'extra', 'best-move', ...itemKinds.slice(5)];
  return `${kinds.flatMap(shown).join(', ')} = ${makeExact(totalOf(items))}`;
};

type Rows = { readonly [seat in Seat]?: string } & { readonly reds: string; readonly blacks: string };

/** All ten rows: those not named are `reds` or `blacks`. */
export const tableOf = (rows: Rows): string[] =>
  usualRoles.map(
    (role, i) => rows[(i + 1) as Seat] ?? (role === 'red' || role === 'sheriff' ? rows.reds : rows.blacks),
  );

export const allRows = (score: GameScore): string[] => score.players.map(({ seat }) => rowOf(score, seat));

/** Items of a seat, one by one: `penalty -0.4 8.5.1 additional`. */
export const itemsOf = (score: GameScore, seat: Seat): string[] =>
  itemsAt(score, seat).map((item) => `${item.kind} ${makeExact(item.points)} ${item.clause} ${item.bucket}`);

export const totalAt = (score: GameScore, seat: Seat): string => makeExact(totalOf(itemsAt(score, seat)));
export const bucketAt = (score: GameScore, seat: Seat, bucket: Bucket): string =>
  makeExact(bucketOf(itemsAt(score, seat), bucket));

/** `extra/over-total 8.4.2 @1`: what was refused, by which clause, to whom. */
export const refusals = (score: GameScore): string[] =>
  score.refused.map(({ code, clause, seat }) => `${code} ${clause} @${seat}`);
export const warnings = (score: GameScore): string[] =>
  score.warnings.map(({ kind, clause, seat }) => `${kind} ${clause} @${seat}`);

/** `chief 8.4.3 @1`; without a seat where the whole sheet is meant. */
export const needs = (score: GameScore): string[] =>
  score.needs.map(
    ({ what, by, clause, seat }) =>
      `${what === 'approval' ? by : what} ${clause}${seat === null ? '' : ` @${seat}`}`,
  );

export const refusedCodes = (score: GameScore): ScoreCode[] => [
  ...new Set(score.refused.map(({ code }) => code)),
];
