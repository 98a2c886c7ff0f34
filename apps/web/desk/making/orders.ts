// From a filled-in draft to the orders that make the tournament, or what is still wrong with it and at which step.
import { parseDecimal } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { chooseBook, type RulesChoice } from '@omerta/tournament/rulebooks/choose.ts';
import { isZone } from '@omerta/tournament/time.ts';
import type { DeskCommand } from '../wire/order.ts';
import type { StageDraft, TournamentDraft } from './draft.ts';

export const makingSteps = ['about', 'rules', 'stages', 'officials', 'check'] as const;
export type MakingStep = (typeof makingSteps)[number];

export const makingFaults = [
  'name',
  'days',
  'zone',
  'rules',
  'no-stages',
  'stage-games',
  'stage-advance',
  'stage-coefficient',
  'two-chiefs',
  'not-added',
] as const;
export type MakingFault = {
  readonly step: MakingStep;
  readonly what: (typeof makingFaults)[number];
  /** Which stage, from 1; 0 where it is about none. */
  readonly at: number;
};

const whole = (given: string): number | null => (/^\d{1,3}$/.test(given.trim()) ? Number(given) : null);
const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));

/** A table has ten. */
const fewest = 10;

/** `i`: how many stand before it. */
export const stageFaults = (stage: StageDraft, i: number): MakingFault[] => {
  const at = i + 1;
  const fault = (what: MakingFault['what']): MakingFault => ({ step: 'stages', what, at });
  const [games, advance] = [whole(stage.games), whole(stage.advance)];
  const coefficient = parseDecimal(stage.coefficient.replace(',', '.'));
  return [
    ...(games === null || games < 1 ? [fault('stage-games')] : []),
    ...(i > 0 && (advance === null || advance < fewest) ? [fault('stage-advance')] : []),
    ...(coefficient === null || coefficient.over <= 0n ? [fault('stage-coefficient')] : []),
  ];
};

/** As the tournament file says it: house rules where something is changed. */
export const rulesOf = ({ rulebook, switches, house, houseName }: TournamentDraft): RulesChoice => ({
  rulebook:
    Object.keys(house).length === 0
      ? rulebook
      : { base: rulebook, ...(houseName.trim() && { name: houseName.trim() }), change: house },
  switches,
});

export const faultsOf = (draft: TournamentDraft): readonly MakingFault[] => {
  const about = (what: MakingFault['what']): MakingFault => ({ step: 'about', what, at: 0 });
  const isEvening = draft.kind === 'evening';
  return [
    ...(draft.name.trim() === '' ? [about('name')] : []),
    ...(isDay(draft.from) && isDay(draft.to) && draft.from <= draft.to ? [] : [about('days')]),
    ...(isZone(draft.zone) ? [] : [about('zone')]),
    ...(isRefusal(chooseBook(rulesOf(draft))) ? [{ step: 'rules', what: 'rules', at: 0 } as const] : []),
    ...(draft.stages.length === 0 && !isEvening
      ? [{ step: 'stages', what: 'no-stages', at: 0 } as const]
      : []),
    ...(isEvening ? [] : draft.stages.flatMap(stageFaults)),
    ...(draft.officials.filter(({ office }) => office === 'chief').length > 1
      ? [{ step: 'officials', what: 'two-chiefs', at: 0 } as const]
      : []),
    ...(draft.naming.nickname.trim() === ''
      ? []
      : [{ step: 'officials', what: 'not-added', at: 0 } as const]),
  ];
};

/** A name of its own in addresses: readable, and never one that is taken. */
export const tournamentId = (name: string, unlike: string): string => {
  const readable = name
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return `${readable || 'cup'}-${unlike}`;
};

/** What a stage is called that was given no name: by its kind, in the language of whoever makes it, for everybody. */
export type NameOfKind = (kind: StageDraft['kind']) => string;

export const stageName = ({ name, kind }: StageDraft, nameOfKind: NameOfKind): string =>
  name.trim() || nameOfKind(kind);

type Placed = { readonly id: string; readonly isFirst: boolean };

export const stageOrder = (
  stage: StageDraft,
  { id, isFirst }: Placed,
  nameOfKind: NameOfKind,
): DeskCommand => ({
  type: 'add-stage',
  stage: id,
  name: stageName(stage, nameOfKind),
  kind: stage.kind,
  plannedGames: whole(stage.games),
  coefficient: stage.coefficient.replace(',', '.'),
  carry: stage.carry,
  advance: isFirst ? null : whole(stage.advance),
});

/** `people`: who is meant by each nickname. */
export const ordersOf = (
  draft: TournamentDraft,
  people: ReadonlyMap<string, string>,
  nameOfKind: NameOfKind,
): readonly DeskCommand[] => [
  {
    type: 'create-tournament',
    name: draft.name.trim(),
    kind: draft.kind,
    zone: draft.zone,
    rules: rulesOf(draft),
    secondConfirmation: draft.secondConfirmation,
  },
  { type: 'set-dates', from: draft.from, to: draft.to },
  ...(draft.kind === 'evening'
    ? []
    : draft.stages.map((stage, i) => stageOrder(stage, { id: `s${i + 1}`, isFirst: i === 0 }, nameOfKind))),
  ...draft.officials.flatMap(({ office, nickname }): DeskCommand[] => {
    const person = people.get(nickname);
    return person === undefined ? [] : [{ type: 'appoint', person, office }];
  }),
];
