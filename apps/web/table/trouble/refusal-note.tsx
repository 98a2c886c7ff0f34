// Why a press was refused, by which clause, and what to do if it has happened all the same.
import './trouble.css';
import './refusal-note.css';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { type Role, roles } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { useHeld } from '../../look/use-held.ts';
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

/** The card that is not in the deck any more: players look at the screen while cards are given. */
const cardOf = ({ code, args }: RuleRefusal): Role | undefined =>
  code === 'deal/card-not-in-deck' ? roles.find((role) => role === args.word) : undefined;

/** Which it is, and who has it. */
const WhoHas = ({ card }: { readonly card: Role }) => {
  const { t } = useTranslation(['trouble', 'table']);
  const { state } = useTable().course;
  const { held, handlers } = useHeld();
  const having = seats.filter((seat) => state.roles[seat] === card);
  return (
    <button type="button" className="button hold" data-do="who-has" {...handlers}>
      {held ? `${t(`table:role.${card}`)}: ${having.join(', ')}` : t('trouble:whoHas')}
    </button>
  );
};

export const RefusalNote = ({ refusal }: { readonly refusal: RuleRefusal }) => {
  const { t } = useTranslation('trouble');
  const { clearRefusal, course } = useTable();
  const lang = useLang();
  const [happened, setHappened] = useState(false);
  const [gone, setGone] = useState<RuleRefusal | null>(null);
  const note = useGoing(refusal, () => setGone(refusal));
  const card = cardOf(refusal);
  const words = card ? t('cardGiven') : refusalText(refusal, lang);
  if (happened) return <IncidentDialog refusal={refusal} onClose={clearRefusal} />;
  // Out of sight it can still be read aloud, until something is written.
  if (gone === refusal)
    return (
      <p className="hidden-text" data-refused={refusal.code}>
        {words}
      </p>
    );
  return (
    <div
      ref={note}
      className="note refusal"
      role="alertdialog"
      aria-label={t('refused')}
      data-refusal={refusal.code}
    >
      <p>
        {words} <ClauseLink edition={course.rulebook} clause={refusal.clause} />
      </p>
      <div className="actions">
        {card ? (
          <WhoHas card={card} />
        ) : (
          <button type="button" className="button" data-do="happened" onClick={() => setHappened(true)}>
            {t('happened')}
          </button>
        )}
        <button type="button" className="button" data-do="understood" onClick={clearRefusal}>
          {t('understood')}
        </button>
      </div>
    </div>
  );
};
