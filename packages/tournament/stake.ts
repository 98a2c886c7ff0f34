// Whether an open protest can still change a place: told from bounds of what play in a replay could bring.
import {
  add,
  compare,
  type Fraction,
  multiply,
  negate,
  parseDecimal,
  points,
  zero,
} from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import type { PersonId } from './meta.ts';
import { chooseBook } from './rulebooks/choose.ts';
import { standingsOfState } from './standings.ts';
import { gameOf, protestOf, stageOf, type TournamentState } from './state.ts';

type Bounds = { readonly least: Fraction; readonly most: Fraction };

/** What play can give one player in one game; sanctions in a game not yet played are not foreseen. */
const boundsOfGame = (scoring: Scoring): Bounds => {
  const { extra, compensation } = scoring;
  const named =
    extra.kind === 'li'
      ? [extra.li1.value]
      : [extra.winnerMost.value, extra.loserMost.value, ...extra.named.map((each) => each.value)];
  const best = named.reduce((most, each) => (compare(each, most) > 0 ? each : most), zero);
  const cap = compensation?.cap.value ?? zero;
  // Compensation of his other games moves with the number of games: one cap more either way is allowed for it.
  const most = [scoring.win.value, scoring.bestMove3.value, best, cap, cap].reduce(add, zero);
  return { least: add(scoring.loss.value, negate(cap)), most };
};

/** Everybody whose place the protest could still change; null: there is no table yet. */
export const placesAtStake = (state: TournamentState, protestId: string): readonly PersonId[] | null => {
  const protest = protestOf(state, protestId);
  const game = protest && gameOf(state, protest.game);
  const book = chooseBook(state.rules);
  if (!protest || protest.decision || !game || game.status === 'annulled' || isRefusal(book)) return [];
  const without = standingsOfState(state, {}, (each) => each.id !== game.id);
  if (isRefusal(without)) return null;
  const coefficient = parseDecimal(stageOf(state, game.stage)?.coefficient ?? '1') ?? points('1');
  const one = boundsOfGame(book.scoring);
  const boundsOf = (player: PersonId, total: Fraction): Bounds =>
    game.seats.includes(player)
      ? {
          least: add(total, multiply(coefficient, one.least)),
          most: add(total, multiply(coefficient, one.most)),
        }
      : { least: total, most: total };
  const placed = without.rows.filter((row) => row.place !== null);
  // K weighs every win of the tournament by the results of all its games.
  if (book.scoring.difficulty?.on) return placed.map((row) => row.player);
  const rows = placed.map((row) => ({ player: row.player, ...boundsOf(row.player, row.total) }));
  const moves = ({ player }: { readonly player: PersonId }): boolean => game.seats.includes(player);
  const overlap = (a: Bounds, b: Bounds): boolean =>
    compare(a.least, b.most) <= 0 && compare(b.least, a.most) <= 0;
  return rows
    .filter((row) =>
      rows.some((other) => other !== row && (moves(row) || moves(other)) && overlap(row, other)),
    )
    .map((row) => row.player);
};
