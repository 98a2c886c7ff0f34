// How the search cools: the chance of accepting a loss, level by level, down to almost none.

const hottest = 0.8;
export const levels = 64;
/** Each level of a cycle is so much colder than the one before, down to 0.3. */
const cooling = 0.98455;
export const firstCycle = 1 << 22;
export const prices = 64;
/** From this level on uneven tables weigh so much more that every cycle ends with even ones. */
export const evening = { level: 44, factor: 8 } as const;

/**
 * By loss, the chance out of 2^32 that it is accepted: exp(-loss / temperature),
 * as (1 + x / 16)^-16, by multiplication alone, so equal on every machine.
 */
export const chancesAt = (level: number): Float64Array => {
  let temperature = hottest;
  for (let i = 0; i < level; i++) temperature *= cooling;
  return Float64Array.from({ length: prices }, (_, loss) => {
    let power = 1 + loss / (16 * temperature);
    for (let i = 0; i < 4; i++) power *= power;
    return Math.floor(2 ** 32 / power);
  });
};
