// The tournament under bel-canto: fiim-2018 under other numbers.
import { withProtests } from './fiim-2018.ts';
import type { TournamentRules } from './tournament-rules.ts';

export const tournament: TournamentRules = withProtests('8.7');
