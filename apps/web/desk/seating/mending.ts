// Mending a seating after somebody dropped out: who may take his place, and exactly who moves where.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { SeatingRefusal } from '@omerta/seating/refusal.ts';
import { repair } from '@omerta/seating/repair.ts';
import type { DeskCommand } from '../wire/order.ts';
import type { DeskGame, DeskPicture, DeskStage } from '../wire/picture.ts';
import { isOut } from './field.ts';
import { layOrder } from './laying.ts';
import { teammates } from './wish-list.ts';

export type SeatMove = {
  readonly round: number;
  readonly table: number;
  readonly seat: number;
  readonly was: string;
  readonly now: string;
};
export type Mending = { readonly moves: readonly SeatMove[]; readonly orders: readonly DeskCommand[] };

const isWaiting = ({ status }: DeskGame): boolean => status === 'scheduled' || status === 'called';

const waitingGames = ({ games }: DeskPicture, stage: string, person: string): DeskGame[] =>
  games.filter((game) => game.stage === stage && game.seats.includes(person) && isWaiting(game));

const openSeats = (
  { players, rounds, published }: DeskStage,
  person: string,
): Omit<SeatMove, 'was' | 'now'>[] => {
  const number = players.indexOf(person) + 1;
  return rounds.slice(published).flatMap((tables, r) =>
    tables.flatMap((table, t) => {
      const seat = table.indexOf(number) + 1;
      return seat === 0 ? [] : [{ round: published + r + 1, table: t + 1, seat }];
    }),
  );
};

/** Whoever is out and still has a place in a game to come. */
export const gaps = (picture: DeskPicture, stage: DeskStage): readonly string[] => {
  const seated = picture.games.filter((game) => game.stage === stage.stage && isWaiting(game));
  const people = new Set([...stage.players, ...seated.flatMap(({ seats }) => seats)]);
  return [...people].filter(
    (person) =>
      isOut(picture, person) &&
      (waitingGames(picture, stage.stage, person).length > 0 || openSeats(stage, person).length > 0),
  );
};

/** Accepted people who have no place in the field. */
export const latecomers = ({ entries }: DeskPicture, { players }: DeskStage): readonly string[] =>
  entries
    .filter(({ person, status }) => status === 'accepted' && !players.includes(person))
    .map(({ person }) => person);

/** Who has come and has no place: accepted without one, then the reserves who are not in this field. */
export const reserves = ({ entries, plans }: DeskPicture, { players }: DeskStage): readonly string[] => {
  const come = entries.filter(({ person, here }) => here && !players.includes(person));
  const hasPlace = (person: string): boolean => plans.some((each) => each.players.includes(person));
  return [
    ...come.filter(({ person, status }) => status === 'accepted' && !hasPlace(person)),
    ...come.filter(({ status }) => status === 'reserve'),
  ].map(({ person }) => person);
};

/** Officials who may sit in where the rulebook lets them: the machine says by which clause not. */
export const sideReferees = ({ officials, entries }: DeskPicture): readonly string[] => [
  ...new Set(
    officials
      .filter(({ office, person }) => office === 'side-referee' && !entries.some((e) => e.person === person))
      .map(({ person }) => person),
  ),
];

/** One person takes over for the rest of the stage: his number, in every game that has not begun. */
export const takenOver = (
  picture: DeskPicture,
  stage: DeskStage,
  out: string,
  substitute: string,
): Mending => {
  const inGames = waitingGames(picture, stage.stage, out).map(({ round, table, seats }) => ({
    round,
    table,
    seat: seats.indexOf(out) + 1,
  }));
  const moves = [...inGames, ...openSeats(stage, out)].map((at) => ({ ...at, was: out, now: substitute }));
  return {
    moves,
    orders: [{ type: 'replace-player', stage: stage.stage, player: out, substitute }],
  };
};

/** One sits in for one game alone. */
export const sittingIn = (game: DeskGame, out: string, substitute: string): Mending => ({
  moves: [
    { round: game.round, table: game.table, seat: game.seats.indexOf(out) + 1, was: out, now: substitute },
  ],
  orders: [{ type: 'seat-substitute', game: game.id, player: out, substitute }],
});

/** Those who rest fill the places of everybody who is out, in the rounds that are not published. */
export const filledByResting = (
  picture: DeskPicture,
  { stage, players, rounds, published }: DeskStage,
): Mending | SeatingRefusal => {
  const drop = players.flatMap((person, i) => (isOut(picture, person) ? [i + 1] : []));
  const seating = { players: players.length, rounds };
  const done = repair({ seating, keep: published, drop, add: [], apart: teammates(picture, players) });
  if (isRefusal(done)) return done;
  const nameOf = (number: number): string => players[number - 1] ?? '';
  return {
    moves: done.changes.map(({ was, now, ...at }) => ({ ...at, was: nameOf(was), now: nameOf(now) })),
    orders: done.changes.length === 0 ? [] : [layOrder(stage, done.seating)],
  };
};

/** Published games to come in which somebody who is out still sits: each needs somebody of its own. */
export const gamesWithGaps = (
  picture: DeskPicture,
  stage: DeskStage,
): readonly { readonly game: DeskGame; readonly out: string }[] =>
  picture.games
    .filter((game) => game.stage === stage.stage && isWaiting(game))
    .flatMap((game) =>
      game.seats.filter((person) => isOut(picture, person)).map((person) => ({ game, out: person })),
    );
