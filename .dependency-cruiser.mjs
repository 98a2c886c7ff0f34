// Imports go down only: apps above packages, packages above base, base above nothing.
const below = {
  base: [],
  rules: ['base'],
  store: ['base'],
  seating: ['base'],
  scoring: ['base', 'rules'],
  stream: ['base', 'rules', 'store'],
  sync: ['base', 'rules', 'store', 'stream'],
  bots: ['base', 'rules'],
  play: ['base', 'bots', 'rules', 'stream'],
  tournament: ['base', 'rules', 'scoring'],
  documents: ['base', 'rules', 'scoring', 'store', 'stream', 'tournament'],
  office: ['base', 'bots', 'documents', 'rules', 'scoring', 'seating', 'store', 'stream', 'tournament'],
  pages: ['base', 'rules', 'scoring', 'seating', 'tournament'],
  testkit: ['base', 'bots', 'rules'],
};

/** Tests, and what only they import. */
export const ofTests = '\\.test\\.ts$|/(testing|properties|e2e)/';

const packageRules = Object.entries(below).map(([name, allowed]) => ({
  name: `${name}-imports-only-what-is-below`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: ofTests },
  to: { path: '^(packages|apps|bench)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

export default {
  forbidden: [
    ...packageRules,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'base-and-rules-are-pure',
      comment: 'no clock, no random, no I/O, no dependency from outside',
      severity: 'error',
      from: { path: '^packages/(base|rules)/', pathNot: ofTests },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^packages/',
      },
    },
    {
      name: 'testkit-is-for-tests',
      comment: 'it brings a browser driver, which no user of the product needs; benchmarks need one too',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: `^packages/testkit/|${ofTests}` },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'the-shadow-counts-by-itself',
      comment: 'it takes from the product what happened in a game, and no point of it',
      severity: 'error',
      from: { path: '^packages/testkit/shadow/' },
      to: { path: '^(packages|apps|bench)/', pathNot: '^packages/(testkit/shadow|base|rules)/' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|bench)/' },
    },
    {
      name: 'no-door-imports-another',
      comment: 'what two screens share stands below the doors',
      severity: 'error',
      from: { path: '^apps/web/doors/([^/]+)/', pathNot: ofTests },
      to: { path: '^apps/web/doors/', pathNot: '^apps/web/doors/$1/' },
    },
    {
      name: 'shared-imports-no-door',
      severity: 'error',
      from: { path: '^apps/web/[^/]+/', pathNot: `^apps/web/doors/|${ofTests}` },
      to: { path: '^apps/web/doors/' },
    },
    {
      name: 'no-part-imports-its-whole',
      comment: 'a folder in a folder is below it; circles between folders are sought without these',
      severity: 'error',
      from: { path: '^(apps/web/.+)/[^/]+/[^/]+$', pathNot: ofTests },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'resolvable',
      comment: 'types without a module have no file',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(vite/client|pdfmake/interfaces[.]js)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
