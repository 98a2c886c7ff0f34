// The sheet of a game as JSON: checked key by key, then held against itself.
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  fail,
  format,
  list,
  name,
  oneOf,
  orElse,
  orNull,
  points,
  positive,
  type Read,
  raw,
  reading,
  shape,
  text,
  whole,
  written,
} from '@omerta/base/json-reader.ts';
import { approvers } from '@omerta/rules/game/command.ts';
import { deck, otherTeam, roles, teamOf, teams } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { readScoring } from '../rules-file.ts';
import type { Scoring } from '../scoring.ts';
import { differentSeats, seat } from './seat-reader.ts';
import { emptySheet, purpleReasons, type Sheet } from './sheet.ts';

export const sheetFormat = 'omerta.sheet/1';
export const liPoints = ['li1', 'li2'] as const;
export const givers = ['referee', ...approvers] as const;
export const winners = [...teams, 'draw'] as const;
export const endings = ['play', 'forfeit'] as const;
export const approvalKinds = ['players', 'total'] as const;

const extraPoints: Read<string> = (value, path) =>
  liPoints.find((each) => each === value) ?? points(value, path);

const givenBy = orElse(oneOf(givers), 'referee');
const sanctioned = list(shape({ seat, clause: name, by: givenBy }));

const readFields = shape({
  seats: list(shape({ player: name, role: oneOf(roles) })),
  winner: oneOf(winners),
  by: orElse(oneOf(endings), emptySheet.by),
  firstKilled: orElse(orNull(seat), emptySheet.firstKilled),
  bestMove: orElse(orNull(list(seat)), emptySheet.bestMove),
  outDay1: orElse(
    (value, path) => orNull(whole(0, seats.length))(value, path) ?? emptySheet.outDay1,
    emptySheet.outDay1,
  ),
  removed: orElse(differentSeats, emptySheet.removed),
  redCards: orElse(differentSeats, emptySheet.redCards),
  forfeitBy: orElse(orNull(seat), emptySheet.forfeitBy),
  atTable: orElse(orNull(differentSeats), emptySheet.atTable),
  yellow: orElse(list(seat), emptySheet.yellow),
  purple: orElse(list(shape({ seat, reason: oneOf(purpleReasons) })), emptySheet.purple),
  extra: orElse(list(shape({ seat, points: extraPoints, by: givenBy })), emptySheet.extra),
  approvals: orElse(list(shape({ what: oneOf(approvalKinds), by: oneOf(approvers) })), emptySheet.approvals),
  penalties: orElse(sanctioned, emptySheet.penalties),
  waived: orElse(sanctioned, emptySheet.waived),
  fines: orElse(list(shape({ seat, points: written(positive), reason: orElse(text, '') })), emptySheet.fines),
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

export const sheet: Read<Sheet> = (value, path) => {
  const read: Sheet = readFields(value, path);
  checkSeats(read, path);
  checkWinner(read, path);
  return read;
};

type SheetFile = { readonly scoring: Scoring; readonly sheet: Sheet };

const readFile = shape({ format: format(sheetFormat), rulebook: raw, switches: orElse(raw, {}), sheet });

export const readSheetFile = (value: unknown): SheetFile | Invalid =>
  reading(() => {
    const file = readFile(value, '');
    return { scoring: readScoring(file.rulebook, file.switches), sheet: file.sheet };
  });
