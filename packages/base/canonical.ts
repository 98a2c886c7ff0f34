// Canonical JSON: one text for one value, whatever the order of its keys, so that a hash of it means the value.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Thrown for what JSON cannot hold; `append` turns it into a refusal. */
export class NotJson extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`not JSON: ${path}`);
    this.path = path;
  }
}

/** Deeper data is nobody's event, and would end the stack of whoever reads it. */
export const deepest = 100;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Keys in the order of their UTF-16 units, no spaces; keys with the value undefined are left out, as in JSON. */
export const canonical = (value: unknown, path = '', depth = 0): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (depth === deepest) throw new NotJson(path);
  if (Array.isArray(value))
    return `[${Array.from(value, (item, i) => canonical(item, `${path}[${i}]`, depth + 1)).join(',')}]`;
  if (typeof value !== 'object' || !isPlain(value)) throw new NotJson(path);
  const keys = Object.entries(value).filter(([, item]) => item !== undefined);
  const sorted = keys.sort(([a], [b]) => (a < b ? -1 : 1));
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const pairs = sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item, at(key), depth + 1)}`);
  return `{${pairs.join(',')}}`;
};
