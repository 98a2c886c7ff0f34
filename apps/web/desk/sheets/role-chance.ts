// How improbable it is that the cards fell to somebody as his sheets say.

/** The cards of a deal: of ten, so many are of each. */
const ofTen = { don: 1, sheriff: 1, black: 2, red: 6 } as const;

const choose = (of: number, count: number): number => {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (of - count + i)) / i;
  return ways;
};

/** The chance of `count` or more of a card in so many deals. */
export const chanceOf = (card: keyof typeof ofTen, count: number, games: number): number => {
  const each = ofTen[card] / 10;
  let chance = 0;
  for (let i = count; i <= games; i++) chance += choose(games, i) * each ** i * (1 - each) ** (games - i);
  return chance;
};

/** Rarer than this is asked about: with forty people and a dozen games chance alone brings it about once in ten tournaments. */
export const rare = 1 / 1_000;
