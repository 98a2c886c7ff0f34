// What the clauses of all rulebooks say in one language: a rulebook left out does not compile.
import type { RulebookId } from '../rulebooks/rulebook.ts';
import type { ClauseWords } from './clause.ts';

export type RegisterWords = Readonly<Record<RulebookId, ClauseWords>>;
