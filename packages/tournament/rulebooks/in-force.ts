// What the rulebook in force says of tournaments: the printed words with its switches applied.
import type { Rulebook, RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import { tournament as belCanto } from './bel-canto.ts';
import { tournament as fiim2018 } from './fiim-2018.ts';
import { tournament as fiim2025 } from './fiim-2025.ts';
import { tournament as fsm2024 } from './fsm-2024.ts';
import { tournament as neftMmt } from './neft-mmt.ts';
import type { TournamentRules } from './tournament-rules.ts';

const printed: Readonly<Record<RulebookId, TournamentRules>> = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};

/** Longer than any tournament: no instant that a clock cannot show is asked for. */
const longestWindow = 100 * 365 * 86_400;

/** A rulebook without the switch `protest-window` keeps its own deadline. */
export const tournamentRulesOf = ({ id, switches }: Pick<Rulebook, 'id' | 'switches'>): TournamentRules => {
  const rules = printed[id];
  const window = switches['protest-window'];
  if (window === undefined) return rules;
  const { protest } = rules;
  return {
    ...rules,
    protest: {
      ...protest,
      deadline: ruled(Math.min(Number(window), longestWindow), protest.deadline.clause),
    },
  };
};
