// The text of scenarios/README.md: how a case is written down, and which cases there are.
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { ScenarioCase } from '@omerta/rules/testing/scenarios.ts';

const head = `# Scenarios

Written by \`npm run scenario-index\`: change a case or \`readme.ts\`, not this file.

A folder is a case: a position in which a rulebook's words must be read with care. Its name is the clause it is mainly about, that of fsm-2024 unless the case turns on another rulebook, and what happens. It holds games as \`.mgn\` and one \`expected.json\`:

- \`title\`, and \`case\`: the code that [docs/cases.md](../docs/cases.md) speaks of;
- \`games\`: by the name of the game's file
  - \`title\`: the turn that the case takes in this game;
  - \`clauses\`: the rulebooks the game is played under, each with the clauses it proves (the game's own \`[rulebook ...]\` is replaced by each of them);
  - \`all\`: what \`omerta replay\` must report under each of these rulebooks;
  - a rulebook's name: only what differs under it. An entry here takes the place of the whole entry of that name in \`all\`; nothing is merged deeper.

What is not stated is not compared, with one exception: where no \`warnings\` are stated there must be none. \`"refused": null\` says that every line is accepted; otherwise it says which line is refused, with what code and clause.

To see a game told: \`bin/omerta explain scenarios/4.4.8-votes-not-cast/revote.mgn\`. To try all of them: \`npm test -- scenarios\`.
`;

const listed = (items: readonly string[]): string => [...new Set(items)].join(', ');

const inNumbers = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** The clauses that the games of a case prove; rulebooks with the same ones stand together. */
const clausesOf = ({ games }: ScenarioCase): string => {
  const cited = rulebookIds.map((id) => ({
    id,
    clauses: listed(games.flatMap(({ clauses }) => clauses[id] ?? []).toSorted(inNumbers)),
  }));
  const groups = Object.entries(Object.groupBy(cited, ({ clauses }) => clauses));
  return groups
    .flatMap(([clauses, books = []]) =>
      clauses === '' ? [] : `${books.map(({ id }) => id).join(', ')}: ${clauses}`,
    )
    .join('; ');
};

const differing = ({ games }: ScenarioCase): string =>
  rulebookIds.filter((id) => games.some((game) => game[id] !== undefined)).join(', ');

const rowOf = (each: ScenarioCase): string =>
  `| [${each.folder}](${each.folder}/) | ${each.code ?? ''} | ${each.title} | ${each.games.length} | ${clausesOf(each)} | ${differing(each)} |`;

export const readmeOf = (cases: readonly ScenarioCase[]): string =>
  `${head}
## The cases

"Differs": the rulebooks that have an entry of their own beside \`all\` in some game of the case.

| case | code | what happens | games | clauses | differs |
|---|---|---|---|---|---|
${cases.map(rowOf).join('\n')}
`;
