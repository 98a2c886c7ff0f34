// What an organiser asks of a seating, by people; the generator is asked by their numbers in the field.
import { type Descriptor, listOf, shape, text, whole } from '@omerta/base/reading.ts';
import type { Pair } from '@omerta/seating/seating.ts';
import { apartPairs, noWishes, type Wishes } from '@omerta/seating/wishes.ts';
import type { DeskPicture } from '../wire/picture.ts';

export type WishList = {
  readonly apart: readonly (readonly [string, string])[];
  readonly fixed: readonly { readonly person: string; readonly table: number }[];
};

const two: Descriptor<readonly [string, string]> = {
  read: (value, path) => {
    const [one = '', other = ''] = listOf(text).read(value, path);
    return [one, other];
  },
  schema: {},
};

export const wishList: Descriptor<WishList> = shape({
  apart: listOf(two),
  fixed: listOf(shape({ person: text, table: whole(1) })),
});

export const noWishList: WishList = { apart: [], fixed: [] };

const numberIn = (players: readonly string[], person: string): number => players.indexOf(person) + 1;

/** Teams of which at least two are in the field, as numbers. */
const teamsIn = ({ teamsFormed }: Pick<DeskPicture, 'teamsFormed'>, players: readonly string[]): number[][] =>
  teamsFormed
    .map(({ members }) => members.map((person) => numberIn(players, person)).filter((number) => number > 0))
    .filter(({ length }) => length > 1);

/** Teammates in the field: the machine lets no seating pass in which they meet. */
export const teammates = (picture: Pick<DeskPicture, 'teamsFormed'>, players: readonly string[]): Pair[] =>
  apartPairs({ apart: [], teams: teamsIn(picture, players) });

/** Teammates are kept apart unasked, as the machine demands; wishes about somebody who is not in the field any more are left. */
export const wishesOf = (
  { apart, fixed }: WishList,
  picture: Pick<DeskPicture, 'teamsFormed'>,
  players: readonly string[],
): Wishes => ({
  ...noWishes,
  apart: apart
    .map(([one, other]): Pair => [numberIn(players, one), numberIn(players, other)])
    .filter(([a, b]) => a > 0 && b > 0),
  teams: teamsIn(picture, players),
  fixed: fixed
    .map(({ person, table }) => ({ player: numberIn(players, person), table }))
    .filter(({ player }) => player > 0),
});

/** A pair once, whoever was named first; nobody beside himself. */
export const withPair = (list: WishList, one: string, other: string): WishList => {
  const isKnown = list.apart.some((pair) => pair.includes(one) && pair.includes(other));
  return one === other || isKnown ? list : { ...list, apart: [...list.apart, [one, other]] };
};

/** One table for each: the last one said. */
export const withFixed = (list: WishList, person: string, table: number): WishList => ({
  ...list,
  fixed: [...list.fixed.filter((each) => each.person !== person), { person, table }],
});
