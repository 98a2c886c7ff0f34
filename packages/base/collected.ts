// All that comes one after the other: `Array.fromAsync`, which a phone of the floor does not have.
export const collected = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};
