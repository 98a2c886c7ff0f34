// The rulebook of a game, fetched alone: a table needs one of the five.
import { isRefusal } from '@omerta/base/refusal.ts';
import { chooseFrom } from '@omerta/rules/rulebooks/choose-from.ts';
import { type Edition, isRulebookId, type RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { RulebookSource } from '../session/game-log.ts';

const editions: Readonly<Record<RulebookId, () => Promise<{ readonly edition: Edition }>>> = {
  'fsm-2024': () => import('@omerta/rules/rulebooks/fsm-2024/edition.ts'),
  'fiim-2018': () => import('@omerta/rules/rulebooks/fiim-2018/edition.ts'),
  'neft-mmt': () => import('@omerta/rules/rulebooks/neft-mmt/edition.ts'),
  'bel-canto': () => import('@omerta/rules/rulebooks/bel-canto/edition.ts'),
  'fiim-2025': () => import('@omerta/rules/rulebooks/fiim-2025/edition.ts'),
};

export const loadEdition = async (id: RulebookId): Promise<Edition> => (await editions[id]()).edition;

export const loadRulebook: RulebookSource = async (id, switches) => {
  if (!isRulebookId(id)) return undefined;
  const chosen = chooseFrom(await loadEdition(id), switches);
  return isRefusal(chosen) ? undefined : chosen;
};
