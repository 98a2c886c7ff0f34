// A command to the club from outside, as JSON; what follows by itself is never given from outside.
import { oneOf, orNull, text } from '@omerta/base/reading.ts';
import { eventKinds } from '../command.ts';
import { type Fields, readerOf } from '../command-form.ts';
import type { ClubCommand, ClubCommandFields, ClubCommandType } from './command.ts';
import { clubOffices } from './state.ts';

type Given = Exclude<ClubCommandType, 'take-case'>;

const officer = { person: text, office: oneOf(clubOffices) };

const fields: { readonly [T in Given]: Fields<ClubCommandFields[T]> } = {
  'found-club': { name: text },
  'add-person': { person: text },
  'join-people': { person: text, into: text },
  'part-people': { person: text },
  'name-officer': officer,
  'relieve-officer': officer,
  'open-event': { event: text, kind: oneOf(eventKinds) },
  'decide-case': { case: text, until: orNull(text), reason: text },
};

export const readClubCommand = readerOf<Extract<ClubCommand, { readonly type: Given }>>(fields);
