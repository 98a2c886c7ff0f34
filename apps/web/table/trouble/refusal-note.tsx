// Why a press was refused, by which clause, and what to do if it has happened all the same.
import './trouble.css';
import './refusal-note.css';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { IncidentDialog } from './incident-dialog.tsx';

/** Milliseconds: long enough to read it twice. */
const readTwice = 9_000;

/** Goes by itself, but from under no finger and no focus. */
const useGoing = (refusal: RuleRefusal, onGone: () => void) => {
  const note = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is read from its beginning
  useEffect(() => {
    const timer = setInterval(() => {
      const isInUse = note.current?.matches(':focus-within, :active');
      if (!isInUse) gone.current();
    }, readTwice);
    return () => clearInterval(timer);
  }, [refusal]);
  return note;
};

export const RefusalNote = ({ refusal }: { readonly refusal: RuleRefusal }) => {
  const { t } = useTranslation('trouble');
  const { clearRefusal, course } = useTable();
  const lang = useLang();
  const [happened, setHappened] = useState(false);
  const [gone, setGone] = useState<{ readonly refusal: RuleRefusal; readonly version: number } | null>(null);
  const note = useGoing(refusal, () => setGone({ refusal, version: course.version }));
  if (happened) return <IncidentDialog refusal={refusal} onClose={clearRefusal} />;
  // Out of sight it can still be read aloud, until something is written.
  if (gone?.refusal === refusal)
    return gone.version === course.version ? (
      <p className="hidden-text" data-refused={refusal.code}>
        {refusalText(refusal, lang)}
      </p>
    ) : null;
  return (
    <div
      ref={note}
      className="note refusal"
      role="alertdialog"
      aria-label={t('refused')}
      data-refusal={refusal.code}
    >
      <p>
        {refusalText(refusal, lang)} <ClauseLink edition={course.rulebook} clause={refusal.clause} />
      </p>
      <div className="actions">
        <button type="button" className="button" data-do="happened" onClick={() => setHappened(true)}>
          {t('happened')}
        </button>
        <button type="button" className="button" data-do="understood" onClick={clearRefusal}>
          {t('understood')}
        </button>
      </div>
    </div>
  );
};
