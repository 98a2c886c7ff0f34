// What kind of test a file is, by its name and place: how long it takes, and when it begins, follow from it.

/** From what takes longest: the first that fits. */
const kinds = [
  ['whole games and halls through the screen', /\/e2e\/[^/]+\.browser\.test\.ts$/],
  ['the story in other engines', /\.(webkit|firefox)\.test\.ts$/],
  ['processes and connections killed', /\/kill\/[^/]+\.test\.ts$/],
  ['single screens', /\.browser\.test\.ts$/],
  ['random loops', /\.property\.test\.ts$/],
  ['PostgreSQL', /\.postgres\.test\.ts$/],
  ['paper and spreadsheets', /\.(poppler|libreoffice)\.test\.ts$/],
  ['real data', /\.data\.test\.ts$/],
  ['everything else', /./],
] as const satisfies readonly (readonly [string, RegExp])[];
export type TestKind = (typeof kinds)[number][0];

export const testKinds: readonly TestKind[] = kinds.map(([kind]) => kind);

export const kindOf = (file: string): TestKind =>
  kinds.find(([, pattern]) => pattern.test(file))?.[0] ?? 'everything else';
