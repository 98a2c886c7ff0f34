// How files write switches: keys and values in camel case, `true` and `false` for `on` and `off`.

/** `ciOnDraw` is the switch `ci-on-draw`; `judgeGrid2025` is `judge-grid-2025`. */
export const switchName = (key: string): string =>
  key.replace(/[A-Z]|(?<=[a-z])\d+/g, (part) => `-${part.toLowerCase()}`);

/** `true` is `on`; a value of several words may be in camel case like its key: `perCard`. */
export const switchValue = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return switchName(String(value));
};

/** The switches of a file as the notation writes them. */
export const switchesFrom = (given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [switchName(key), switchValue(value)]));

/** `ci-on-draw` is `ciOnDraw` in a file. */
export const switchKey = ({ name }: { readonly name: string }): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
