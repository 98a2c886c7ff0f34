// Every scenario, under every rulebook whose outcome it states.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { print } from '@omerta/rules/notation/print.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { rulebookIds as known } from '@omerta/rules/rulebooks/rulebook.ts';
import {
  cases,
  outcomeUnder,
  rulebooksOf,
  type ScenarioOutcome,
  scenarios,
  textUnder,
} from '@omerta/rules/testing/scenarios.ts';
import { describe, expect, it } from 'vitest';

const played = (text: string): ScenarioOutcome => {
  const record = parse(text);
  if (isRefusal(record)) throw new Error(`${record.code} in line ${record.line}`);
  const { state, refused, warnings } = replay(record);
  const refusal = refused && {
    line: refused.line,
    code: refused.refusal.code,
    clause: refused.refusal.clause,
  };
  const told = warnings.map(({ line, warning: { kind, clause, own } }) => ({
    line,
    code: kind,
    clause,
    own,
  }));
  return { refused: refusal, ...reportState(record.rulebook, state), warnings: told };
};

describe.each(cases)('$folder', ({ folder, code = folder, games }) => {
  for (const game of games) {
    for (const id of rulebooksOf(game)) {
      const clauses = game.clauses[id] ?? [];
      const cited = clauses.length === 0 ? `${id}:` : `[${id} ${clauses.join(', ')}]`;
      it(`${cited} ${code} ${game.title} (${game.name})`, () => {
        const actual = played(textUnder(id, game));
        const expected = outcomeUnder(id, game);
        expect(actual).toMatchObject(expected);
        // Where a scenario names none, nothing may speak against its lines.
        expect(actual.warnings).toEqual(expected.warnings ?? []);
      });
    }

    it(`${game.name} prints to a text that prints to itself`, () => {
      const record = parse(game.text);
      if (isRefusal(record)) throw new Error(`${game.name} cannot be read`);
      const once = print(record);
      const again = parse(once);
      expect(isRefusal(again) ? again : print(again)).toBe(once);
    });
  }

  it('is named by a clause that its games cite', () => {
    const [clause] = /^[a-z0-9.]+(?=(-[a-z0-9]+)+$)/.exec(folder) ?? [];
    expect(games.flatMap((game) => Object.values(game.clauses).flat())).toContain(clause);
  });

  it('states what comes of each of its games, and of no other', () => {
    const files = readdirSync(join(scenarios, folder)).toSorted();
    expect(files).toEqual(['expected.json', ...games.map(({ name }) => `${name}.mgn`)].toSorted());
  });

  it.each(games)('$name says of a rulebook only what is not said of all', (game) => {
    expect(game.all).toHaveProperty('refused');
    expect([...known, 'title', 'clauses', 'all', 'name', 'text']).toEqual(
      expect.arrayContaining(Object.keys(game)),
    );
    expect(known).toEqual(expect.arrayContaining(Object.keys(game.clauses)));
    for (const id of known.filter((each) => game[each] !== undefined)) {
      expect(rulebooksOf(game)).toContain(id);
      const inAll = Object.entries(game.all);
      for (const entry of Object.entries(game[id] ?? {})) expect(inAll, id).not.toContainEqual(entry);
    }
  });
});

it('a code names one case', () => {
  const codes = cases.flatMap(({ code }) => code ?? []);
  expect(new Set(codes).size).toBe(codes.length);
});
