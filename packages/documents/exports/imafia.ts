// The games of a tournament as imafia.org lists them, and what of a sheet such a list tells.
import { add, compare, makeRounded, zero } from '@omerta/base/fraction.ts';
import type { Invalid } from '@omerta/base/invalid.ts';
import { listOf, mapOf, type Of, orNull, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { number } from '@omerta/base/values.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { isSeat, seats } from '@omerta/rules/game/seat.ts';
import type { PlayerScore } from '@omerta/scoring/game/game-score.ts';
import { emptySheet, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { nickIn, type TournamentPaper } from '../tournament/paper.ts';
import { commentOf, type ExportedGame, exportedGames, type ReadGame, wonBy } from './exported-game.ts';

const few = whole(0, 1_000_000);

const roleIds: Readonly<Record<Role, number>> = { red: 1, black: 2, don: 3, sheriff: 4 };
const resultIds: Readonly<Record<Sheet['winner'], number>> = { red: 1, black: 2, draw: 3 };

const player = shape({
  players_id: text,
  name: text,
  roles_id: few,
  points_plus: number(0, 1000),
  points_minus: number(0, 1000),
});

const list = shape({
  games: listOf(
    shape({
      stage: text,
      /** The number of the game. */
      name: text,
      table: few,
      result: few,
      referees_id: orNull(text),
      first_blood: orNull(few),
      best_move_1: orNull(few),
      best_move_2: orNull(few),
      best_move_3: orNull(few),
      comment: text,
      players: mapOf(player),
    }),
  ),
});
type ImafiaList = Of<typeof list>;
type ImafiaGame = ImafiaList['games'][number];

/** Beside the result itself: what was given, and what was taken. */
const beside = ({ items }: PlayerScore, isGiven: boolean): number => {
  const sum = items
    .filter(
      ({ kind, points }) =>
        kind !== 'win' && kind !== 'loss' && kind !== 'draw' && compare(points, zero) > 0 === isGiven,
    )
    .reduce((all, { points }) => add(all, points), zero);
  return Math.abs(Number(makeRounded(sum)));
};

const gameOf =
  (nick: (id: string) => string) =>
  (exported: ExportedGame): ImafiaGame => {
    const { stage, round, table, sheet, score, game } = exported;
    const [first = null, second = null, third = null] = sheet.bestMove ?? [];
    return {
      stage,
      name: String(round),
      table,
      result: resultIds[sheet.winner],
      referees_id: game.referee,
      first_blood: sheet.firstKilled,
      best_move_1: first,
      best_move_2: second,
      best_move_3: third,
      comment: commentOf(exported),
      players: Object.fromEntries(
        score.players.map((each) => [
          each.seat,
          {
            players_id: each.player,
            name: nick(each.player),
            roles_id: roleIds[each.role],
            points_plus: beside(each, true),
            points_minus: beside(each, false),
          },
        ]),
      ),
    };
  };

export const imafiaGames = (paper: TournamentPaper): ImafiaList => ({
  games: exportedGames(paper).map(gameOf(nickIn(paper))),
});

const keyOf = <K extends string>(ids: Readonly<Record<K, number>>, id: number, otherwise: K): K =>
  (Object.keys(ids) as K[]).find((key) => ids[key] === id) ?? otherwise;

const gameIn = (game: ImafiaGame): ReadGame => {
  const best = [game.best_move_1, game.best_move_2, game.best_move_3].map(Number).filter(isSeat);
  return {
    stage: game.stage,
    round: Number(game.name),
    table: game.table,
    sheet: {
      ...emptySheet,
      seats: seats.map((seat) => ({
        player: game.players[seat]?.players_id ?? '',
        role: keyOf(roleIds, game.players[seat]?.roles_id ?? 0, 'red'),
      })),
      winner: keyOf(resultIds, game.result, 'draw'),
      by: wonBy(game.comment),
      firstKilled: game.first_blood !== null && isSeat(game.first_blood) ? game.first_blood : null,
      bestMove: best.length > 0 ? best : null,
    },
  };
};

export const readImafiaGames = (value: unknown): readonly ReadGame[] | Invalid => {
  const found = read(list, value);
  return isRefusal(found) ? found : found.games.map(gameIn);
};
