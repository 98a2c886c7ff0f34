// A club as its events leave it: who belongs to it, its officers, its events, suspensions and cases.
import type { EventKind } from '../command.ts';
import type { PersonId } from '../meta.ts';
import type { Seen } from '../seen.ts';
import { covers, type Days } from '../time.ts';

export const clubOffices = ['organiser', 'administrator', 'discipline'] as const;
export type ClubOffice = (typeof clubOffices)[number];

/** A suspension bars from every event of the club; `rulebook` says whose clause it is. */
type Suspension = Days & {
  readonly person: PersonId;
  readonly rulebook: string;
  readonly clause: string;
  readonly case: string;
};

type Case = {
  readonly id: string;
  readonly person: PersonId;
  readonly event: string;
  readonly rulebook: string;
  readonly clause: string;
  readonly note: string;
  readonly at: string;
  readonly decision: { readonly by: PersonId; readonly at: string; readonly reason: string } | null;
};

export type ClubState = {
  readonly founded: boolean;
  readonly name: string;
  readonly people: readonly PersonId[];
  /** Who was entered twice: no longer among the people, and another of them from then on. */
  readonly joined: readonly { readonly person: PersonId; readonly into: PersonId }[];
  readonly officers: readonly { readonly person: PersonId; readonly office: ClubOffice }[];
  readonly events: readonly { readonly event: string; readonly kind: EventKind }[];
  readonly suspensions: readonly Suspension[];
  readonly cases: readonly Case[];
  /** When the newest event happened; null before the first. */
  readonly at: string | null;
  readonly seen: Seen;
};

export const initialClub: ClubState = {
  founded: false,
  name: '',
  people: [],
  joined: [],
  officers: [],
  events: [],
  suspensions: [],
  cases: [],
  at: null,
  seen: {},
};

/** The first person of the club, for ever; null before there is one. */
export const founderOf = ({ people }: ClubState): PersonId | null => people[0] ?? null;

/** Every id under which the club has known him. */
export const idsOf = ({ joined }: ClubState, person: PersonId): readonly PersonId[] => {
  const ids = [person];
  for (const id of ids) ids.push(...joined.filter(({ into }) => into === id).map((each) => each.person));
  return ids;
};

export const suspensionOn = (club: ClubState, person: PersonId, day: string): Suspension | undefined => {
  const ids = idsOf(club, person);
  return club.suspensions.find((each) => ids.includes(each.person) && covers(each, day));
};
