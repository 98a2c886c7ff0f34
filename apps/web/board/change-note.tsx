// After a correction: what became of the other lines, and the way back in one press, until something new is written.
import './change-note.css';
import { Icon } from '../look/icon.tsx';
import { takeBack } from '../session/take-back.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { type Notice, useTable } from './use-table.ts';

/** What became of the hands, and of other lines; a correction of hands alone is told by them. */
const useTold = (): ((noticed: Notice) => string) => {
  const { t } = useTranslation('trouble');
  return ({ kind, lines, hands }) => {
    const ofLines = t(`note.${kind}`, { count: lines });
    if (!hands) return ofLines;
    const ofHands = hands.before === hands.after ? t('note.voters') : t('note.hands', hands);
    return lines === 0 ? ofHands : `${ofHands} ${ofLines}`;
  };
};

export const ChangeNote = ({ noticed }: { readonly noticed: Notice }) => {
  const { t } = useTranslation('trouble');
  const { session, course, answer, notice } = useTable();
  const told = useTold();
  const { kind, back } = noticed;
  return (
    <div className="change-note" role="status" data-changed={kind}>
      <span>{told(noticed)}</span>
      <button
        type="button"
        className="button"
        data-do="take-back"
        onClick={() => answer(takeBack(session, back, course.version))}
      >
        {t(`note.takeBack.${kind}`)}
      </button>
      <button
        type="button"
        className="button icon"
        data-do="leave-note"
        aria-label={t('note.leave')}
        onClick={() => notice(null)}
      >
        <Icon path="M6 6l12 12M18 6 6 18" />
      </button>
    </div>
  );
};
