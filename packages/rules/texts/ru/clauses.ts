// Что говорит каждый пункт каждого регламента, по-русски.
import type { RegisterWords } from '../../register/register-words.ts';
import { clausesRu as belCanto } from '../../rulebooks/bel-canto/clauses-ru.ts';
import { clausesRu as fiim2018 } from '../../rulebooks/fiim-2018/clauses-ru.ts';
import { clausesRu as fiim2025 } from '../../rulebooks/fiim-2025/clauses-ru.ts';
import { clausesRu as fsm2024 } from '../../rulebooks/fsm-2024/clauses-ru.ts';
import { clausesRu as neftMmt } from '../../rulebooks/neft-mmt/clauses-ru.ts';

export const clauses: RegisterWords = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};
