// The decisions that a rulebook knows, the offices that make them, and which of them nobody who is appointed could make.
import type { Approver } from '@omerta/rules/game/command.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import { standingFor } from './areas/agreement.ts';
import { type Judge, offices, type Post, type Side } from './offices.ts';
import type { Book } from './rulebooks/choose.ts';
import { type Groups, type RulingKind, rulingKinds } from './rulebooks/tournament-rules.ts';

export const decisionKinds = [...rulingKinds, 'protest', 'own-game', 'consent'] as const;
type DecisionKind = (typeof decisionKinds)[number];

type Decision = { readonly what: DecisionKind; readonly groups: Groups; readonly clause: string | null };

type Consent = { readonly by: Approver; readonly clause: string };

/** Whose consent points and penalties may need. */
const consentsIn = ({ extra, penalties }: Scoring): readonly Consent[] => [
  ...(extra.kind === 'numbers' ? [...extra.players.steps, ...extra.total.steps, ...extra.named] : []),
  ...(penalties?.items ?? []).flatMap(({ approval: by, clause }) =>
    by === undefined ? [] : [{ by, clause }],
  ),
  ...Object.values(penalties?.waivers ?? {}),
];

/** The committee counts as its member on duty. */
const consenting = (by: Approver): readonly Judge[] => (by === 'duty' ? ['duty', 'committee'] : [by]);

const rulingIn = ({ rules }: Book, kind: RulingKind): readonly Decision[] => {
  const { value, clause } = rules.rulings[kind];
  return value.alone === null ? [] : [{ what: kind, groups: value.alone, clause }];
};

const decisionsIn = (book: Book): readonly Decision[] => {
  const { value, clause } = book.rules.protest.deciders;
  return [
    ...rulingKinds.flatMap((kind) => rulingIn(book, kind)),
    { what: 'protest', groups: [value.usual], clause },
    { what: 'own-game', groups: [value.ownGame], clause },
    ...consentsIn(book.scoring).map(
      (consent): Decision => ({
        what: 'consent',
        groups: [consenting(consent.by)],
        clause: consent.clause,
      }),
    ),
  ];
};

const always: readonly Judge[] = ['organiser', 'administrator', 'chief', 'deputy', 'referee', 'side-referee'];

/** Those who run any tournament, and those whom this rulebook names. */
export const officesIn = (book: Book): readonly Post[] => {
  const { consults, complaint } = book.rules.protest;
  const named = new Set<Judge>([
    ...always,
    ...decisionsIn(book).flatMap(({ groups }) => groups.flat()),
    consults.value,
    complaint.value,
  ]);
  return offices.filter((office) => named.has(office));
};

type Appointed = { readonly person: string; readonly office: Post };

/** What could not be decided, with the sides that nobody stands for. */
export type Undecidable = Pick<Decision, 'what' | 'clause'> & { readonly missing: readonly Side[] };

/** As if the chief were there: without him no tournament starts. */
export const undecidable = (book: Book, appointed: readonly Appointed[]): readonly Undecidable[] => {
  const chief: Appointed = { person: '', office: 'chief' };
  const held = appointed.some(({ office }) => office === 'chief') ? appointed : [...appointed, chief];
  const people = [...new Set(held.map(({ person }) => person))];
  const fits = (person: string, group: Groups[number]): boolean =>
    group.some(
      (judge) =>
        judge === 'table-referee' || held.some((each) => each.person === person && each.office === judge),
    );
  return decisionsIn(book).flatMap(({ what, groups, clause }) => {
    const standing = standingFor(fits, groups, people);
    const missing = groups
      .filter((_, i) => standing[i] === null)
      .map((group): Side => ({ of: group.map((judge) => ({ judge, people: [] })), by: null }));
    return missing.length === 0 ? [] : [{ what, clause, missing }];
  });
};
