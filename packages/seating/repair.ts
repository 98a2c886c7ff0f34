// Repairs a seating after somebody drops out or joins: published rounds stay, the others change as little as
// possible.
import { check } from './check.ts';
import { refuse, type SeatingRefusal } from './refusal.ts';
import { type Pair, type Round, type Seating, tableSize } from './seating.ts';
import { Tally } from './tally.ts';
import { apartTest } from './wishes.ts';

export type Repair = {
  readonly seating: Seating;
  /** Rounds already published: they stay as they are. */
  readonly keep: number;
  readonly drop: readonly number[];
  /** Substitutes: each takes over from one who drops out; more of them than drop out get their share of games. */
  readonly add: readonly number[];
  readonly apart: readonly Pair[];
};

/** A seat that another player takes; all from 1. */
export type Change = {
  readonly round: number;
  readonly table: number;
  readonly seat: number;
  readonly was: number;
  readonly now: number;
};
export type Repaired = { readonly seating: Seating; readonly changes: readonly Change[] };

type Place = { readonly round: number; readonly table: number; readonly seat: number };

const problemOf = ({ seating, keep, drop, add }: Repair): SeatingRefusal | null => {
  const { players, rounds } = seating;
  if (!check(seating).legal) return refuse('repair/illegal');
  if (keep > rounds.length) return refuse('repair/rounds', keep, rounds.length);
  const stranger = drop.find((player) => player < 1 || player > players);
  if (stranger !== undefined) return refuse('repair/player', stranger, players);
  const later = rounds.slice(keep).flat(2);
  if (keep === rounds.length && add[0] !== undefined) return refuse('repair/late', add[0]);
  const known = add.find(
    (player, i) =>
      later.includes(player) || player < 1 || add.indexOf(player) !== i || player > players + add.length,
  );
  return known === undefined ? null : refuse('repair/known', known, players + 1);
};

class Workshop {
  readonly rounds: number[][][];
  readonly #keep: number;
  readonly #apart: (a: number, b: number) => boolean;
  readonly tally: Tally;

  constructor(players: number, rounds: readonly Round[], keep: number, apart: readonly Pair[]) {
    this.rounds = rounds.map((round) => round.map((table) => [...table]));
    this.#keep = keep;
    this.#apart = apartTest(apart);
    this.tally = new Tally(players, rounds);
  }

  at({ round, table }: Place): number[] {
    return this.rounds[round]?.[table] ?? [];
  }

  plays(round: number, player: number): boolean {
    return this.rounds[round]?.some((table) => table.includes(player)) ?? false;
  }

  /** Where a player sits in the rounds that may change. */
  placesOf(player: number): Place[] {
    return this.openPlaces().filter((place) => this.at(place)[place.seat] === player);
  }

  openPlaces(): Place[] {
    return this.rounds.flatMap((tables, round) =>
      round < this.#keep
        ? []
        : tables.flatMap((table, t) => table.map((_, seat) => ({ round, table: t, seat }))),
    );
  }

  put(place: Place, now: number): void {
    const table = this.at(place);
    this.tally.replace(table, place.seat, now);
    table[place.seat] = now;
  }

