// Every scenario, under every rulebook whose outcome it states.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem, parse } from '@omerta/rules/notation/parse.ts';
import { print } from '@omerta/rules/notation/print.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { describe, expect, it } from 'vitest';

type Replayed = { readonly refused: null | object; readonly warnings?: readonly object[] };
type Expectation = { readonly clauses: readonly string[]; readonly replay: Replayed };
type Scenario = {
  readonly case: string;
  readonly title: string;
  readonly expect: Readonly<Record<string, Expectation>>;
};

const here = import.meta.dirname;

const load = (folder: string, name: string): { readonly spec: Scenario; readonly text: string } => ({
  spec: JSON.parse(readFileSync(join(here, folder, `${name}.json`), 'utf8')) as Scenario,
  text: readFileSync(join(here, folder, `${name}.mgn`), 'utf8'),
});

const namesIn = (folder: string): string[] =>
  readdirSync(join(here, folder))
    .filter((file) => file.endsWith('.mgn'))
    .map((file) => file.slice(0, -'.mgn'.length));

const outcome = (text: string): Partial<Replayed> => {
  const record = parse(text);
  if (isProblem(record)) throw new Error(`${record.code} in line ${record.line}`);
  const { state, refused, warnings } = replay(record);
  const refusal = refused && {
    line: refused.line,
    code: refused.refusal.code,
    clause: refused.refusal.clause,
  };
  const told = warnings.map(({ line, warning: { code, clause, own } }) => ({ line, code, clause, own }));
  return { refused: refusal, ...reportState(record.rulebook, state), warnings: told };
};

for (const folder of ['good', 'refused']) {
  describe(folder, () => {
    for (const name of namesIn(folder)) {
      const { spec, text } = load(folder, name);
      for (const [id, expected] of Object.entries(spec.expect)) {
        const cited = expected.clauses.length === 0 ? `${id}:` : `[${id} ${expected.clauses.join(', ')}]`;
        const game = text.replace(/\[rulebook [^\]]*\]/, `[rulebook ${id}]`);
        it(`${cited} ${spec.case} ${spec.title} (${name})`, () => {
          const actual = outcome(game);
          expect(actual).toMatchObject(expected.replay);
          // Where a scenario names none, nothing may speak against its lines.
          expect(actual.warnings).toEqual(expected.replay.warnings ?? []);
          expect(expected.replay.refused === null).toBe(folder === 'good');
        });
      }
      it(`${name} prints to a text that prints to itself`, () => {
        const record = parse(text);
        if (isProblem(record)) throw new Error(`${name} cannot be read`);
        const once = print(record);
        const again = parse(once);
        expect(isProblem(again) ? again : print(again)).toBe(once);
      });
    }
  });
}
