// The recommended grounds for extra points that each language must word: English gives their clauses.
import type { Like } from '@omerta/base/lang.ts';
import type { criteria } from '../texts/en/criteria.ts';

export type CriteriaTexts = Like<typeof criteria>;
