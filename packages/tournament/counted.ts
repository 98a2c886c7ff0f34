// What of a tournament counts in its table: players, games, fines and lots, as the state has them.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { stageLength } from '@omerta/scoring/standings/standings.ts';
import { type LooseCardFine, looseCardFines } from './loose-cards.ts';
import type { PersonId } from './meta.ts';
import { chooseBook } from './rulebooks/choose.ts';
import { type Game, gamesOf, isCounted, type StageState, type TournamentState } from './state.ts';

type CountedGame = Game & { readonly sheet: Sheet };

type Counted = {
  readonly players: readonly PersonId[];
  readonly stages: readonly (Omit<StageState, 'plannedGames'> & { readonly plannedGames: number })[];
  /** By stage, round and table. */
  readonly games: readonly CountedGame[];
  /** Loose cards have their fines among them. */
  readonly fines: readonly LooseCardFine[];
  readonly expelled: TournamentState['expelled'];
  /** Officials who sat in out of competition and were not expelled. */
  readonly standIns: readonly PersonId[];
  readonly lots: readonly (readonly PersonId[])[];
};

/** Those of a field, while there is none everybody who was accepted; whoever sat in a game that counts, and nobody else. */
const playersOf = (state: TournamentState, games: readonly Game[]): PersonId[] => {
  const seated = new Set(games.flatMap((game) => game.seats));
  const field = new Set(state.stages.flatMap(({ players }) => players));
  const listed = state.entries.filter(
    ({ person, status }) =>
      seated.has(person) ||
      status === 'expelled' ||
      (status === 'accepted' && (field.size === 0 || field.has(person))),
  );
  return [...new Set([...listed.map(({ person }) => person), ...seated])];
};

const inOrder = (state: TournamentState) => {
  const at = new Map(state.stages.map(({ stage }, i) => [stage, i]));
  return (a: Game, b: Game): number =>
    (at.get(a.stage) ?? 0) - (at.get(b.stage) ?? 0) || a.round - b.round || a.table - b.table;
};

/** An evening plans nothing: it is as long as the games of whoever played most. */
const lengthOf = ({ stage, plannedGames }: StageState, games: readonly CountedGame[]): number => {
  const sheets = games.filter((game) => game.stage === stage).map((game) => game.sheet);
  return Math.max(stageLength(plannedGames, sheets), 1);
};

/** `counts` leaves games out; those without a sheet and annulled ones never count. */
export const countedOf = (state: TournamentState, counts: (game: Game) => boolean = () => true): Counted => {
  const book = chooseBook(state.rules);
  const games = gamesOf(state).filter(isCounted).filter(counts).toSorted(inOrder(state));
  const players = playersOf(state, games);
  const plays = ({ person }: { readonly person: PersonId }): boolean => players.includes(person);
  const expelled = state.expelled.filter(plays);
  return {
    players,
    stages: state.stages.map((stage) => ({ ...stage, plannedGames: lengthOf(stage, games) })),
    games,
    fines: [...state.fines, ...(isRefusal(book) ? [] : looseCardFines(state, book))].filter(plays),
    expelled,
    standIns: state.standIns.filter(
      (person) => plays({ person }) && !expelled.some((each) => each.person === person),
    ),
    lots: state.lots
      .map(({ players: order }) => order)
      .filter((order) => order.every((person) => plays({ person }))),
  };
};
