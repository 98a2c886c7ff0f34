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
  officers: [],
  events: [],
  suspensions: [],
  cases: [],
  at: null,
  seen: {},
};

/** The first person of the club, for ever; null before there is one. */
export const founderOf = ({ people }: ClubState): PersonId | null => people[0] ?? null;

export const suspensionOn = (club: ClubState, person: PersonId, day: string): Suspension | undefined =>
  club.suspensions.find((each) => each.person === person && covers(each, day));
