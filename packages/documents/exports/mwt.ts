// The result form of MWT and FIIM: one for each game, written from the sheet and the record, and read back as far as it tells a sheet.
import { add, makeRounded, zero } from '@omerta/base/fraction.ts';
import type { Invalid } from '@omerta/base/invalid.ts';
import { flag, listOf, type Of, oneOf, orNull, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { number } from '@omerta/base/values.ts';
import type { OutBy } from '@omerta/rules/game/event.ts';
import { type Role, roles, teamOf } from '@omerta/rules/game/role.ts';
import { isSeat, type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { ItemKind, PlayerScore } from '@omerta/scoring/game/game-score.ts';
import { emptySheet } from '@omerta/scoring/sheet/sheet.ts';
import type { TournamentPaper } from '../tournament/paper.ts';
import { commentOf, type ExportedGame, exportedGames, type ReadGame, wonBy } from './exported-game.ts';

const few = whole(0, 1_000_000);
const points = listOf(number(-1000, 1000));

const leave = shape({
  p_num: few,
  /** 1 voted, 2 night, 3 removed, 4 forfeit. */
  leave_type: few,
  votes_count: few,
  nights_before_count: few,
  days_before_count: few,
  players_before_count: few,
  leave_along_count: few,
  game_ended: flag,
});

const form = shape({
  tournament_id: text,
  table_number: few,
  part_number: text,
  session_number: few,
  referee_user_id: orNull(text),
  result: shape({
    start_time: orNull(text),
    end_time: orNull(text),
    /** A draw is neither: the form has no word for it, and ours is `draw`. */
    result: oneOf(['red', 'black', 'draw']),
    black_count: few,
    red_count: few,
    players: listOf(text),
    is_replacement: listOf(flag),
    player_roles: listOf(oneOf(roles)),
    game_autobonus: points,
    game_bonus: points,
    penalty: points,
    penalty_disciplinary: points,
    reveal_don: listOf(few),
    reveal_sheriff: listOf(few),
    player_fouls: listOf(few),
    killed_first: orNull(few),
    best_move_value: orNull(listOf(few)),
    best_move: few,
    leaves: listOf(leave),
    comment: text,
  }),
});
export type MwtForm = Of<typeof form>;

const sumOf = ({ items }: PlayerScore, ...kinds: readonly ItemKind[]): number =>
  Number(
    makeRounded(
      items.filter(({ kind }) => kinds.includes(kind)).reduce((sum, item) => add(sum, item.points), zero),
    ),
  );

const leaveTypes: Readonly<Record<OutBy, number>> = {
  vote: 1,
  lift: 1,
  shot: 2,
  fouls: 3,
  removal: 3,
  'red-card': 3,
  forfeit: 4,
};
const [removedType, forfeitType] = [3, 4];

const votesAgainst = (state: GameState, seat: Seat, day: number): number => {
  const ballot = state.ballots.findLast((each) => each.day === day && each.leaving.includes(seat));
  return ballot?.hands[ballot.candidates.indexOf(seat)]?.count ?? 0;
};

const leavesOf = (state: GameState): MwtForm['result']['leaves'] =>
  state.out.map(({ seat, by, at }, i) => {
    const along = state.out.filter((each) => each.at.kind === at.kind && each.at.number === at.number);
    const day = at.kind === 'day' ? at.number : at.number - 1;
    return {
      p_num: seat,
      leave_type: leaveTypes[by],
      votes_count: by === 'vote' || by === 'lift' ? votesAgainst(state, seat, day) : 0,
      nights_before_count: Math.max(0, at.kind === 'day' ? at.number : at.number - 1),
      days_before_count: Math.max(0, at.number - 1),
      players_before_count: seats.length - i,
      leave_along_count: along.length - 1,
      game_ended: state.result?.at.kind === at.kind && state.result.at.number === at.number,
    };
  });

/** Without a record only what the sheet says of removals is known. */
const leavesOn = ({ sheet, state }: ExportedGame): MwtForm['result']['leaves'] => {
  if (state) return leavesOf(state);
  const bare = {
    votes_count: 0,
    nights_before_count: 0,
    days_before_count: 1,
    players_before_count: 0,
    leave_along_count: 0,
    game_ended: false,
  };
  return [
    ...sheet.removed.map((p_num) => ({ p_num, leave_type: removedType, ...bare })),
    ...(sheet.forfeitBy === null ? [] : [{ p_num: sheet.forfeitBy, leave_type: forfeitType, ...bare }]),
  ];
};

const checksOf = (state: GameState | null, who: 'don' | 'sheriff'): number[] =>
  (state?.nights ?? []).flatMap((night) => night[who]?.seat ?? []);

const formOf =
  (paper: TournamentPaper) =>
  (exported: ExportedGame): MwtForm => {
    const { stage, round, table, sheet, score, state, game } = exported;
    const { players } = score;
    const atEnd = sheet.atTable ?? [];
    const black = (seat: Seat): boolean => teamOf(sheet.seats[seat - 1]?.role ?? 'red') === 'black';
    return {
      tournament_id: paper.tournament,
      table_number: table,
      part_number: stage,
      session_number: round,
      referee_user_id: game.referee,
      result: {
        start_time: game.startedAt,
        end_time: game.endedAt,
        result: sheet.winner,
        black_count: atEnd.filter(black).length,
        red_count: atEnd.filter((seat) => !black(seat)).length,
        players: sheet.seats.map(({ player }) => player),
        is_replacement: sheet.seats.map(() => false),
        player_roles: sheet.seats.map(({ role }) => role),
        game_autobonus: players.map((player) => sumOf(player, 'best-move')),
        game_bonus: players.map((player) => sumOf(player, 'extra')),
        penalty: players.map((player) => sumOf(player, 'penalty')),
        penalty_disciplinary: players.map((player) => sumOf(player, 'removal', 'forfeit', 'card', 'fine')),
        reveal_don: checksOf(state, 'don'),
        reveal_sheriff: checksOf(state, 'sheriff'),
        player_fouls: seats.map((seat) => state?.fouls[seat] ?? 0),
        killed_first: sheet.firstKilled,
        best_move_value: sheet.bestMove === null ? null : [...sheet.bestMove],
        best_move: (sheet.bestMove ?? []).filter(black).length,
        leaves: leavesOn(exported),
        comment: commentOf(exported),
      },
    };
  };

export const mwtForms = (paper: TournamentPaper): readonly MwtForm[] =>
  exportedGames(paper).map(formOf(paper));

const extraIn = (bonus: readonly number[]) =>
  bonus.flatMap((value, i) => {
    const seat = i + 1;
    return value !== 0 && isSeat(seat) ? [{ seat, points: String(value), by: 'referee' as const }] : [];
  });

const gameIn = ({ part_number, session_number, table_number, result }: MwtForm): ReadGame => {
  const left = (type: number): Seat[] =>
    result.leaves
      .filter(({ leave_type }) => leave_type === type)
      .map(({ p_num }) => p_num)
      .filter(isSeat);
  const out = new Set(result.leaves.map(({ p_num }) => p_num));
  const known = result.red_count + result.black_count > 0;
  return {
    stage: part_number,
    round: session_number,
    table: table_number,
    sheet: {
      ...emptySheet,
      seats: result.players.map((player, i) => ({
        player,
        role: result.player_roles[i] ?? ('red' satisfies Role),
      })),
      winner: result.result,
      by: wonBy(result.comment),
      firstKilled: result.killed_first !== null && isSeat(result.killed_first) ? result.killed_first : null,
      bestMove: result.best_move_value?.filter(isSeat) ?? null,
      outDay1: result.leaves.filter(
        ({ leave_type, nights_before_count }) => leave_type === 1 && nights_before_count === 1,
      ).length,
      removed: left(removedType).toSorted((a, b) => a - b),
      forfeitBy: left(forfeitType)[0] ?? null,
      atTable: known ? seats.filter((seat) => !out.has(seat)) : null,
      extra: extraIn(result.game_bonus),
    },
  };
};

export const readMwtForms = (value: unknown): readonly ReadGame[] | Invalid => {
  const forms = read(listOf(form), value);
  return isRefusal(forms) ? forms : forms.map(gameIn);
};
