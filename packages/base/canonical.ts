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

/** Where a value stands in the whole: spelled only of what is refused. */
type Place = { readonly within: Place; readonly at: string | number } | null;

const pathOf = (place: Place): string => {
  if (place === null) return '';
  const within = pathOf(place.within);
  if (typeof place.at === 'number') return `${within}[${place.at}]`;
  return within === '' ? place.at : `${within}.${place.at}`;
};

const listText = (list: readonly unknown[], place: Place, depth: number): string => {
  let text = '';
  for (let i = 0; i < list.length; i++)
    text += `${i === 0 ? '' : ','}${textOf(list[i], { within: place, at: i }, depth + 1)}`;
  return `[${text}]`;
};

const recordText = (record: Readonly<Record<string, unknown>>, place: Place, depth: number): string => {
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(item, { within: place, at: key }, depth + 1)}`;
  }
  return `{${text}}`;
};

const textOf = (value: unknown, place: Place, depth: number): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (depth === deepest) throw new NotJson(pathOf(place));
  if (Array.isArray(value)) return listText(value, place, depth);
  if (typeof value !== 'object' || !isPlain(value)) throw new NotJson(pathOf(place));
  return recordText(value as Readonly<Record<string, unknown>>, place, depth);
};

/** Keys in the order of their UTF-16 units, no spaces; keys with the value undefined are left out, as in JSON. */
export const canonical = (value: unknown): string => textOf(value, null, 0);
