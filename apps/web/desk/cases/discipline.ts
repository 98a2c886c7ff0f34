// Warnings and cards of everybody over the tournament, with what the next one would mean.
import { makeExact, negate } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { PurpleReason, Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { type CardFine, purpleFines, yellowFine } from '@omerta/scoring/standings/cards.ts';
import { stageLength } from '@omerta/scoring/standings/standings.ts';
import type { Book } from '@omerta/tournament/rulebooks/choose.ts';

export type DisciplineOf = {
  readonly games: readonly {
    readonly stage: string;
    readonly status: string;
    readonly sheet: Sheet | null;
  }[];
  readonly stages: readonly { readonly stage: string; readonly plannedGames: number | null }[];
  readonly warnings: readonly { readonly person: string; readonly clause: string }[];
  readonly cards: readonly {
    readonly colour: 'yellow' | 'purple';
    readonly person: string;
    readonly stage?: string;
    readonly reason?: PurpleReason;
  }[];
  readonly suspensions: readonly { readonly person: string; readonly clause: string; readonly to: string }[];
  readonly fines: readonly { readonly person: string; readonly points: string }[];
  readonly expelled: readonly { readonly person: string; readonly clause: string }[];
};

/** Points that it takes, by which clause. */
type Cost = { readonly points: string; readonly clause: string };

export type DisciplineRow = {
  readonly person: string;
  /** The clauses he was warned under. */
  readonly warnings: readonly string[];
  readonly yellow: number;
  readonly purple: number;
  readonly removals: number;
  readonly fines: readonly string[];
  readonly suspendedTo: string | null;
  readonly expelledBy: string | null;
  /** What the next card of each colour costs; null where the rulebook fines none. */
  readonly nextYellow: Cost | null;
  readonly nextPurple: Cost | null;
};

const costOf = ({ points, clause }: CardFine): Cost => ({ points: makeExact(negate(points)), clause });

const standing = ({ games }: DisciplineOf) =>
  games.flatMap(({ stage, status, sheet }) => (sheet && status !== 'annulled' ? [{ stage, sheet }] : []));

const countOn = (sheet: Sheet, person: string, seats: readonly number[]): number =>
  seats.filter((seat) => sheet.seats[seat - 1]?.player === person).length;

/** A red card sends out too; a sheet may say it by its second yellow alone. */
const sentOut = ({ removed, redCards, yellow }: Sheet): readonly Seat[] => {
  const secondYellow = yellow.filter((seat, i) => yellow.indexOf(seat) !== i);
  return [...new Set([...removed, ...redCards, ...secondYellow])];
};

/** In the stage that is played now: the last that has a sheet, or the first. */
const stageNow = (of: DisciplineOf): string | undefined => standing(of).at(-1)?.stage ?? of.stages[0]?.stage;

const yellowIn = (of: DisciplineOf, person: string, stage: string | null): number =>
  standing(of)
    .filter((game) => stage === null || game.stage === stage)
    .reduce((sum, { sheet }) => sum + countOn(sheet, person, sheet.yellow), 0) +
  of.cards.filter(
    (card) => card.colour === 'yellow' && card.person === person && (stage === null || card.stage === stage),
  ).length;

const nextYellow = ({ scoring }: Book, of: DisciplineOf, person: string): Cost | null => {
  const stage = stageNow(of);
  if (!scoring.yellow || stage === undefined) return null;
  const planned = of.stages.find((each) => each.stage === stage)?.plannedGames ?? null;
  const sheets = standing(of)
    .filter((game) => game.stage === stage)
    .map(({ sheet }) => sheet);
  const number = yellowIn(of, person, stage) + 1;
  return costOf(yellowFine(scoring.yellow, number, stageLength(planned, sheets)));
};

/** One for conduct; damage and throwing cost more on top. */
const nextPurple = ({ scoring }: Book, count: number): Cost | null => {
  const [fine] = scoring.purple ? purpleFines(scoring.purple, count + 1, 'conduct') : [];
  return fine ? costOf(fine) : null;
};

/** Everybody named, in the order named. */
export const disciplineRows = (
  book: Book,
  of: DisciplineOf,
  people: readonly string[],
): readonly DisciplineRow[] =>
  people.map((person) => {
    const sheets = standing(of);
    const loose = of.cards.filter((card) => card.colour === 'purple' && card.person === person).length;
    const purple =
      loose +
      sheets.reduce(
        (sum, { sheet }) =>
          sum +
          countOn(
            sheet,
            person,
            sheet.purple.map(({ seat }) => seat),
          ),
        0,
      );
    return {
      person,
      warnings: of.warnings.filter((each) => each.person === person).map(({ clause }) => clause),
      yellow: yellowIn(of, person, null),
      purple,
      removals: sheets.reduce((sum, { sheet }) => sum + countOn(sheet, person, sentOut(sheet)), 0),
      fines: of.fines.filter((each) => each.person === person).map(({ points }) => points),
      suspendedTo:
        of.suspensions
          .filter((each) => each.person === person)
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? null,
      expelledBy: of.expelled.find((each) => each.person === person)?.clause ?? null,
      nextYellow: nextYellow(book, of, person),
      nextPurple: nextPurple(book, purple),
    };
  });
