// What the rulebook in force gives this person to do: only its causes, clauses and grounds are offered.
import type { Judge, Post } from '@omerta/tournament/offices.ts';
import type { Book } from '@omerta/tournament/rulebooks/choose.ts';
import {
  type PurpleGround,
  type ReplayCause,
  type RulingKind,
  rulingKinds,
  type TournamentRules,
} from '@omerta/tournament/rulebooks/tournament-rules.ts';

import type { CourtPicture } from '../wire/court-picture.ts';
import type { DeskGame } from '../wire/picture.ts';

export type Official = { readonly person: string; readonly offices: readonly Post[] };

type OfGame = { readonly referee: string | null };

/** One of those named: by office, as the referee of this game, or by name. */
export const isOneOf = (
  named: readonly string[],
  { person, offices }: Official,
  game: OfGame | undefined,
): boolean =>
  named.includes(person) ||
  offices.some((office) => named.includes(office)) ||
  (named.includes('table-referee' satisfies Judge) && game?.referee === person);

export const measures = ['warn', 'show-purple', 'fine', 'expel'] as const;
export type Measure = (typeof measures)[number];

/** The clauses under which he may take a measure; a fine has the one of fines. */
export const clausesFor = (
  { rules, scoring }: Book,
  measure: Measure,
  { offices }: Official,
  warned: readonly string[],
): readonly string[] => {
  const may = (by: readonly Post[]): boolean => offices.some((office) => by.includes(office));
  const clauses = (list: readonly PurpleGround[]): string[] => list.map(({ clause }) => clause);
  switch (measure) {
    case 'warn':
      return rules.purple && may(rules.purple.warnedBy)
        ? clauses(rules.purple.grounds.filter(({ afterWarning }) => afterWarning))
        : [];
    case 'show-purple':
      return clauses(
        rules.purple?.grounds.filter(
          ({ by, afterWarning, clause }) => may(by) && (!afterWarning || warned.includes(clause)),
        ) ?? [],
      );
    case 'fine':
      return may(['chief']) ? [scoring.fine.clause] : [];
    case 'expel':
      return may(rules.expulsion.by) ? rules.expulsion.clauses : [];
  }
};

/** Kinds of rulings that the rulebook knows here: from a protest its outcomes, else what somebody may do alone. */
export const kindsOffered = ({ rules }: Book, onProtest: boolean): readonly RulingKind[] =>
  rulingKinds.filter((kind) =>
    onProtest ? rules.protest.outcomes.value.includes(kind) : rules.rulings[kind].value.alone !== null,
  );

/** Whether a game may be ruled on without a protest: one without a sheet has nothing to be changed but itself. */
export const mayRule = (book: Book, { sheet }: Pick<DeskGame, 'sheet'>): boolean =>
  kindsOffered(book, false).some((kind) => sheet !== null || kind === 'replay');

export const causesOffered = ({ rules }: Book, onProtest: boolean): readonly ReplayCause[] =>
  rules.replay.causes.filter((cause) => onProtest || !cause.onProtest);

/** Whoever is here to sit in, of the first kind of the rulebook's that there is anybody of. */
export const substitutesFor = (
  { reserves, officials }: Pick<CourtPicture, 'reserves' | 'officials'>,
  { substitutes }: Pick<TournamentRules, 'substitutes'>,
  { seats }: Pick<DeskGame, 'seats'>,
): readonly string[] => {
  const of = {
    reserve: reserves,
    'side-referee': officials.flatMap(({ office, person }) => (office === 'side-referee' ? [person] : [])),
  };
  const free = substitutes.value.map((kind) => of[kind].filter((person) => !seats.includes(person)));
  return free.find((people) => people.length > 0) ?? [];
};

/** Until when a protest about a game is taken; null: until the next game. */
export const protestUntil = ({ rules }: Book, endedAt: string): string | null => {
  const limit = rules.protest.deadline.value;
  return limit === 'next-game' ? null : new Date(Date.parse(endedAt) + limit * 1_000).toISOString();
};
