// The five printed rulebooks, by id.
import { edition as belCanto } from './bel-canto/edition.ts';
import { edition as fiim2018 } from './fiim-2018/edition.ts';
import { edition as fiim2025 } from './fiim-2025/edition.ts';
import { edition as fsm2024 } from './fsm-2024/edition.ts';
import { edition as neftMmt } from './neft-mmt/edition.ts';
import type { Edition, RulebookId } from './rulebook.ts';

export const editions: Readonly<Record<RulebookId, Edition>> = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};
