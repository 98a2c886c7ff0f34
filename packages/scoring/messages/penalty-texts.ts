// The listed penalties that each language must name: English gives their clauses.
import type { Like } from '@omerta/base/lang.ts';
import type { penalties } from '../texts/en/penalties.ts';

export type PenaltyTexts = Like<typeof penalties>;
