// Which tests a change touches, and which of them wait for the whole run.
import { describe, expect, it } from 'vitest';
import type { ImportGraph, NamedFile } from './import-graph.ts';
import type { TestIndex } from './test-index.ts';
import { touchedBy } from './touched.ts';

const now = (file: string): NamedFile => ({ file, later: false });
const later = (file: string): NamedFile => ({ file, later: true });

const print = 'apps/web/doors/desk/print/print-room.tsx';
const tables = 'apps/web/e2e/whole-game.browser.test.ts';
const papers = 'apps/web/e2e/desk-papers.browser.test.ts';
const unknown = 'apps/web/doors/new/new.browser.test.ts';
const night = 'packages/rules/game/night.ts';
const nightTest = 'packages/rules/game/night.test.ts';
const killed = 'packages/store/kill/kill.test.ts';

const graph: ImportGraph = new Map([
  ['apps/web/main.tsx', [now('apps/web/router.tsx')]],
  [
    'apps/web/router.tsx',
    [later('apps/web/doors/desk/desk-page.tsx'), later('apps/web/doors/table/table-page.tsx')],
  ],
  ['apps/web/doors/desk/desk-page.tsx', [later(print), now('apps/web/look/button.tsx')]],
  ['apps/web/doors/table/table-page.tsx', [now('apps/web/look/button.tsx'), now(night)]],
  [print, []],
  ['apps/web/look/button.tsx', []],
  [night, []],
  [nightTest, [now(night)]],
  [killed, [now('packages/store/kill/rounds.ts'), now(night)]],
  ['packages/store/kill/rounds.ts', []],
]);
const index: TestIndex = new Map([
  [tables, { seconds: 60, opens: ['table-page'] }],
  [papers, { seconds: 30, opens: ['desk-page', 'print-room'] }],
]);
const of = (...changed: readonly string[]) =>
  touchedBy(changed, [tables, papers, nightTest, killed], graph, index);

describe('a change', () => {
  it('of one screen touches the tests that open it, and none that open others', () => {
    expect(of(print)).toEqual({ tests: [papers], left: [] });
  });

  it('of what every page begins with, or of what two screens share, touches both', () => {
    expect(of('apps/web/router.tsx').tests).toEqual([papers, tables]);
    expect(of('apps/web/look/button.tsx').tests).toEqual([papers, tables]);
  });

  it('of a screen runs a test of which nothing is known yet', () => {
    expect(touchedBy([print], [unknown, tables], graph, index).tests).toEqual([unknown]);
  });

  it('of a rule runs its quick tests, and leaves browsers and killed processes of others to the whole run', () => {
    expect(of(night)).toEqual({ tests: [nightTest], left: [tables, killed] });
  });

  it('of a test’s own helper runs it, however long it takes', () => {
    expect(of('packages/store/kill/rounds.ts')).toEqual({ tests: [killed], left: [] });
  });

  it('of what every page begins with runs the quickest as far as the time goes, and leaves the rest', () => {
    const slow = new Map([...index, [tables, { seconds: 290, opens: ['table-page'] }]]);
    expect(touchedBy(['apps/web/router.tsx'], [tables, papers], graph, slow)).toEqual({
      tests: [papers],
      left: [tables],
    });
    expect(touchedBy([tables], [tables, papers], new Map([...graph, [tables, []]]), slow).tests).toEqual([
      tables,
    ]);
  });
});
