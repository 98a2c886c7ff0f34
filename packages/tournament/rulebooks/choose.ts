// The rules in force in a tournament: its points and what its rulebook says beyond one game.
import type { Invalid } from '@omerta/base/invalid.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { reading } from '@omerta/base/unfit.ts';
import { readScoring } from '@omerta/scoring/rules-file.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import { tournamentRulesOf } from './in-force.ts';
import type { TournamentRules } from './tournament-rules.ts';

/** As the tournament file says them: a printed rulebook or house rules on one, and switches. */
export type RulesChoice = {
  readonly rulebook:
    | string
    | {
        readonly base: string;
        readonly name?: string;
        readonly change?: Readonly<Record<string, string | number | boolean>>;
      };
  readonly switches: Readonly<Record<string, string | number | boolean>>;
};

/** The printed rulebook that they stand on. */
export const baseOf = ({ rulebook }: Pick<RulesChoice, 'rulebook'>): string =>
  typeof rulebook === 'string' ? rulebook : rulebook.base;

export type Book = { readonly scoring: Scoring; readonly rules: TournamentRules };

const chosen = new WeakMap<RulesChoice, Book | Invalid>();

/** The same choice is read once. */
export const chooseBook = (choice: RulesChoice): Book | Invalid => {
  const known = chosen.get(choice);
  if (known) return known;
  const scoring = reading(() => readScoring(choice.rulebook, choice.switches));
  const book = isRefusal(scoring) ? scoring : { scoring, rules: tournamentRulesOf(scoring.rulebook) };
  chosen.set(choice, book);
  return book;
};
