// The sheet of a game as JSON: checked key by key, then held against itself.
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  type Descriptor,
  listOf,
  oneOf,
  orElse,
  orNull,
  published,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { fail, reading } from '@omerta/base/unfit.ts';
import { format, name, positivePoints } from '@omerta/base/values.ts';
import { approvers } from '@omerta/rules/game/command.ts';
import { extraPoints } from '@omerta/rules/game/line-reader.ts';
import { deck, otherTeam, roles, teamOf, teams } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { differentSeats, seat } from '@omerta/rules/game/seat-reader.ts';
import { readScoring, rulebook, switches } from '../rules-file.ts';
import type { Scoring } from '../scoring.ts';
import { emptySheet, purpleReasons, type Sheet } from './sheet.ts';

const sheetFormat = 'omerta.sheet/1';

const givenBy = orElse(oneOf(['referee', ...approvers]), 'referee');
const sanctioned = listOf(shape({ seat, clause: name, by: givenBy }));

const players = listOf(shape({ player: name, role: oneOf(roles) }));
const seatCount = whole(0, seats.length);
/** Null, where nobody wrote it down, is nobody. */
const outDay1: Descriptor<number> = {
  read: (value, path) => orNull(seatCount).read(value, path) ?? emptySheet.outDay1,
  schema: seatCount.schema,
};

const fields = shape({
  seats: published(players, { ...players.schema, minItems: seats.length, maxItems: seats.length }),
  winner: oneOf([...teams, 'draw']),
  by: orElse(oneOf(['play', 'forfeit']), emptySheet.by),
  firstKilled: orElse(orNull(seat), emptySheet.firstKilled),
  bestMove: orElse(orNull(listOf(seat)), emptySheet.bestMove),
  outDay1: orElse(outDay1, emptySheet.outDay1),
  removed: orElse(differentSeats, emptySheet.removed),
  redCards: orElse(differentSeats, emptySheet.redCards),
  forfeitBy: orElse(orNull(seat), emptySheet.forfeitBy),
  atTable: orElse(orNull(differentSeats), emptySheet.atTable),
  yellow: orElse(listOf(seat), emptySheet.yellow),
  purple: orElse(listOf(shape({ seat, reason: oneOf(purpleReasons) })), emptySheet.purple),
  extra: orElse(listOf(shape({ seat, points: extraPoints, by: givenBy })), emptySheet.extra),
  approvals: orElse(
    listOf(shape({ what: oneOf(['players', 'total']), by: oneOf(approvers) })),
    emptySheet.approvals,
  ),
  penalties: orElse(sanctioned, emptySheet.penalties),
  waived: orElse(sanctioned, emptySheet.waived),
  fines: orElse(listOf(shape({ seat, points: positivePoints, reason: orElse(text, '') })), emptySheet.fines),
});

const checkSeats = (sheet: Sheet, path: string): void => {
  const at = `${path}.seats`;
  if (sheet.seats.length !== seats.length) fail(at, 'sheet/seats', { found: String(sheet.seats.length) });
  const wrong = roles.find((role) => sheet.seats.filter((each) => each.role === role).length !== deck[role]);
  if (wrong) fail(at, 'sheet/deck');
  const players = sheet.seats.map((each) => each.player);
  const again = players.findIndex((player, i) => players.indexOf(player) !== i);
  if (again >= 0) fail(`${at}[${again}]`, 'player/twice', { found: players[again] ?? '' });
};

/** A forfeit gives the win to the other team (fsm-2024 6.8, fiim-2018 6.8, neft-mmt 17.1). */
const checkWinner = (sheet: Sheet, path: string): void => {
  const forfeiter = sheet.forfeitBy === null ? null : sheet.seats[sheet.forfeitBy - 1];
  if (sheet.by !== 'forfeit' || !forfeiter) return;
  const due = otherTeam(teamOf(forfeiter.role));
  if (sheet.winner !== due) fail(`${path}.winner`, 'sheet/winner', { found: sheet.winner, wanted: due });
};

export const sheet: Descriptor<Sheet> = {
  read: (value, path) => {
    const read: Sheet = fields.read(value, path);
    checkSeats(read, path);
    checkWinner(read, path);
    return read;
  },
  schema: fields.schema,
};

type SheetFile = { readonly scoring: Scoring; readonly sheet: Sheet };

export const sheetFile = shape({
  format: format(sheetFormat),
  rulebook,
  switches: orElse(switches, {}),
  sheet,
});

export const readSheetFile = (value: unknown): SheetFile | Invalid =>
  reading(() => {
    const file = sheetFile.read(value, '');
    return { scoring: readScoring(file.rulebook, file.switches), sheet: file.sheet };
  });
