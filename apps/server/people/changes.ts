// What differs between two states, told shortly: the place, what stood there and what stands there now.

/** `place`: the way to it, outermost first. Null where there was, or is, nothing. */
export type StateChange = {
  readonly place: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
};

type Fields = Readonly<Record<string, unknown>>;

/** Longer ones are cut: whoever wants the whole reads the log. */
const longest = 200;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (!isFields(value)) return String(value);
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined)
    .map(([key, each]) => `${key}: ${written(each)}`)
    .join('; ');
};

const told = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const [whole, cut] = [written(value), longest - 1];
  return whole.length <= longest ? whole : `${whole.slice(0, cut).toWellFormed()}…`;
};

/** By what each is called, where all of them have a name of their own; null where not. */
const byName = (list: readonly unknown[]): Fields | null => {
  const names = list.map((each) => (isFields(each) ? (each['id'] ?? each['stage'] ?? each['person']) : null));
  const isNamed = names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
  return isNamed ? Object.fromEntries(list.map((each, i) => [String(names[i]), each])) : null;
};

/** What only one of two lists has. */
const listed = (
  before: readonly unknown[],
  after: readonly unknown[],
  place: readonly string[],
): StateChange[] => {
  const [old, now] = [new Set(before.map(written)), new Set(after.map(written))];
  const gone = before.filter((each) => !now.has(written(each)));
  const come = after.filter((each) => !old.has(written(each)));
  if (![...gone, ...come].some(isFields)) {
    const [left, joined] = [gone, come].map((each) => (each.length === 0 ? null : told(each)));
    // The same in another order: who sits where.
    if (gone.length + come.length === 0)
      return written(before) === written(after) ? [] : [{ place, before: told(before), after: told(after) }];
    return [{ place, before: left ?? null, after: joined ?? null }];
  }
  return [
    ...gone.map((each) => ({ place, before: told(each), after: null })),
    ...come.map((each) => ({ place, before: null, after: told(each) })),
  ];
};

const ofLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  place: readonly string[],
): StateChange[] => {
  const [old, now] = [byName(before), byName(after)];
  if (old && now)
    // Whoever came or went is told with his name.
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
      const isInBoth = Object.hasOwn(old, name) && Object.hasOwn(now, name);
      return changesIn(old[name], now[name], isInBoth ? [...place, name] : place);
    });
  // Seats and their like: a place in the list means something.
  if (before.length === after.length && before.some(isFields))
    return before.flatMap((each, i) => changesIn(each, after[i], [...place, String(i)]));
  return listed(before, after, place);
};

/** States share what did not change: a place that is the same object is not looked into. */
export const changesIn = (before: unknown, after: unknown, place: readonly string[] = []): StateChange[] => {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, place);
  if (isFields(before) && isFields(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesIn(before[key], after[key], [...place, key]),
    );
  const [old, now] = [told(before), told(after)];
  return old === now ? [] : [{ place, before: old, after: now }];
};
