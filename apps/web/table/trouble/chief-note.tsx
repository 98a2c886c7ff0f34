// The chief referee is called: play stands until the decision is written down.
import './trouble.css';
import { useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { chiefDecides } from '../../play/incident.ts';
import { useTranslation } from '../../texts/use-translation.ts';

export const ChiefNote = () => {
  const { t } = useTranslation('trouble');
  const { session, course, answer } = useTable();
  const [note, setNote] = useState('');
  const end = (how: 'continue' | 'annul'): void => {
    answer(chiefDecides(session, note, how, course.version));
    setNote('');
  };
  return (
    <section className="note calm" aria-label={t('chief.title')} data-chief="">
      <p>{t('chief.title')}</p>
      <input
        className="input"
        value={note}
        aria-label={t('chief.decision')}
        placeholder={t('chief.decision')}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="actions">
        <button type="button" className="button" data-do="continue" onClick={() => end('continue')}>
          {t('chief.continue')}
        </button>
        <button type="button" className="button danger" data-do="annul" onClick={() => end('annul')}>
          {t('incident.annul')}
        </button>
      </div>
    </section>
  );
};
