// The tournament and a table of it as a screen of the hall sees them: the server's pictures, read field by field.
import { either, flag, listOf, type Of, oneOf, orNull, read, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { steps } from '@omerta/rules/game/decide/expects.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import { screenShows } from '@omerta/tournament/day.ts';
import { saying } from '../server/ask.ts';
import type { Clock } from '../session/clock.ts';

const few = whole(0, 1_000_000);
const most = Number.MAX_SAFE_INTEGER;

const hall = saying({
  name: text,
  zone: text,
  plan: listOf(saying({ stage: text, round: few, at: text })),
  calls: listOf(saying({ stage: text, round: few, at: text, startsAt: text })),
  screens: listOf(saying({ screen: text, name: text, shows: screenShows })),
  stages: listOf(saying({ stage: text, name: text, rounds: few })),
  games: listOf(
    saying({ game: text, stage: text, round: few, table: few, status: text, seats: listOf(text) }),
  ),
  withheld: orNull(oneOf(['hidden', 'frozen'])),
  frozenAfter: orNull(saying({ stage: text, round: few })),
  revealed: orNull(listOf(saying({ place: few, player: text, total: text }))),
  standings: orNull(listOf(saying({ place: orNull(few), player: text, total: text, games: few, wins: few }))),
});
export type HallPicture = Of<typeof hall>;
export type HallGame = HallPicture['games'][number];
export type HallRow = NonNullable<HallPicture['standings']>[number];

/** Null where it is none of this version. */
export const readHall = (view: unknown): HallPicture | null => {
  const found = read(hall, view);
  return isRefusal(found) ? null : found;
};

const table = saying({
  phase: saying({ kind: oneOf(['dealing', 'night', 'day', 'over', 'annulled']), number: few }),
  seats: listOf(
    saying({
      seat,
      left: orNull(oneOf(['vote', 'lift', 'shot', 'fouls', 'removal', 'red-card', 'forfeit'])),
      fouls: few,
      yellow: few,
    }),
  ),
  paused: flag,
  /** `by` a ruling, or by what happened at the table. */
  result: orNull(saying({ winner: oneOf(['red', 'black', 'draw']), by: text })),
  now: orNull(saying({ step: oneOf(steps), seat: orNull(seat) })),
  players: listOf(text),
  clock: orNull(
    saying({
      startedAt: orNull(either(text, whole(0, most))),
      elapsed: whole(0, most),
      duration: whole(0, most),
    }),
  ),
});
export type HallTable = Of<typeof table>;

export const readHallTable = (view: unknown): HallTable | null => {
  const found = read(table, view);
  return isRefusal(found) ? null : found;
};

/** The referee's clock, as clocks are shown here; null where its start is no instant. */
export const clockOf = ({ clock }: HallTable): Clock | null => {
  if (clock === null) return null;
  const { startedAt, elapsed, duration } = clock;
  const began = typeof startedAt === 'string' ? Date.parse(startedAt) : startedAt;
  return Number.isNaN(began) ? null : { startedAt: began, elapsed, duration };
};
