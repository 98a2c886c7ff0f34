// The club as its officers see it: the server's answer, read field by field.
import { listOf, mapOf, type Of, oneOf, orNull, text } from '@omerta/base/reading.ts';
import { clubOffices } from '@omerta/tournament/club/state.ts';
import { saying } from '../../server/ask.ts';

const caseSeen = saying({
  case: text,
  person: text,
  event: text,
  rulebook: text,
  clause: text,
  note: text,
  at: text,
  until: orNull(text),
  decision: orNull(saying({ by: text, at: text, reason: text })),
});
export type CaseSeen = Of<typeof caseSeen>;

export const clubSeen = saying({
  name: text,
  officers: listOf(saying({ person: text, office: oneOf(clubOffices) })),
  cases: listOf(caseSeen),
  names: mapOf(text),
});
export type ClubSeen = Of<typeof clubSeen>;

/** What every part of the page needs: the club, who looks at it, and to look again after a change. */
export type ClubProps = { readonly club: ClubSeen; readonly person: string; readonly again: () => void };
