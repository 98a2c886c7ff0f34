// A correction or a way back from the timeline: asked about where lines would go, made in one piece, and noted with its way back.
import type { Correction } from '@omerta/rules/game/command.ts';
import { useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { correct, handsChange, leftOut, linesAfter, undoTo } from '../../session/correct.ts';
import type { Outcome } from '../../session/session.ts';
import { changed } from '../../session/take-back.ts';
import type { Going } from './going.tsx';

/** What is to be done once the referee has seen which lines go. */
type Asked = Going & { readonly at: number; readonly make: () => Outcome };

type Correcting = {
  readonly asked: Going | null;
  readonly correct: (correction: Correction) => void;
  /** Undoes everything after a line. */
  readonly backTo: (line: number) => void;
  readonly sure: () => void;
  readonly notSure: () => void;
};

export const useCorrecting = (onDone: (outcome: Outcome) => void): Correcting => {
  const { session, course, notice } = useTable();
  const [asked, setAsked] = useState<Asked | null>(null);
  const make = ({ kind, lines, at, make: act }: Asked): void => {
    const { outcome, back } = changed(session, act);
    if (outcome === 'done') {
      const hands = kind === 'corrected' ? handsChange(course, session.live().course, at) : null;
      notice({ kind, lines: lines.length, back, hands });
    }
    setAsked(null);
    onDone(outcome);
  };
  const askOrMake = (change: Asked): void => (change.lines.length > 0 ? setAsked(change) : make(change));
  return {
    asked,
    correct: (correction) =>
      askOrMake({
        kind: 'corrected',
        at: correction.line,
        lines: leftOut(session, correction),
        make: () => correct(session, correction, course.version),
      }),
    backTo: (line) =>
      askOrMake({
        kind: 'undone',
        at: line,
        lines: linesAfter(session, line),
        make: () => undoTo(session, line, course.version),
      }),
    sure: () => asked && make(asked),
    notSure: () => setAsked(null),
  };
};
