// The cards before they are lines: what is left in the deck, what the referee marks at once, what a call says.
import type { CommandOf } from '@omerta/rules/game/command.ts';
import { cardsLeft, withoutCard } from '@omerta/rules/game/decide/dealing.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { type Role, roles } from '@omerta/rules/game/role.ts';
import { has, type Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { prompt, type SpokenPhrase } from '@omerta/rules/game/tell/prompt.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Phrase } from '@omerta/rules/rulebooks/script.ts';

/** From the seats taken to the line of the first night; a break or an early end is the table's own. */
export const isDealing = ({
  rulebook,
  state,
}: {
  readonly rulebook: Rulebook;
  readonly state: GameState;
}): boolean =>
  state.phase === 'dealing' && !state.paused && state.result === null && expects(rulebook, state) !== null;

/** `call`: the rulebook's own way, seat by seat; `once`: the referee knows all ten; `device`: a club evening without cards. */
export const dealings = ['call', 'once', 'device'] as const;
export type Dealing = (typeof dealings)[number];

export type Marked = Readonly<Partial<Record<Seat, Role>>>;

const order = ['black', 'don', 'sheriff'] as const satisfies readonly Role[];

const countOf = (marked: Marked, role: Role): number =>
  Object.values(marked).filter((each) => each === role).length;

/** The card to mark next among those still in the deck, or null when the rest are red. */
export const nextCard = (state: GameState, marked: Marked): (typeof order)[number] | null =>
  order.find((role) => countOf(marked, role) < cardsLeft(state, role)) ?? null;

/** How many are still to be marked. */
export const leftToMark = (state: GameState, marked: Marked): number =>
  order.reduce((sum, role) => sum + cardsLeft(state, role) - countOf(marked, role), 0);

/** A second tap takes the mark back. */
export const mark = (state: GameState, marked: Marked, seat: Seat): Marked => {
  const { [seat]: had, ...others } = marked;
  const next = nextCard(state, others);
  return had !== undefined || next === null ? others : { ...marked, [seat]: next };
};

/** Players removed before the deal come last, as the rules ask. */
export const dealOf = (
  state: GameState,
  marked: Marked,
): readonly Pick<CommandOf<'deal'>, 'seat' | 'role'>[] =>
  withoutCard(state)
    .toSorted((a, b) => Number(has(state.alive, b)) - Number(has(state.alive, a)))
    .map((seat) => ({ seat, role: marked[seat] ?? 'red' }));

/** Every card still in the deck, one by one: each is as likely to be drawn. */
export const cardsInDeck = (state: GameState): readonly Role[] =>
  roles.flatMap((role) => Array.from({ length: cardsLeft(state, role) }, () => role));

/** The words that open the game: the masks go on before the first card. */
export const openingCall = ({ script }: Rulebook): Phrase | undefined => script['opening-night'];

/** How the next player is called to his card; undefined when everybody has one. */
export const cardCall = (rulebook: Rulebook, state: GameState): SpokenPhrase | undefined => {
  const { expected, say } = prompt(rulebook, state);
  return expected?.step === 'deal' ? say[0] : undefined;
};
