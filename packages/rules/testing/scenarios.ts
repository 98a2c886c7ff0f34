// The cases in scenarios/: their games, and what must come of each under every rulebook that it states.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RulebookId, rulebookIds } from '../rulebooks/rulebook.ts';

/** What `omerta replay` must report of a game, as far as it is stated. */
export type ScenarioOutcome = { readonly refused: object | null; readonly warnings?: readonly object[] };

type Part = { readonly [key in RulebookId]?: Partial<ScenarioOutcome> };

/** `clauses` names the rulebooks that the game is played under; a rulebook's part replaces entries of `all`. */
type Stated = Part & {
  readonly title: string;
  readonly clauses: Readonly<Partial<Record<RulebookId, readonly string[]>>>;
  readonly all: ScenarioOutcome;
};

type Expected = {
  readonly title: string;
  readonly case?: string;
  readonly games: Readonly<Record<string, Stated>>;
};

export type ScenarioGame = Stated & { readonly name: string; readonly text: string };

export type ScenarioCase = {
  readonly folder: string;
  readonly title: string;
  readonly code: string | undefined;
  readonly games: readonly ScenarioGame[];
};

export const scenarios = join(import.meta.dirname, '../../../scenarios');

const caseIn = (folder: string): ScenarioCase => {
  const at = (name: string): string => readFileSync(join(scenarios, folder, name), 'utf8');
  const { title, case: code, games } = JSON.parse(at('expected.json')) as Expected;
  return {
    folder,
    title,
    code,
    games: Object.entries(games).map(([name, stated]) => ({ ...stated, name, text: at(`${name}.mgn`) })),
  };
};

const folders = readdirSync(scenarios, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** In the order of their clauses. */
export const cases: readonly ScenarioCase[] = folders
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .map(caseIn);

export const rulebooksOf = ({ clauses }: ScenarioGame): readonly RulebookId[] =>
  rulebookIds.filter((id) => clauses[id] !== undefined);

export const outcomeUnder = (id: RulebookId, game: ScenarioGame): ScenarioOutcome => ({
  ...game.all,
  ...game[id],
});

export const textUnder = (id: RulebookId, { text }: ScenarioGame): string =>
  text.replace(/\[rulebook [^\]]*\]/, `[rulebook ${id}]`);

/** The games that no rulebook refuses a line of. */
export const wholeGames: readonly ScenarioGame[] = cases
  .flatMap(({ games }) => games)
  .filter((game) => rulebooksOf(game).every((id) => outcomeUnder(id, game).refused === null));
