// Whether two plain values are the same, whatever the order of their keys: what comes back from a log has them sorted.

export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSameValue(Reflect.get(one, key), Reflect.get(other, key)),
  );
};
