// A language that nobody speaks, put in the place of English: whatever is still readable was not said through the language.

/** Wide letters; what stands in braces is filled in later and keeps its name. */
const disguised = (text: string): string =>
  text.replace(/\{[^}]*\}+|[A-Za-z]/g, (piece) =>
    piece.length > 1 ? piece : String.fromCodePoint((piece.codePointAt(0) ?? 0) + 0xfee0),
  );

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const disguisedValue = (value: unknown, seen: Set<unknown>): unknown => {
  if (typeof value === 'string') return disguised(value);
  if (typeof value === 'function') return (...args: unknown[]) => disguisedValue(value(...args), new Set());
  if (isTree(value)) disguiseAll(value, seen);
  return value;
};

/** Every text below, and what every function below answers; done in place, as those who use it hold the same object. */
const disguiseAll = (tree: Tree, seen: Set<unknown>): void => {
  if (seen.has(tree)) return;
  seen.add(tree);
  for (const [key, value] of Object.entries(tree)) tree[key] = disguisedValue(value, seen);
};

const disguiseTexts = (tree: Tree, seen: Set<unknown>): void => {
  if (seen.has(tree) || tree instanceof Set || tree instanceof Map) return;
  seen.add(tree);
  if (typeof tree['en'] === 'string' && typeof tree['ru'] === 'string') tree['en'] = disguised(tree['en']);
  for (const value of Object.values(tree)) if (isTree(value)) disguiseTexts(value, seen);
};

type Module = Readonly<Record<string, unknown>>;

/** The modules of the folder of English. */
export const disguiseLanguage = (modules: readonly Module[]): void => {
  const seen = new Set<unknown>();
  for (const exported of modules.flatMap(Object.values)) if (isTree(exported)) disguiseAll(exported, seen);
};

/** Modules of data that says something in all languages at once. */
export const disguiseData = (modules: readonly Module[]): void => {
  const seen = new Set<unknown>();
  for (const exported of modules.flatMap(Object.values)) if (isTree(exported)) disguiseTexts(exported, seen);
};
