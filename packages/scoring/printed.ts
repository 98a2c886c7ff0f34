// The points of every rulebook as printed.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { scoring as belCanto } from './rulebooks/bel-canto.ts';
import { scoring as fiim2018 } from './rulebooks/fiim-2018.ts';
import { scoring as fiim2025 } from './rulebooks/fiim-2025.ts';
import { scoring as fsm2024 } from './rulebooks/fsm-2024.ts';
import { scoring as neftMmt } from './rulebooks/neft-mmt.ts';
import type { ScoringRules } from './scoring-rules.ts';

export const printed: Readonly<Record<RulebookId, ScoringRules>> = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};
