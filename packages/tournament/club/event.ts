// What happened in a club.
import type { EventMeta } from '../meta.ts';
import type { ClubCommandFields } from './command.ts';

type ClubEventFields = {
  ClubFounded: ClubCommandFields['found-club'];
  PersonAdded: ClubCommandFields['add-person'];
  PeopleJoined: ClubCommandFields['join-people'];
  PeopleParted: ClubCommandFields['part-people'];
  OfficerNamed: ClubCommandFields['name-officer'];
  OfficerRelieved: ClubCommandFields['relieve-officer'];
  EventOpened: ClubCommandFields['open-event'];
  CaseTaken: ClubCommandFields['take-case'];
  CaseDecided: ClubCommandFields['decide-case'];
};
export type ClubEventType = keyof ClubEventFields;
export type ClubBody = { [T in ClubEventType]: { readonly type: T } & ClubEventFields[T] }[ClubEventType];
export type ClubEventOf<T extends ClubEventType> = { readonly type: T } & ClubEventFields[T] & EventMeta;
export type ClubEvent = { [T in ClubEventType]: ClubEventOf<T> }[ClubEventType];
