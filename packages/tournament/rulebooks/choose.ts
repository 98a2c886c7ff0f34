// The rules in force in a tournament: its points and what its rulebook says beyond one game.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Invalid, isInvalid } from '@omerta/scoring/invalid.ts';
import { reading } from '@omerta/scoring/json-reader.ts';
import { readScoring } from '@omerta/scoring/rules-file.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import { tournament as belCanto } from './bel-canto.ts';
import { tournament as fiim2018 } from './fiim-2018.ts';
import { tournament as fiim2025 } from './fiim-2025.ts';
import { tournament as fsm2024 } from './fsm-2024.ts';
import { tournament as neftMmt } from './neft-mmt.ts';
import type { TournamentRules } from './tournament-rules.ts';

/** As the tournament file says them: a printed rulebook or house rules on one, and switches. */
export type RulesChoice = {
  readonly rulebook:
    | string
    | { readonly base: string; readonly name?: string; readonly change?: Readonly<Record<string, string | number | boolean>> };
  readonly switches: Readonly<Record<string, string | number | boolean>>;
};

export const tournamentRules: Readonly<Record<RulebookId, TournamentRules>> = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};

export type Book = { readonly scoring: Scoring; readonly rules: TournamentRules };

const chosen = new WeakMap<RulesChoice, Book | Invalid>();

/** The same choice is read once. */
export const chooseBook = (choice: RulesChoice): Book | Invalid => {
  const known = chosen.get(choice);
  if (known) return known;
  const scoring = reading(() => readScoring(choice.rulebook, choice.switches));
  const book = isInvalid(scoring) ? scoring : { scoring, rules: tournamentRules[scoring.rulebook.id] };
  chosen.set(choice, book);
  return book;
};