  mayMeet(place: Place, now: number): boolean {
    return this.at(place).every((other, seat) => seat === place.seat || !this.#apart(now, other));
  }

  price(place: Place, now: number): number {
    return this.tally.priceOf(this.at(place), place.seat, now);
  }

  /** Two of a table change seats. */
  changeSeats(place: Place, seat: number): void {
    const table = this.at(place);
    const [player, other] = [table[place.seat] as number, table[seat] as number];
    for (const [who, from, to] of [
      [player, place.seat, seat],
      [other, seat, place.seat],
    ] as const) {
      this.tally.sit(who, from, -1);
      this.tally.sit(who, to, 1);
      table[to] = who;
    }
  }

  /** Two players of different tables of a round change places. */
  exchange(one: Place, other: Place): void {
    const [p, q] = [this.at(one)[one.seat] as number, this.at(other)[other.seat] as number];
    this.put(one, q);
    this.put(other, p);
  }
}

const least = <T>(list: readonly T[], ...keys: readonly ((item: T) => number)[]): T | undefined =>
  list.toSorted((a, b) => keys.reduce((order, key) => order || key(a) - key(b), 0))[0];

/** Who of those that rest in the round has played least and fits best. */
const bestFor = (shop: Workshop, place: Place, active: readonly number[]): number | undefined =>
  least(
    active.filter((player) => !shop.plays(place.round, player) && shop.mayMeet(place, player)),
    (player) => shop.tally.games(player),
    (player) => shop.price(place, player),
  );

/**
 * Fills the places of those who dropped out, then evens out games. Returns a place that nobody can take, or
 * null.
 */
const fillVacancies = (shop: Workshop, places: readonly Place[], active: readonly number[]): Place | null => {
  for (const place of places) {
    const now = bestFor(shop, place, active);
    if (now === undefined) return place;
    shop.put(place, now);
  }
  for (let handed = true; handed; ) {
    handed = false;
    for (const place of places) {
      const was = shop.at(place)[place.seat] as number;
      const now = bestFor(shop, place, active);
      if (now === undefined || shop.tally.games(now) + 2 > shop.tally.games(was)) continue;
      shop.put(place, now);
      handed = true;
    }
  }
  return null;
};

/** A newcomer without a place takes one game after another from whoever has given least and played most. */
const giveShare = (shop: Workshop, newcomer: number, active: readonly number[]): void => {
  const open = shop.openPlaces();
  const share = Math.floor(open.length / active.length);
  const given = new Map<number, number>();
  for (let game = 0; game < share; game++) {
    const who = (place: Place): number => shop.at(place)[place.seat] as number;
    const place = least(
      open.filter((each) => !shop.plays(each.round, newcomer) && shop.mayMeet(each, newcomer)),
      (each) => given.get(who(each)) ?? 0,
      (each) => -shop.tally.games(who(each)),
      (each) => shop.price(each, newcomer),
    );
    if (!place) return;
    given.set(who(place), (given.get(who(place)) ?? 0) + 1);
    shop.put(place, newcomer);
  }
};

/** Whoever must not meet somebody at his table changes with a player of another table of the round. */
const separate = (shop: Workshop, player: number): Place | null => {
  for (const place of shop.placesOf(player)) {
    if (shop.mayMeet(place, player)) continue;
    const others = shop
      .openPlaces()
      .filter((each) => each.round === place.round && each.table !== place.table);
    const fits = others.filter(
      (each) => shop.mayMeet(each, player) && shop.mayMeet(place, shop.at(each)[each.seat] as number),
    );
    const best = least(
      fits,
      (each) => shop.price(each, player) + shop.price(place, shop.at(each)[each.seat] as number),
    );
    if (!best) return place;
    shop.exchange(place, best);
  }
  return null;
};

/** A seat of the table that both he and its holder gain by changing, or undefined. */
const betterSeat = (shop: Workshop, player: number, place: Place): number | undefined => {
  const table = shop.at(place);
  const { tally } = shop;
  const loss = (seat: number): number => {
    const other = table[seat] as number;
    return (
      tally.sat(player, seat) -
      tally.sat(player, place.seat) +
      tally.sat(other, place.seat) -
      tally.sat(other, seat) +
      2
    );
  };
  return least(
    table.map((_, seat) => seat).filter((seat) => seat !== place.seat && loss(seat) < 0),
    loss,
  );
};

/**
 * Players whose seats have become uneven change with others of their table while both gain; squares only
 * fall, so it ends.
 */
const evenSeats = (shop: Workshop, players: readonly number[]): void => {
  for (let changed = true; changed; ) {
    changed = false;
    for (const player of players.filter((each) => shop.tally.spread(each) > 1)) {
      for (const place of shop.placesOf(player)) {
        const seat = betterSeat(shop, player, place);
        if (seat === undefined) continue;
        shop.changeSeats(place, seat);
        changed = true;
      }
    }
  }
};

const changesBetween = (before: readonly Round[], after: readonly Round[]): Change[] =>
  before.flatMap((round, r) =>
    round.flatMap((table, t) =>
      table.flatMap((was, s) => {
        const now = after[r]?.[t]?.[s] ?? was;
        return now === was ? [] : [{ round: r + 1, table: t + 1, seat: s + 1, was, now }];
      }),
    ),
  );

/**
 * Who is still in the tournament. The file does not say who dropped out before: he is in no open round,
 * though nobody rests in them, or has two games fewer than anybody who is.
 */
const activeOf = ({ seating, keep, drop, add }: Repair): number[] => {
  const tally = new Tally(seating.players, seating.rounds);
  const playing = new Set(seating.rounds.slice(keep).flat(2));
  const fewest = Math.min(...[...playing].map((player) => tally.games(player)));
  const open = seating.rounds.slice(keep);
  const nobodyRests = open.length > 1 && open.every((round) => round.length * tableSize === playing.size);
  const everybody = Array.from({ length: seating.players }, (_, i) => i + 1);
  const still = everybody.filter(
    (player) => playing.has(player) || (!nobodyRests && tally.games(player) >= fewest - 1),
  );
  return [...new Set([...still, ...add])].filter((player) => !drop.includes(player));
};

export const repair = (asked: Repair): Repaired | SeatingRefusal => {
  const ask = { ...asked, drop: [...new Set(asked.drop)] };
  const problem = problemOf(ask);
  if (problem) return problem;
  const { seating, keep, drop, add, apart } = ask;
  const players = Math.max(seating.players, ...add);
  const shop = new Workshop(players, seating.rounds, keep, apart);
  const active = activeOf(ask);
  for (const [i, now] of add.slice(0, drop.length).entries())
    for (const place of shop.placesOf(drop[i] as number)) shop.put(place, now);
  const vacant = drop.slice(add.length).flatMap((player) => shop.placesOf(player));
  const empty = fillVacancies(shop, vacant, active);
  if (empty)
    return refuse('repair/short', shop.at(empty)[empty.seat] as number, empty.round + 1, active.length);
  for (const newcomer of add.slice(drop.length)) giveShare(shop, newcomer, active);
  for (const player of new Set([...add, ...apart.flat()])) {
    const stuck = separate(shop, player);
    if (stuck) return refuse('repair/apart', player, stuck.round + 1);
  }
  evenSeats(
    shop,
    changesBetween(seating.rounds, shop.rounds).map(({ now }) => now),
  );
  return { seating: { players, rounds: shop.rounds }, changes: changesBetween(seating.rounds, shop.rounds) };
};
