// What a person asks of a club.
import type { EventKind } from '../command.ts';
import type { CommandMeta, PersonId } from '../meta.ts';
import type { ClubOffice } from './state.ts';

export type ClubCommandFields = {
  'found-club': { readonly name: string };
  'add-person': { readonly person: PersonId };
  /** Two entries of one person: from now on `person` is `into`. */
  'join-people': { readonly person: PersonId; readonly into: PersonId };
  'part-people': { readonly person: PersonId };
  'name-officer': { readonly person: PersonId; readonly office: ClubOffice };
  'relieve-officer': { readonly person: PersonId; readonly office: ClubOffice };
  'open-event': { readonly event: string; readonly kind: EventKind };
  /** Follows by itself from a purple card shown at one of the club's events. */
  'take-case': {
    readonly case: string;
    readonly event: string;
    readonly person: PersonId;
    readonly rulebook: string;
    readonly clause: string;
    readonly note: string;
    readonly from: string;
    readonly to: string;
    readonly suspendedBy: string;
  };
  /** `until` is the last day of the suspension; null lifts it. */
  'decide-case': { readonly case: string; readonly until: string | null; readonly reason: string };
};
export type ClubCommandType = keyof ClubCommandFields;
export type ClubCommandOf<T extends ClubCommandType> = { readonly type: T } & ClubCommandFields[T] &
  CommandMeta;
export type ClubCommand = { [T in ClubCommandType]: ClubCommandOf<T> }[ClubCommandType];
