// A good value with one thing wrong: every place of it in turn with a value of another kind, a key too many,
// a key too few, a number, a text or a list far out.

export type Spoilt = {
  readonly how: 'kind' | 'key-more' | 'key-less' | 'far';
  /** Where: the keys from the root. */
  readonly at: readonly (string | number)[];
  readonly value: unknown;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

const ofEachKind: readonly unknown[] = [
  null,
  true,
  false,
  0,
  0.5,
  -1,
  '',
  '1',
  'spoilt',
  [],
  [null],
  [[]],
  {},
  { spoilt: 1 },
];

const farFrom = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number')
    return [value + 0.5, -value - 1, 1e9 + value, 2 ** 53, -(2 ** 53), 1e300, String(value)];
  if (Array.isArray(value)) return [value.slice(1), [...value, ...value], [...value, null]];
  return typeof value === 'string' ? [`${value}\n"`, `${value}x`.repeat(2_001)] : [];
};

const hasKeys = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';

/** The places below, each with what puts a new value there. */
const below = (
  value: unknown,
): readonly (readonly [string | number, unknown, (to: unknown) => unknown])[] => {
  if (Array.isArray(value)) return value.map((each, i) => [i, each, (to) => value.with(i, to)] as const);
  return hasKeys(value)
    ? Object.entries(value).map(([key, each]) => [key, each, (to) => ({ ...value, [key]: to })] as const)
    : [];
};

export const spoil = (value: unknown): Spoilt[] => {
  const here = (how: Spoilt['how'], values: readonly unknown[]): Spoilt[] =>
    values.map((each) => ({ how, at: [], value: each }));
  const kinds = ofEachKind.filter((each) => kindOf(each) !== kindOf(value));
  const more = ['spoilt', '__proto__', 'constructor'];
  const own = [
    ...here('kind', kinds),
    ...here('far', farFrom(value)),
    ...(hasKeys(value)
      ? [
          ...here(
            'key-more',
            more.map((key) => Object.fromEntries([...Object.entries(value), [key, 1]])),
          ),
          ...Object.keys(value).map((key): Spoilt => {
            const { [key]: _, ...rest } = value;
            return { how: 'key-less', at: [key], value: rest };
          }),
        ]
      : []),
  ];
  const deeper = below(value).flatMap(([key, each, put]) =>
    spoil(each).map((spoilt): Spoilt => ({ ...spoilt, at: [key, ...spoilt.at], value: put(spoilt.value) })),
  );
  return [...own, ...deeper];
};
