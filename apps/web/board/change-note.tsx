// After a correction: what became of the other lines, and the way back in one press, until something new is written.
import './change-note.css';
import { Icon } from '../look/icon.tsx';
import { takeBack } from '../session/correct.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { type Notice, useTable } from './use-table.ts';

export const ChangeNote = ({ noticed }: { readonly noticed: Notice }) => {
  const { t } = useTranslation('trouble');
  const { session, course, answer, notice } = useTable();
  const { kind, lines, back } = noticed;
  return (
    <div className="change-note" role="status" data-changed={kind}>
      <span>{t(`note.${kind}`, { count: lines })}</span>
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
