// The ids of commands already done: in a few hundred short lists, so that remembering one more copies little.

export type Seen = Readonly<Record<string, readonly string[]>>;

const bucketOf = (id: string): string => {
  let mixed = 0;
  for (let i = 0; i < id.length; i++) mixed = (Math.imul(mixed, 31) + id.charCodeAt(i)) >>> 0;
  return String(mixed % 256);
};

export const isSeen = (seen: Seen, id: string): boolean => seen[bucketOf(id)]?.includes(id) ?? false;

export const withSeen = (seen: Seen, id: string): Seen => {
  const bucket = bucketOf(id);
  const known = seen[bucket] ?? [];
  return known.includes(id) ? seen : { ...seen, [bucket]: [...known, id] };
};
