// Whether a paper of a game follows from the game's stream: what both tell and tell differently, fact by fact.
import { seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Difference, differences, type Fact, ofSeat } from './fact.ts';
import { playFacts } from './play-facts.ts';
import { sheetSoFar } from './record-sheet.ts';
import type { Sheet } from './sheet.ts';
import { sheetFacts } from './sheet-facts.ts';

/** A game as its stream has it, by the rules it is played under. */
export type Play = { readonly rulebook: Rulebook; readonly state: GameState };

/** `state`: the game as a full record leaves it; null where the paper is a sheet alone. */
type PaperSaid = { readonly sheet: Sheet; readonly state: GameState | null };

/** A card that no line has dealt is known to the paper alone. */
const cardsNotDealt = ({ state }: Play): Fact[] =>
  seats.filter((seat) => state.roles[seat] === null).map((seat) => ofSeat('role', seat, null));

/** None: the paper follows. What people give after the play (points, penalties, fines) is free. */
export const departures = (play: Play, { sheet, state }: PaperSaid): readonly Difference[] => {
  const told = [...sheetFacts(sheetSoFar(play.rulebook, play.state, [])), ...cardsNotDealt(play)];
  if (state === null) return differences(told, sheetFacts(sheet));
  const byName = ![...play.state.ballots, ...state.ballots].some(({ counted }) => counted);
  return differences(
    [...told, ...playFacts(play.state, byName)],
    [...sheetFacts(sheet), ...playFacts(state, byName)],
  );
};
