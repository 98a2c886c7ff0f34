// The cases of a tournament as the desk and a judge see them alike.

import { listOf, oneOf, read, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { saying } from '../../server/ask.ts';
import { type DeskPicture, type DeskStage, ofCases } from './picture.ts';

/** A tournament as one of its judges sees it. */
const judged = saying({
  name: text,
  phase: oneOf(['preparing', 'running', 'finished']),
  zone: text,
  rules: ofCases.rules,
  officials: ofCases.officials,
  stages: listOf(saying({ stage: text, name: text })),
  court: saying({
    games: listOf(ofCases.game),
    protests: listOf(ofCases.protest),
    rulings: listOf(ofCases.ruling),
    expects: ofCases.expects,
    reserves: listOf(text),
  }),
});

/** What the papers of a case need of a tournament. */
export type CourtPicture = Pick<
  DeskPicture,
  'name' | 'phase' | 'zone' | 'rules' | 'officials' | 'games' | 'protests' | 'rulings' | 'expects'
> & {
  readonly plans: readonly Pick<DeskStage, 'stage' | 'name'>[];
  /** Who may play a replay for somebody. */
  readonly reserves: readonly string[];
};

/** Null where it is none of this version. */
export const readCourt = (view: unknown): CourtPicture | null => {
  const found = read(judged, view);
  if (isRefusal(found)) return null;
  const { court, stages, ...open } = found;
  return { ...open, ...court, plans: stages };
};
