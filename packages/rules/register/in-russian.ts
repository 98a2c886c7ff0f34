// The register in Russian: the same clauses, each with its Russian words.
import { clausesRu as belCanto } from '../rulebooks/bel-canto/clauses-ru.ts';
import type { ClauseWords } from '../rulebooks/clause.ts';
import { clausesRu as fiim2018 } from '../rulebooks/fiim-2018/clauses-ru.ts';
import { clausesRu as fiim2025 } from '../rulebooks/fiim-2025/clauses-ru.ts';
import { clausesRu as fsm2024 } from '../rulebooks/fsm-2024/clauses-ru.ts';
import { clausesRu as neftMmt } from '../rulebooks/neft-mmt/clauses-ru.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';
import { type Entry, register } from './register.ts';

export const wordsRu: Readonly<Record<RulebookId, ClauseWords>> = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};

/** Apart from the register itself: whoever shows it in another language fetches none of this. */
export const registerRu: readonly Entry[] = register.map((entry) => ({
  ...entry,
  text: wordsRu[entry.rulebook][entry.clause] ?? '',
}));
