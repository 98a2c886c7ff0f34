// What has already happened against the rules: it is written down with its clause, and the game goes on, waits for the chief, or is annulled.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import type { Outcome, Session } from '../session/session.ts';
import { goOn, stopClock } from './standstill.ts';

export const incidentEnds = ['continue', 'chief', 'annul'] as const;
export type IncidentEnd = (typeof incidentEnds)[number];

export type Incident = { readonly note: string; readonly clause: string | null };

const written = (text: string): string => plainText(text).trim();

const meta = ({ note, clause }: Incident) => ({
  note: written(note),
  ...(clause === null ? {} : { clause }),
});

const performAll = (session: Session, commands: readonly LineCommand[], seen: number): Outcome => {
  let outcome: Outcome = seen === session.live().course.version ? 'done' : 'stale';
  for (const command of commands)
    if (outcome === 'done') outcome = session.perform(command, session.live().course.version);
  return outcome;
};

/** Play stands until the chief has decided: a break where the rulebook has one now; the clock stands in any case. */
export const callChief = (session: Session): void => {
  const { course } = session.live();
  if (allows(course.rulebook, course.state, { type: 'break' }))
    session.perform({ type: 'break' }, course.version);
  stopClock(session);
  session.setAside({ chief: true });
};

export const recordIncident = (
  session: Session,
  incident: Incident,
  end: IncidentEnd,
  seen: number,
): Outcome => {
  const line: LineCommand = { type: 'incident', ...meta(incident) };
  const outcome = performAll(
    session,
    end === 'annul' ? [line, { type: 'annul', ...meta(incident) }] : [line],
    seen,
  );
  if (outcome === 'done' && end === 'chief') callChief(session);
  return outcome;
};

const commandsOf = (end: Exclude<IncidentEnd, 'chief'>, isPaused: boolean): readonly LineCommand[] => {
  if (end === 'annul') return [{ type: 'annul' }];
  return isPaused ? [{ type: 'resume' }] : [];
};

/** What the chief decided, as a ruling; then the game goes on or is annulled. */
export const chiefDecides = (
  session: Session,
  note: string,
  end: Exclude<IncidentEnd, 'chief'>,
  seen: number,
): Outcome => {
  const { state } = session.live().course;
  const ruling: LineCommand[] =
    written(note) === '' ? [] : [{ type: 'ruling', decision: null, note: written(note) }];
  const outcome = performAll(session, [...ruling, ...commandsOf(end, state.paused)], seen);
  if (outcome !== 'done') return outcome;
  session.setAside({ chief: false });
  goOn(session);
  return outcome;
};
