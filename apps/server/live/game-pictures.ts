// What each audience of a game sees of it: the rules' own views, with who sits where and the referee's clock.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { TableClock } from '@omerta/office/table-clock.ts';
import { type ViewFor, view } from '@omerta/rules/view/view.ts';
import type { Word } from '@omerta/rules/view/word.ts';
import { type Played, unplayed } from '@omerta/stream/fold.ts';
import { inForce } from '@omerta/stream/opening.ts';
import type { Winner } from '@omerta/tournament/command.ts';
import type { PersonId } from '@omerta/tournament/meta.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { gameOf, type TournamentState } from '@omerta/tournament/state.ts';

export const gameAudiences = ['referee', 'side-referee', 'hall', 'public', 'overlay'] as const;
export type GameAudience = (typeof gameAudiences)[number];

/** A game as far as it is to be seen. */
export type TableState = {
  readonly played: Played;
  readonly clock: TableClock | null;
  /** What the clock showed since it is day: by night it would tell how long somebody is called, and by day how long he was. */
  readonly dayClock: TableClock | null;
  readonly word: Word;
  /** Who won by a ruling that this audience may know of. */
  readonly ruled?: Winner | null;
};

export const emptyTable: TableState = { played: unplayed, clock: null, dayClock: null, word: undefined };

/** What was said of one speech says nothing of the next. */
const wordAfter = (before: TableState, { state }: Played, clock: TableClock | null | undefined): Word => {
  if (clock !== undefined) return clock === null ? null : clock.seat;
  return state.day?.speaks?.seat === before.played.state.day?.speaks?.seat ? before.word : undefined;
};

/** Without a clock: the order said nothing of it. */
export const tableAfter = (before: TableState, played: Played, clock?: TableClock | null): TableState => {
  const isDay = played.state.phase === 'day';
  const dayClock = clock === undefined ? before.dayClock : clock;
  return {
    played,
    clock: clock === undefined ? before.clock : clock,
    dayClock: isDay ? dayClock : null,
    word: wordAfter(before, played, clock),
  };
};

const officials: ReadonlySet<GameAudience> = new Set(['referee', 'side-referee']);

/** Once its result is announced nobody waits for a last word any more. */
export const announced = ({ played, ...table }: TableState): TableState => ({
  ...table,
  played: { ...played, state: { ...played.state, farewells: [] } },
});

/** A game as an audience sees it, with who sits where. */
export type GamePicture<A extends GameAudience = GameAudience> = ViewFor<A> & {
  readonly players: readonly PersonId[];
  readonly clock: TableClock | null;
};

/** Null where the tournament has no such game. */
export const gamePicture = <A extends GameAudience>(
  tournament: TournamentState,
  game: string,
  { played, clock, dayClock, word, ruled = null }: TableState,
  audience: A,
): GamePicture<A> | null => {
  const seated = gameOf(tournament, game);
  const book = chooseBook(tournament.rules);
  if (!seated || isRefusal(book)) return null;
  const today = book.scoring.rulebook;
  const rulebook = played.opening ? inForce(played.opening, today).rulebook : today;
  return {
    ...view(rulebook, played.state, audience, word),
    ...(ruled !== null && { result: { winner: ruled, by: 'ruling' } }),
    players: seated.seats,
    clock: officials.has(audience) ? clock : dayClock,
  };
};
