// The referee's name on the sheet: a surname at the signature, and in the head what the rulebook asks for there.
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import { headOf, tagsWith } from '@omerta/rules/protocol/head.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import type { Course } from '@omerta/stream/course.ts';
import type { Signature, Trail } from '@omerta/stream/signing.ts';
import { servedGame } from '../session/served.ts';
import type { Outcome, Session } from '../session/session.ts';

const headWantsSurname = ({ rulebook }: Course): boolean =>
  protocolForms[rulebook.id].refereeBy === 'surname';

/** The surname to begin with: as he signed before, or as the head has it already. */
export const knownSurname = (course: Course, trail: Trail): string => {
  const before = trail.findLast(({ kind }) => kind === 'signed');
  if (before?.kind === 'signed') return before.mark.name;
  return headWantsSurname(course) ? headOf(course.opening.tags).referee : '';
};

/**
 * A surname missing in a head that asks for it is filled in along; what stands there is never written over. In a tournament
 * the head names the referee before he has written it: with his signature it is his word, and the record's.
 */
export const signSheet = (session: Session, { name, ink }: Signature, seen: number): Outcome => {
  const { course } = session.live();
  const { tags } = course.opening;
  const surname = plainText(name).trim();
  const { referee } = headOf(tags);
  if (referee === '' && headWantsSurname(course)) session.writeHead(tagsWith(tags, 'referee', surname));
  else if (referee !== '' && servedGame(session.live().id)) session.writeHead(tags);
  return session.sign({ name: surname, ink }, seen);
};
