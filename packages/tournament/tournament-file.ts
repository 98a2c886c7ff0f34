// The tournament file and its records, made from the state.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { tournamentFormat } from '@omerta/scoring/standings/tournament-file.ts';
import { countedOf } from './counted.ts';
import type { PersonId } from './meta.ts';
import { chooseBook, type RulesChoice } from './rulebooks/choose.ts';
import type { Game, TournamentState } from './state.ts';

/** Names live outside the log: whoever writes the file brings them. */
export type Names = (person: PersonId) => { readonly nick: string; readonly club: string | null };

type FileOptions = {
  readonly names?: Names;
  /** Which games are in it; without it every one that has a sheet and is not annulled. */
  readonly counts?: (game: Game) => boolean;
  /** Without records beside it: every game by its sheet. */
  readonly isAlone?: boolean;
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

type TournamentFiles = {
  readonly file: TournamentJson;
  /** The text of each record by its path in the file. */
  readonly records: Readonly<Record<string, string>>;
};

const noNames: Names = (person) => ({ nick: person, club: null });

export const recordPath = ({ stage, round, table, attempt }: Game): string =>
  `records/${stage}-${round}-${table}${attempt === 1 ? '' : `-${attempt}`}.mgn`;

/** Stands for the clause of an official who sat in, where the rulebook has none. */
const outOfCompetition = 'out of competition';

export const tournamentFiles = (
  state: TournamentState,
  { names = noNames, counts, isAlone = false }: FileOptions = {},
): TournamentFiles => {
  const book = chooseBook(state.rules);
  const { players, stages, games, fines, expelled, standIns, lots } = countedOf(state, counts);
  const records: Record<string, string> = {};
  const listed = games.map((game): TournamentJson['games'][number] => {
    const { stage, round, table, record, sheet } = game;
    if (isAlone || record === null || game.amended) return { stage, round, table, sheet };
    records[recordPath(game)] = record;
    return { stage, round, table, record: recordPath(game) };
  });
  const sitsIn = (isRefusal(book) ? null : book.rules.substitutes.clause) ?? outOfCompetition;
  const file: TournamentJson = {
    format: tournamentFormat,
    name: state.name,
    rulebook: state.rules.rulebook,
    switches: state.rules.switches,
    players: players.map((id) => ({ id, ...names(id) })),
    stages: stages.map(({ stage, name, kind, plannedGames, coefficient, carry }) => ({
      id: stage,
      name,
      kind,
      plannedGames,
      coefficient,
      carry,
    })),
    games: listed,
    fines: fines.map(({ person, points, reason }) => ({ player: person, points, reason })),
    // The file has one list for everybody who takes no place.
    expelled: [
      ...expelled.map(({ person, clause }) => ({ player: person, clause })),
      ...standIns.map((person) => ({ player: person, clause: sitsIn })),
    ],
    lots,
  };
  return { file, records };
};
