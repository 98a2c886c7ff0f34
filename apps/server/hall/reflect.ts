// The little of the metadata proposal that the certificates' library asks of `Reflect` before it loads.

type Kept = Map<unknown, unknown>;

const kept = new WeakMap<object, Kept>();

const own = (key: unknown, target: object): unknown => kept.get(target)?.get(key);

const inherited = (key: unknown, target: object | null): unknown =>
  target === null ? undefined : (own(key, target) ?? inherited(key, Object.getPrototypeOf(target)));

const define = (key: unknown, value: unknown, target: object): void => {
  const values = kept.get(target) ?? new Map();
  kept.set(target, values.set(key, value));
};

if (!('getMetadata' in Reflect))
  Object.assign(Reflect, { defineMetadata: define, getMetadata: inherited, getOwnMetadata: own });
