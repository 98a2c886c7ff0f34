// The removals and forfeits of a game whose clause may cost the player the tournament.
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { ExpulsionGround, TournamentRules } from './rulebooks/tournament-rules.ts';

/** `over`: the line was written when the game had its result. */
export const groundsUnder = (
  { grounds }: TournamentRules['expulsion'],
  clause: string,
  over: boolean,
): ExpulsionGround[] =>
  grounds
    .filter((each) => each.clauses.includes(clause) && (over || each.afterGame !== true))
    .map(({ ground }) => ground);

/** What a seat was removed for, and what of it is to be asked: the line names the clause and not the act. */
export type Charged = {
  readonly seat: Seat;
  readonly clauses: readonly string[];
  readonly grounds: readonly ExpulsionGround[];
};

/** Seat by seat, in the order of the first such line. */
export const chargedIn = (expulsion: TournamentRules['expulsion'], state: GameState): Charged[] => {
  const charged = new Map<Seat, { clauses: Set<string>; grounds: Set<ExpulsionGround> }>();
  let over = false;
  for (const event of eventsOf(state.log)) {
    if (event.type === 'ResultFixed') over = true;
    if (event.type === 'VictimReturned') over = false;
    if ((event.type !== 'RemovalOrdered' && event.type !== 'ForfeitDeclared') || event.clause === undefined)
      continue;
    const grounds = groundsUnder(expulsion, event.clause, over);
    if (grounds.length === 0) continue;
    const own = charged.get(event.seat) ?? { clauses: new Set(), grounds: new Set() };
    own.clauses.add(event.clause);
    for (const ground of grounds) own.grounds.add(ground);
    charged.set(event.seat, own);
  }
  return [...charged].map(([seat, { clauses, grounds }]) => ({
    seat,
    clauses: [...clauses],
    grounds: [...grounds],
  }));
};
