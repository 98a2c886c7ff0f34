// What others' hands have made for a person ends when he is given an office: whoever let him in shall not act in it.

import type { Place } from '../api/place.ts';
import { endLentCodes } from './codes.ts';
import type { AuditBy } from './kept/audit.ts';
import { endLentSessions } from './kept/sessions.ts';
import { endLentTokens } from './kept/tokens.ts';

type Given = { readonly to: string; readonly command: Readonly<Record<string, unknown>> };

/** Whom an order gives an office; null where it gives none. */
const givenOffice = ({ to, command: { type, person } }: Given): string | null => {
  const gives = to === 'club' ? type === 'name-officer' : to === 'tournament' && type === 'appoint';
  return gives && typeof person === 'string' ? person : null;
};

export const endLentBy = async (place: Place, by: AuditBy, order: Given): Promise<void> => {
  const person = givenOffice(order);
  if (person === null) return;
  await endLentCodes(place, person);
  const sessions = await endLentSessions(place, person);
  const tokens = await endLentTokens(place, person);
  if (sessions.length + tokens.length > 0)
    await place.audit.note(by, 'LentEnded', { for: person, ended: sessions, tokens });
};
