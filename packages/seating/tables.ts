// Numbers the tables of each round so that everybody sits at each table about equally often; who meets whom stays.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { cheapest } from './assignment.ts';
import type { Layout } from './layout.ts';
import { tableSize } from './seating.ts';

/** One player's most times at a table less his fewest, for the player with the most. */
export const tableSpread = (players: number, layout: Layout, tables: number): number => {
  const sat = new Uint16Array(players * tables);
  for (const round of layout) {
    for (const [i, player] of round.slice(0, tableSize * tables).entries()) {
      const at = player * tables + Math.floor(i / tableSize);
      sat[at] = (sat[at] as number) + 1;
    }
  }
  let widest = 0;
  for (let player = 0; player < players; player++) {
    const own = sat.subarray(player * tables, (player + 1) * tables);
    widest = Math.max(widest, Math.max(...own) - Math.min(...own));
  }
  return widest;
};

type NumbersAsk = {
  readonly players: number;
  readonly layout: Layout;
  readonly tables: number;
  readonly seed: number;
  /** No numbers can be more even than this: nothing is tried beyond it. */
  readonly least: number;
  /** How often a few rounds are numbered by chance, to settle anew. */
  readonly kicks: number;
  readonly mayBe: (player: number, table: number) => boolean;
};

/** More than any numbers of a round cost: never taken. */
const forbidden = 2 ** 50;
/** How many prices are asked for before numbers are good enough: a hall of a hundred tables would take a minute over them. */
const settleEffort = 200_000_000;

/** Asked for many millions of times: the operator takes ten times as long. */
const fourth = (value: number): number => {
  const square = value * value;
  return square * square;
};

const kicked = { least: 2, most: 4 } as const;

class Numbers {
  readonly #ask: NumbersAsk;
  readonly #sat: Int32Array;
  readonly #games: Int32Array;
  /** Where each player may sit, asked for once. */
  readonly #isAllowed: Uint8Array;
  rounds: number[][];

  constructor(ask: NumbersAsk) {
    const { players, tables, layout, mayBe } = ask;
    this.#ask = ask;
    this.#sat = new Int32Array(players * tables);
    this.#games = new Int32Array(players);
    this.#isAllowed = Uint8Array.from({ length: players * tables }, (_, i) =>
      Number(mayBe(Math.floor(i / tables), i % tables)),
    );
    this.rounds = layout.map((round) => [...round]);
    for (const round of this.rounds) {
      this.#count(round, 1);
      for (const player of round.slice(0, tables * tableSize))
        this.#games[player] = (this.#games[player] as number) + 1;
    }
  }

  /** What it costs a player to have sat so often at one table: steep, so that the most uneven counts most. */
  #cost(player: number, times: number): number {
    return fourth(times * this.#ask.tables - (this.#games[player] as number));
  }

  #count(round: readonly number[], by: 1 | -1): void {
    const { tables } = this.#ask;
    for (let i = 0; i < tables * tableSize; i++) {
      const at = (round[i] as number) * tables + Math.floor(i / tableSize);
      this.#sat[at] = (this.#sat[at] as number) + by;
    }
  }

  get total(): number {
    const { players, tables } = this.#ask;
    let sum = 0;
    for (let i = 0; i < players * tables; i++)
      sum += this.#cost(Math.floor(i / tables), this.#sat[i] as number);
    return sum;
  }

  #price(group: readonly number[], table: number): number {
    const { tables } = this.#ask;
    let price = 0;
    for (const player of group) {
      const at = player * tables + table;
      if (!this.#isAllowed[at]) return forbidden;
      const times = this.#sat[at] as number;
      price += this.#cost(player, times + 1) - this.#cost(player, times);
    }
    return price;
  }

  #renumber(r: number, numbersOf: (groups: readonly (readonly number[])[]) => readonly number[]): boolean {
    const round = this.rounds[r] as number[];
    const { tables } = this.#ask;
    const groups = Array.from({ length: tables }, (_, t) => round.slice(t * tableSize, (t + 1) * tableSize));
    this.#count(round, -1);
    const numbers = numbersOf(groups);
    for (const [i, group] of groups.entries())
      for (const [k, player] of group.entries()) round[(numbers[i] as number) * tableSize + k] = player;
    this.#count(round, 1);
    return numbers.some((number, i) => number !== i);
  }

  /** The cheapest numbers of one round, the others as they are; whether that changed anything. */
  #settleRound(r: number): boolean {
    return this.#renumber(r, (groups) => {
      const prices = groups.map((group) => groups.map((_, table) => this.#price(group, table)));
      const found = cheapest(prices);
      const saved = found.reduce(
        (sum, table, i) => sum + (prices[i]?.[i] as number) - (prices[i]?.[table] as number),
        0,
      );
      return saved > 0 ? found : groups.map((_, i) => i);
    });
  }

  /** Round after round until no round alone can be numbered better; of the largest, as many as there is effort for. */
  settle(): void {
    const { tables } = this.#ask;
    const most = Math.max(2 * this.rounds.length, settleEffort / (tables * tables * tableSize));
    for (let [i, quiet] = [0, 0]; quiet < this.rounds.length && i < most; i++)
      quiet = this.#settleRound(i % this.rounds.length) ? 0 : quiet + 1;
  }

  /** Some rounds numbered by chance; one whose numbers would put somebody where he may not sit stays. */
  kick(random: Random): void {
    const many = kicked.least + random.below(kicked.most - kicked.least + 1);
    for (let i = 0; i < many; i++) {
      this.#renumber(random.below(this.rounds.length), (groups) => {
        const own = groups.map((_, t) => t);
        const numbers = random.shuffle(own);
        const isAllowed = groups.every((group, t) =>
          group.every((player) => this.#ask.mayBe(player, numbers[t] as number)),
        );
        return isAllowed ? numbers : own;
      });
    }
  }

  restore(rounds: Layout): void {
    for (const round of this.rounds) this.#count(round, -1);
    this.rounds = rounds.map((round) => [...round]);
    for (const round of this.rounds) this.#count(round, 1);
  }
}

/** The most even numbers found: first by the widest spread of a player, then by the cost of all. */
export const numberTables = (ask: NumbersAsk): Layout => {
  const { players, layout, tables, seed, least, kicks } = ask;
  if (tables < 2 || layout.length === 0) return layout;
  const random = randomFrom(seed);
  const numbers = new Numbers(ask);
  const measured = (): { rounds: Layout; total: number; spread: number } => ({
    rounds: numbers.rounds.map((round) => [...round]),
    total: numbers.total,
    spread: tableSpread(players, numbers.rounds, tables),
  });
  const given = measured();
  if (given.spread <= least) return layout;
  numbers.settle();
  let here = measured();
  let best = here.spread <= given.spread ? here : given;
  for (let i = 0; i < kicks && best.spread > least; i++) {
    numbers.kick(random);
    numbers.settle();
    const next = measured();
    if (next.spread < best.spread || (next.spread === best.spread && next.total < best.total)) best = next;
    if (next.total <= here.total) here = next;
    else numbers.restore(here.rounds);
  }
  return best.rounds;
};
