// A tournament in the making: what has been filled in so far, kept on the device until it is made.
import { keptFields, keptList } from '@omerta/base/kept.ts';
import { type Descriptor, flag, oneOf, shape, text } from '@omerta/base/reading.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { type StageKind, stageKinds } from '@omerta/scoring/standings/tournament.ts';
import { type EventKind, eventKinds } from '@omerta/tournament/command.ts';
import { offices, type Post } from '@omerta/tournament/offices.ts';
import { baseOf, type RulesChoice } from '@omerta/tournament/rulebooks/choose.ts';
import { settings } from '@omerta/tournament/rulebooks/rules-reader.ts';
import type { DraftKind } from '../../device/kept-draft.ts';
import type { DeskPicture } from '../wire/picture.ts';

export type DraftSettings = RulesChoice['switches'];

/** As typed: numbers are read when it is made. */
export type StageDraft = {
  /** Empty: it is called as its kind is. */
  readonly name: string;
  readonly kind: StageKind;
  readonly games: string;
  /** How many of the stage before go on; of no meaning for the first. */
  readonly advance: string;
  readonly coefficient: string;
  readonly carry: boolean;
};

export type OfficialDraft = { readonly office: Post; readonly nickname: string };

export type TournamentDraft = {
  readonly name: string;
  readonly kind: EventKind;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly rulebook: RulebookId;
  readonly switches: DraftSettings;
  /** House changes by key; the name stands for all of them. */
  readonly house: DraftSettings;
  readonly houseName: string;
  readonly secondConfirmation: boolean;
  readonly stages: readonly StageDraft[];
  readonly officials: readonly OfficialDraft[];
  /** Typed, and not among the officials yet. */
  readonly naming: OfficialDraft;
};

const stage: Descriptor<StageDraft> = shape({
  name: text,
  kind: oneOf(stageKinds),
  games: text,
  advance: text,
  coefficient: text,
  carry: flag,
});

export const nobodyNamed: OfficialDraft = { office: 'chief', nickname: '' };

export const official: Descriptor<OfficialDraft> = shape({ office: oneOf(offices), nickname: text });

const fields = {
  name: text,
  kind: oneOf(eventKinds),
  from: text,
  to: text,
  zone: text,
  rulebook: oneOf(rulebookIds),
  switches: settings,
  house: settings,
  houseName: text,
  secondConfirmation: flag,
  stages: keptList(stage),
  officials: keptList(official),
  naming: official,
} as const;

export const emptyDraft = (zone: string, day: string): TournamentDraft => ({
  name: '',
  kind: 'tournament',
  from: day,
  to: day,
  zone,
  rulebook: 'fsm-2024',
  switches: {},
  house: {},
  houseName: '',
  secondConfirmation: true,
  stages: [{ name: '', kind: 'qualifying', games: '12', advance: '', coefficient: '1', carry: true }],
  officials: [],
  naming: nobodyNamed,
});

/** A tournament has a second person to confirm its sheets, an evening one organiser, until somebody says otherwise. */
export const ofKind = (draft: TournamentDraft, kind: TournamentDraft['kind']): TournamentDraft =>
  kind === draft.kind ? draft : { ...draft, kind, secondConfirmation: kind === 'tournament' };

/** Field by field: what another version kept otherwise is as in the empty one. */
export const tournamentKept = (empty: TournamentDraft): DraftKind<TournamentDraft> => ({
  name: 'new-tournament',
  reads: keptFields<TournamentDraft>(fields, empty),
  empty,
});

/** Everything of another tournament but its name, its days and its people. */
export const draftLike = (
  { kind, zone, rules, secondConfirmation, plans, officials }: DeskPicture,
  names: Readonly<Record<string, string>>,
  empty: TournamentDraft,
): TournamentDraft => {
  const { rulebook } = rules;
  const house = typeof rulebook === 'string' ? null : rulebook;
  return {
    ...empty,
    kind,
    zone,
    rulebook: rulebookIds.find((id) => id === baseOf(rules)) ?? empty.rulebook,
    switches: rules.switches,
    house: house?.change ?? {},
    houseName: house?.name ?? '',
    secondConfirmation,
    stages: plans.map((plan) => ({
      name: plan.name,
      kind: plan.kind,
      games: String(plan.plannedGames ?? ''),
      advance: String(plan.advance ?? ''),
      coefficient: plan.coefficient,
      carry: plan.carry,
    })),
    officials: officials
      .filter(({ office }) => office !== 'organiser')
      .flatMap(({ person, office }) => {
        const nickname = names[person];
        return nickname === undefined ? [] : [{ office, nickname }];
      }),
  };
};
