// The cards of the ten seats as a game holds them, and as openings and corrections are stored.
import type { Role } from './role.ts';
import { type BySeat, bySeat, type Seat, seats } from './seat.ts';

/** Null: not dealt, or not known. */
export type Cards = BySeat<Role | null>;

/** By seat, and place 0 is nobody's: the stored form. */
export type CardList = readonly (Role | null)[];

export const noCards: Cards = bySeat(() => null);

export const cardsFrom = (list: CardList): Cards => bySeat((seat) => list[seat] ?? null);

export const listCards = (cards: Cards): CardList => [null, ...seats.map((seat) => cards[seat])];

/** Every card is dealt. */
export const areDealt = (cards: Cards): cards is BySeat<Role> => seats.every((seat) => cards[seat] !== null);

/** The two players with each other's cards. */
export const exchanged = (cards: Cards, one: Seat, other: Seat): Cards => ({
  ...cards,
  [one]: cards[other],
  [other]: cards[one],
});
