// All five rulebooks at once: for screens and tests that may be asked for any of them.
import { chooseRulebook } from '@omerta/rules/rulebooks/choose.ts';
import { isRulebook } from '@omerta/rules/rulebooks/choose-from.ts';
import { isRulebookId, type Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import type { RulebookSource } from '../session/game-log.ts';

/** Undefined where this program has no such rulebook or switch. */
export const rulebookOf = ({
  rulebook,
  switches,
}: Pick<Opening, 'rulebook' | 'switches'>): Rulebook | undefined => {
  if (!isRulebookId(rulebook)) return undefined;
  const chosen = chooseRulebook(rulebook, switches);
  return isRulebook(chosen) ? chosen : undefined;
};

export const anyRulebook: RulebookSource = async (rulebook, switches) => rulebookOf({ rulebook, switches });
