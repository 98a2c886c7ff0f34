// Several lines changed at once, and the way back from it.
import type { Outcome, Session } from './session.ts';

/** A change of several lines at once, and how it is taken back whole: by one undo, or by so many steps of redo. */
export type LinesChange = { readonly outcome: Outcome; readonly back: 'undo' | number };

export const changed = (session: Session, change: () => Outcome): LinesChange => {
  const [from, ahead] = [session.live().course, session.redoCount()];
  const outcome = change();
  const written = session.live().history.past.at(-1)?.course === from;
  return { outcome, back: written ? 'undo' : session.redoCount() - ahead };
};

export const takeBack = (session: Session, back: LinesChange['back'], seen: number): Outcome => {
  if (seen !== session.live().course.version) return 'stale';
  if (back === 'undo') return session.undo(seen);
  let outcome: Outcome = 'done';
  for (let i = 0; i < back && outcome === 'done'; i++) outcome = session.redo(session.live().course.version);
  return outcome;
};
