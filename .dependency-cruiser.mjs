// Imports go down only: apps above packages, packages above rules, rules above nothing.
const below = {
  rules: [],
  scoring: ['rules'],
  seating: ['scoring', 'rules'],
  store: ['rules'],
  testkit: ['rules'],
  tournament: ['rules', 'scoring'],
  office: ['rules', 'scoring', 'seating', 'store', 'testkit', 'tournament'],
};

const packageRules = Object.entries(below).map(([name, allowed]) => ({
  name: `${name}-imports-only-what-is-below`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: '\\.test\\.ts$|^packages/[^/]+/testing/' },
  to: { path: '^(packages|apps|bench)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

export default {
  forbidden: [
    ...packageRules,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'rules-are-pure',
      comment: 'no clock, no random, no I/O, no dependency',
      severity: 'error',
      from: { path: '^packages/rules/', pathNot: '\\.test\\.ts$|^packages/[^/]+/testing/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'], pathNot: '^packages/' },
    },
    { name: 'packages-know-no-app', severity: 'error', from: { path: '^packages/' }, to: { path: '^(apps|bench)/' } },
    {
      name: 'resolvable',
      comment: 'what the bundler makes up, and types without a module, have no file',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:pwa-register|vite/client|vite-plugin-pwa/client)$' },
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
