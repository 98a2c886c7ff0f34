// The second writing of every rulebook's discipline, and what it says of one act.
import type { Offence } from '../acts.ts';
import type { RulebookId } from '../rulebook.ts';
import type { GamePart, Sanction, Situation } from '../violation.ts';
import type { PinnedDiscipline, PinnedHeed, PinnedSanction } from './pinned.ts';
import { pinnedBelCanto } from './pinned-bel-canto.ts';
import { pinnedFiim2018 } from './pinned-fiim-2018.ts';
import { pinnedFiim2025 } from './pinned-fiim-2025.ts';
import { pinnedFsm2024 } from './pinned-fsm-2024.ts';
import { pinnedNeftMmt } from './pinned-neft-mmt.ts';

export const pinned: Readonly<Record<RulebookId, PinnedDiscipline>> = {
  'fsm-2024': pinnedFsm2024,
  'fiim-2018': pinnedFiim2018,
  'neft-mmt': pinnedNeftMmt,
  'bel-canto': pinnedBelCanto,
  'fiim-2025': pinnedFiim2025,
};

export const mentionsOf = (id: RulebookId, act: Offence): string[] =>
  pinned[id].mentions.filter(({ acts }) => acts.includes(act)).map(({ clause }) => clause);

export const heedsOf = (id: RulebookId, act: Offence): Pick<PinnedHeed, 'clause' | 'what'>[] =>
  pinned[id].heeds.filter(({ acts }) => acts.includes(act)).map(({ clause, what }) => ({ clause, what }));

export const canHappen = (
  { during, only, except }: PinnedSanction,
  now: { readonly parts: readonly GamePart[]; readonly situations: readonly Situation[] },
): boolean =>
  (during === undefined || now.parts.includes(during)) &&
  (only === undefined || now.situations.includes(only)) &&
  !(except !== undefined && now.situations.includes(except));

export type PinnedPunishment = {
  readonly clause: string;
  readonly sanctions: readonly Sanction[];
  readonly also: readonly string[];
};

/** What an act costs a player who stands so. */
export const punishmentOf = (
  id: RulebookId,
  { act, clause, gives }: PinnedSanction,
  situations: readonly Situation[],
): PinnedPunishment => {
  const mentions = mentionsOf(id, act);
  const worse = pinned[id].aggravations.find(
    ({ when, of }) =>
      when.some((each) => situations.includes(each)) &&
      of.some((each) => each.clause === clause && each.acts.includes(act)),
  );
  return worse
    ? { clause: worse.clause, sanctions: [worse.gives], also: [clause, ...mentions].sort() }
    : { clause, sanctions: gives, also: mentions.sort() };
};
