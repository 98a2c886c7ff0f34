// What every clause of every rulebook says, in English.
import type { RegisterWords } from '../../register/register-words.ts';
import { clausesEn as belCanto } from '../../rulebooks/bel-canto/clauses-en.ts';
import { clausesEn as fiim2018 } from '../../rulebooks/fiim-2018/clauses-en.ts';
import { clausesEn as fiim2025 } from '../../rulebooks/fiim-2025/clauses-en.ts';
import { clausesEn as fsm2024 } from '../../rulebooks/fsm-2024/clauses-en.ts';
import { clausesEn as neftMmt } from '../../rulebooks/neft-mmt/clauses-en.ts';

export const clauses: RegisterWords = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};
