// What cards cost that stand on no counted sheet: they come after those that do, and the sum is the same in any order.
import { type Fraction, isZero, makeExact, negate } from '@omerta/base/fraction.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { purpleFines, yellowFine } from '@omerta/scoring/standings/cards.ts';
import { stageLength } from '@omerta/scoring/standings/standings.ts';
import type { PersonId } from './meta.ts';
import type { Book } from './rulebooks/choose.ts';
import { type Game, gamesOf, isCounted, type TournamentState } from './state.ts';

export type LooseCardFine = { readonly person: PersonId; readonly points: string; readonly reason: string };

type Counted = Game & { readonly sheet: Sheet };

const playerAt = (game: Counted, seat: number): PersonId | undefined => game.sheet.seats[seat - 1]?.player;

/** Yellow cards count by stage, purple ones over the tournament. */
const sheetCards = (games: readonly Counted[], person: PersonId, stage: string | null): number =>
  games
    .filter((game) => stage === null || game.stage === stage)
    .flatMap((game): number[] =>
      (stage === null ? game.sheet.purple.map(({ seat }) => seat) : [...game.sheet.yellow]).filter(
        (seat) => playerAt(game, seat) === person,
      ),
    ).length;

const fineOf = (
  person: PersonId,
  { points, clause }: { readonly points: Fraction; readonly clause: string },
): LooseCardFine[] => (isZero(points) ? [] : [{ person, points: makeExact(negate(points)), reason: clause }]);

/** All cards of a player in the tournament, on sheets and off them. */
export const cardsOf = (
  state: TournamentState,
  person: PersonId,
): { readonly yellow: number; readonly purple: number } => {
  const games = gamesOf(state).filter(isCounted);
  const loose = (colour: 'yellow' | 'purple'): number =>
    state.cards.filter((card) => card.person === person && card.colour === colour).length;
  const yellow = state.stages.reduce((sum, { stage }) => sum + sheetCards(games, person, stage), 0);
  return { yellow: yellow + loose('yellow'), purple: sheetCards(games, person, null) + loose('purple') };
};

export const looseCardFines = (state: TournamentState, { scoring }: Book): LooseCardFine[] => {
  const games = gamesOf(state).filter(isCounted);
  const before = new Map<string, number>();
  const number = (key: string, first: number): number => {
    const next = (before.get(key) ?? first) + 1;
    before.set(key, next);
    return next;
  };
  return state.cards.flatMap((card): LooseCardFine[] => {
    const { person } = card;
    if (card.colour === 'yellow') {
      const stage = state.stages.find((each) => each.stage === card.stage);
      const at = number(`${person} ${card.stage}`, sheetCards(games, person, card.stage));
      const length = stageLength(
        stage?.plannedGames ?? null,
        games.filter((game) => game.stage === card.stage).map((game) => game.sheet),
      );
      return scoring.yellow ? fineOf(person, yellowFine(scoring.yellow, at, length)) : [];
    }
    const at = number(person, sheetCards(games, person, null));
    return scoring.purple
      ? purpleFines(scoring.purple, at, card.reason).flatMap((fine) => fineOf(person, fine))
      : [];
  });
};
