// What each kind of point is called, as every app says it: what there must be in each language.
import type { StandingItemKind } from '../standings/standing-row.ts';

export type ItemTexts = Readonly<Record<StandingItemKind, string>>;
