// What the clauses of all rulebooks say in one language: a rulebook left out does not compile.

import type { ClauseWords } from '../rulebooks/clause.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';

export type RegisterWords = Readonly<Record<RulebookId, ClauseWords>>;
