// What the check of the register objects to, row by row.
import { expect, it } from 'vitest';
import { entryProblems, registerProblems } from './check.ts';
import { clauseTestsOf, type RegisterEntry } from './register.ts';

const honoured: RegisterEntry = {
  rulebook: 'fsm-2024',
  clause: '8.8',
  kind: 'tournament',
  status: 'tournament',
  where: ['protest'],
  planned: ['/me'],
  text: 'A player may protest.',
};
const proved = { 'fsm-2024 8.8': ['packages/tournament/areas/protests.test.ts'] };
const problems = (change: Partial<RegisterEntry>, tests = {}): readonly string[] =>
  entryProblems({ ...honoured, ...change }, tests);

it('what is honoured can be reached and is proved', () => {
  expect(problems({}, proved)).toEqual([]);
  expect(problems({})).toEqual(['fsm-2024 8.8: tournament, but no test cites it']);
  expect(problems({ where: [] }, proved)).toEqual(['fsm-2024 8.8: nowhere honoured']);
});

it('what is planned cannot be reached and says where it will be, proved in its machine or not', () => {
  const planned = { status: 'planned', where: [] } as const;
  expect(problems(planned)).toEqual([]);
  expect(problems(planned, proved)).toEqual([]);
  expect(problems({ ...planned, planned: [] })).toEqual(['fsm-2024 8.8: planned for nothing']);
  expect(problems({ ...planned, where: ['protest'] })).toEqual([
    'fsm-2024 8.8: planned, but honoured at protest',
  ]);
});

it('a clause is proved by the files whose tests begin with its number', () => {
  const tests = clauseTestsOf([
    { file: 'b.test.ts', title: '[fsm-2024 8.8, 7.1; neft-mmt 18.1] is a right' },
    { file: 'a.test.ts', title: '[fsm-2024 8.8] is a right of every player' },
    { file: 'a.test.ts', title: '[fsm-2024 8.8] is a right of nobody else' },
    { file: 'c.test.ts', title: 'proves [fsm-2024 8.8] in passing' },
  ]);
  expect(Object.entries(tests)).toEqual([
    ['fsm-2024 7.1', ['b.test.ts']],
    ['fsm-2024 8.8', ['a.test.ts', 'b.test.ts']],
    ['neft-mmt 18.1', ['b.test.ts']],
  ]);
});

it('a clause that no rulebook has is told with the files that cite it', () => {
  expect(registerProblems({ 'fsm-2024 99.9': ['a.test.ts', 'b.test.ts'] })).toContain(
    'fsm-2024 99.9: unknown, but cited in a.test.ts, b.test.ts',
  );
});

it('a reminder is proved like anything else', () => {
  expect(problems({ kind: 'physical', status: 'reminder', where: ['/desk'] })).toEqual([
    'fsm-2024 8.8: reminder, but no test cites it',
  ]);
});

it('status follows kind', () => {
  expect(problems({ kind: 'physical' }, proved)).toEqual([
    'fsm-2024 8.8: kind physical cannot have status tournament',
  ]);
  expect(problems({ kind: 'advisor', status: 'scoring' }, proved)).toEqual([]);
  expect(problems({ kind: 'engine', status: 'planned', where: [] })).toEqual([
    'fsm-2024 8.8: kind engine cannot have status planned',
  ]);
});

it('a definition asks for nothing', () => {
  const definition = { kind: 'definition', status: 'definition', where: [], planned: [] } as const;
  expect(problems(definition)).toEqual([]);
  expect(problems({ ...definition, planned: ['/desk'] })).toEqual([
    'fsm-2024 8.8: definition, but planned for /desk',
  ]);
});
