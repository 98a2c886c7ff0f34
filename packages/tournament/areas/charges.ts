// Charges: raised with the sheet, decided by whom the rulebook names; if upheld, the player is expelled.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { type Charged, chargedIn } from '../charges.ts';
import type { TournamentCommandOf } from '../command.ts';
import type { EventBody } from '../event.ts';
import { type CommandMeta, isText } from '../meta.ts';
import { playedState } from '../papers.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { type Charge, chargeOf, chargesOf, type Game, holds } from '../state.ts';

const isSame = (charge: Charge, { seat, clauses }: Charged): boolean =>
  charge.seat === seat && charge.clauses.join() === clauses.join();

/** A sheet without a record says who was removed and not for what: a charge stands as long as its removal does. */
const isOn = ({ seat }: Charge, sheet: Sheet): boolean =>
  sheet.removed.includes(seat) || sheet.forfeitBy === seat;

const raised = (
  { book }: Scene,
  { id }: CommandMeta,
  { id: game, seats }: Game,
  charged: readonly Charged[],
): EventBody[] =>
  charged.map(({ seat, clauses, grounds }, i) => {
    const clause = book.rules.expulsion.grounds.find(({ ground }) => ground === grounds[0])?.clause ?? '';
    return {
      type: 'ChargeRaised',
      charge: `${id}.${i + 1}`,
      game,
      person: seats[seat - 1] ?? '',
      seat,
      clauses,
      grounds,
      clause,
    };
  });

const chargedBy = ({ book }: Scene, game: Game, text: string): readonly Charged[] => {
  const state = playedState(book, game, text);
  return isRefusal(state) ? [] : chargedIn(book.rules.expulsion, state);
};

/** The charges of a game after a sheet of it came in; an evening is no tournament to be removed from. */
export const chargesAfter = (
  scene: Scene,
  command: CommandMeta,
  game: Game,
  { sheet, record }: { readonly sheet: Sheet | null; readonly record: string | null },
): EventBody[] => {
  if (scene.state.kind !== 'tournament') return [];
  const known = chargesOf(scene.state, game.id);
  const charged = record === null ? null : chargedBy(scene, game, record);
  const stands = (charge: Charge): boolean =>
    charged === null ? sheet !== null && isOn(charge, sheet) : charged.some((each) => isSame(charge, each));
  return [
    ...known
      .filter((charge) => charge.decision === null && !stands(charge))
      .map((charge): EventBody => ({ type: 'ChargeDropped', charge: charge.id })),
    ...raised(
      scene,
      command,
      game,
      charged?.filter((each) => !known.some((charge) => isSame(charge, each))) ?? [],
    ),
  ];
};

const open = ({ state, book, by }: Scene, id: string): TournamentRefusal | null => {
  const charge = chargeOf(state, id);
  if (!charge) return refuse('charge/unknown', { charge: id });
  if (charge.decision) return refuse('charge/decided', { charge: id }, charge.clause);
  return holds(state, by, ...book.rules.expulsion.by) ? null : refuse('charge/not-yours', {}, charge.clause);
};

const decideCharge = (
  { state, book }: Scene,
  { charge: id, ground, reason }: TournamentCommandOf<'decide-charge'>,
): TournamentAnswer => {
  const charge = chargeOf(state, id);
  if (!charge) return refuse('charge/unknown', { charge: id });
  if (ground !== null && !charge.grounds.includes(ground)) return refuse('charge/ground', {}, charge.clause);
  if (!isText(reason)) return refuse('text/missing', { field: 'reason' });
  const { person } = charge;
  const clause = book.rules.expulsion.grounds.find((each) => each.ground === ground)?.clause ?? charge.clause;
  const expels = ground !== null && !state.expelled.some((each) => each.person === person);
  return [
    { type: 'ChargeDecided', charge: id, ground, reason, clause },
    ...(expels ? [{ type: 'PlayerExpelled' as const, person, clause, reason }] : []),
  ];
};

export const chargeChecks: CommandGuards<'decide-charge'> = {
  'decide-charge': { target: 'charge', ready: open, decide: decideCharge },
};
