// From the state to the contract's tournament file and its records: what standings are made of.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { stageLength } from '@omerta/scoring/standings/standings.ts';
import { tournamentFormat } from '@omerta/scoring/standings/tournament-file.ts';
import { looseCardFines } from './loose-cards.ts';
import type { PersonId } from './meta.ts';
import { chooseBook, type RulesChoice } from './rulebooks/choose.ts';
import { type Game, gamesOf, isCounted, type TournamentState } from './state.ts';

/** Names live outside the log: whoever writes the file brings them. */
export type Names = (person: PersonId) => { readonly nick: string; readonly club: string | null };

export type FileOptions = {
  readonly names?: Names;
  /** Which games are in it; without it every one that has a sheet and is not annulled. */
  readonly counts?: (game: Game) => boolean;
  /** A recorded game as its record, or as the sheet that was made from it when it was handed in: the points are the same. */
  readonly games?: 'records' | 'sheets';
};

export type TournamentJson = {
  readonly format: string;
  readonly name: string;
  readonly rulebook: RulesChoice['rulebook'];
  readonly switches: RulesChoice['switches'];
  readonly players: readonly { readonly id: PersonId; readonly nick: string; readonly club: string | null }[];
  readonly stages: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly plannedGames: number;
    readonly coefficient: string;
    readonly carry: boolean;
  }[];
  readonly games: readonly ({ readonly stage: string; readonly round: number; readonly table: number } & (
    | { readonly record: string }
    | { readonly sheet: Sheet }
  ))[];
  readonly fines: readonly { readonly player: PersonId; readonly points: string; readonly reason: string }[];
  readonly expelled: readonly { readonly player: PersonId; readonly clause: string }[];
  readonly lots: readonly (readonly PersonId[])[];
};

export type TournamentFiles = {
  readonly file: TournamentJson;
  /** The text of each record by its path in the file. */
  readonly records: Readonly<Record<string, string>>;
};

const noNames: Names = (person) => ({ nick: person, club: null });

export const recordPath = ({ stage, round, table, attempt }: Game): string =>
  `records/${stage}-${round}-${table}${attempt === 1 ? '' : `-${attempt}`}.mgn`;

/** Accepted players, whoever sat in a game that counts, and nobody else. */
const playersOf = (state: TournamentState, games: readonly Game[]): PersonId[] => {
  const seated = new Set(games.flatMap((game) => game.seats));
  const listed = state.entries.filter(
    ({ person, status }) => status === 'accepted' || status === 'expelled' || seated.has(person),
  );
  return [...new Set([...listed.map(({ person }) => person), ...seated])];
};

/** What stands for the clause where the rulebook has none: the official sat in out of competition. */
const outOfCompetition = 'out of competition';

const inFileOrder = (state: TournamentState) => {
  const at = new Map(state.stages.map(({ stage }, i) => [stage, i]));
  return (a: Game, b: Game): number =>
    (at.get(a.stage) ?? 0) - (at.get(b.stage) ?? 0) || a.round - b.round || a.table - b.table;
};

export const tournamentFiles = (
  state: TournamentState,
  { names = noNames, counts = () => true, games: as = 'records' }: FileOptions = {},
): TournamentFiles => {
  const book = chooseBook(state.rules);
  const games = gamesOf(state).filter(isCounted).filter(counts).toSorted(inFileOrder(state));
  const players = playersOf(state, games);
  const records: Record<string, string> = {};
  const listed = games.map((game): TournamentJson['games'][number] => {
    const { stage, round, table, record, sheet } = game;
    if (as === 'sheets' || record === null || game.amended) return { stage, round, table, sheet };
    records[recordPath(game)] = record;
    return { stage, round, table, record: recordPath(game) };
  });
  const cards = isRefusal(book) ? [] : looseCardFines(state, book);
  const clause = isRefusal(book) ? null : book.rules.substitutes.clause;
  const standIns = state.standIns.filter(
    (person) => players.includes(person) && !state.expelled.some((each) => each.person === person),
  );
  const file: TournamentJson = {
    format: tournamentFormat,
    name: state.name,
    rulebook: state.rules.rulebook,
    switches: state.rules.switches,
    players: players.map((id) => ({ id, ...names(id) })),
    stages: state.stages.map(({ stage, name, kind, plannedGames, coefficient, carry }) => {
      const sheets = games.filter((game) => game.stage === stage).map((game) => game.sheet);
      // An evening plans nothing: it is as long as the games of whoever played most.
      return {
        id: stage,
        name,
        kind,
        plannedGames: Math.max(stageLength(plannedGames, sheets), 1),
        coefficient,
        carry,
      };
    }),
    games: listed,
    fines: [...state.fines, ...cards]
      .filter(({ person }) => players.includes(person))
      .map(({ person, points, reason }) => ({ player: person, points, reason })),
    expelled: [
      ...state.expelled
        .filter(({ person }) => players.includes(person))
        .map(({ person, clause: by }) => ({ player: person, clause: by })),
      ...standIns.map((person) => ({ player: person, clause: clause ?? outOfCompetition })),
    ],
    lots: state.lots
      .map(({ players: order }) => order)
      .filter((order) => order.every((person) => players.includes(person))),
  };
  return { file, records };
};
