// What is counted as reachable, proven, planned, and proven only in the machine.
import { expect, it } from 'vitest';
import { countClauses } from './count.ts';

const clause = (
  rulebook: 'fsm-2024' | 'neft-mmt',
  kind: 'tournament' | 'engine' | 'definition',
  status: typeof kind | 'planned',
  tests: number,
) => ({
  rulebook,
  kind,
  status,
  planned: status === 'planned' || status === 'tournament' ? ['/desk'] : [],
  tests: Array.from({ length: tests }, (_, i) => `test ${i}`),
});

const list = [
  clause('fsm-2024', 'tournament', 'tournament', 2),
  clause('fsm-2024', 'tournament', 'planned', 1),
  clause('fsm-2024', 'tournament', 'planned', 0),
  clause('neft-mmt', 'definition', 'definition', 1),
  clause('neft-mmt', 'engine', 'engine', 0),
];

const none = { clauses: 0, asksNothing: 0, reachable: 0, partly: 0, proven: 0, planned: 0, machineProven: 0 };

it('a planned clause is never reachable, however well its machine is proven; one with more to come is reachable in part; a definition is neither', () => {
  expect(countClauses(list).all).toEqual({
    clauses: 5,
    asksNothing: 1,
    reachable: 2,
    partly: 1,
    proven: 1,
    planned: 2,
    machineProven: 1,
  });
});

it('is counted by rulebook and by kind, of those there are', () => {
  const { byRulebook, byKind } = countClauses(list);
  expect(byRulebook).toEqual({
    'fsm-2024': { ...none, clauses: 3, reachable: 1, partly: 1, proven: 1, planned: 2, machineProven: 1 },
    'neft-mmt': { ...none, clauses: 2, asksNothing: 1, reachable: 1 },
  });
  expect(Object.keys(byKind)).toEqual(['engine', 'tournament', 'definition']);
  expect(byKind.tournament).toEqual(byRulebook['fsm-2024']);
});
