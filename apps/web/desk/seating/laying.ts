// A seating about to be laid: what the checker finds in it, what stands in its way, and the order.
import { check, type SeatingReport } from '@omerta/seating/check.ts';
import { type Seating, seatingFormat } from '@omerta/seating/seating.ts';
import type { DeskCommand } from '../wire/order.ts';
import type { DeskPicture, DeskStage } from '../wire/picture.ts';
import { teammates } from './wish-list.ts';

export type Obstacle =
  | { readonly code: 'illegal' }
  | { readonly code: 'players'; readonly found: number; readonly wanted: number }
  | { readonly code: 'published'; readonly round: number }
  | { readonly code: 'teammates'; readonly met: number };

export type Inspection = {
  readonly report: SeatingReport;
  /** Why the machine would not take it; none: it can be laid. */
  readonly obstacles: readonly Obstacle[];
};

const isSameRound = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Files of others may count only the players who are named in them: nobody of the field must be beyond. */
export const inspect = (
  picture: Pick<DeskPicture, 'teamsFormed'>,
  { players, rounds, published }: Pick<DeskStage, 'players' | 'rounds' | 'published'>,
  seating: Seating,
): Inspection => {
  const report = check(seating, teammates(picture, players));
  const changed = rounds.slice(0, published).findIndex((round, i) => !isSameRound(round, seating.rounds[i]));
  const obstacles: Obstacle[] = [];
  if (!report.legal || seating.rounds.length === 0) obstacles.push({ code: 'illegal' });
  if (seating.players !== players.length)
    obstacles.push({ code: 'players', found: seating.players, wanted: players.length });
  if (changed >= 0) obstacles.push({ code: 'published', round: changed + 1 });
  if (report.apartMet > 0) obstacles.push({ code: 'teammates', met: report.apartMet });
  return { report, obstacles };
};

export const layOrder = (stage: string, { players, rounds }: Seating): DeskCommand => ({
  type: 'lay-seating',
  stage,
  seating: { format: seatingFormat, players, rounds },
});

/** What was laid before, laid again; nothing where nothing was, or the field was another. */
export const layBack = ({ stage, players, rounds }: DeskStage): readonly DeskCommand[] =>
  rounds.length === 0 ? [] : [layOrder(stage, { players: players.length, rounds })];

export type SeatRow = {
  readonly round: number;
  readonly table: number;
  readonly seat: number;
  readonly person: string;
};

/** Who sits where, line by line: as the games of a published round have it, else as it was laid. */
export const seatRows = (
  { games }: Pick<DeskPicture, 'games'>,
  { stage, players, rounds }: DeskStage,
  round: number,
): readonly SeatRow[] =>
  (rounds[round - 1] ?? []).flatMap((table, t) => {
    const game = games.findLast(
      (each) => each.stage === stage && each.round === round && each.table === t + 1,
    );
    const people = game?.seats ?? table.map((number) => players[number - 1] ?? '');
    return people.map((person, s) => ({ round, table: t + 1, seat: s + 1, person }));
  });

/** Who has no seat in a round. */
export const restingIn = ({ players, rounds }: DeskStage, round: number): readonly string[] => {
  const playing = new Set(rounds[round - 1]?.flat());
  return players.filter((_, i) => !playing.has(i + 1));
};
