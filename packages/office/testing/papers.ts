// For tests: what is printed of a tournament by bots.

import type { Lang } from '@omerta/base/lang.ts';
import type { TournamentPaper } from '@omerta/documents/tournament/paper.ts';
import type { ClauseWords } from '@omerta/rules/rulebooks/clause.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { clauses as en } from '@omerta/rules/texts/en/clauses.ts';
import { clauses as ru } from '@omerta/rules/texts/ru/clauses.ts';
import { openTournament } from '../archive/check.ts';
import { memoryStore } from '../memory-store.ts';
import { paperIn } from '../paper.ts';
import type { SimulationOptions } from '../simulate/plan.ts';
import { simulateTournament } from '../simulate/simulate.ts';
import { archiveOf, granted } from './played.ts';

/** Through an archive, as the command takes it. */
export const simulatedPaper = async (options: SimulationOptions): Promise<TournamentPaper> => {
  const store = await memoryStore();
  const report = await simulateTournament(store, options);
  const opened = granted(await openTournament(await archiveOf({ store, report })));
  return paperIn(opened.store, opened);
};

const words = { en, ru };
export const clauseWordsIn = (lang: Lang, id: RulebookId): ClauseWords => words[lang][id];
