// It already happened: what, by which clause, and how the game goes on.
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { mistakesOf } from '@omerta/rules/rulebooks/mistakes.ts';
import { longestWord } from '@omerta/sync/words.ts';
import { useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { Dialog } from '../../look/dialog.tsx';
import { type IncidentEnd, recordIncident } from '../../play/incident.ts';
import { servedGame } from '../../session/served.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { askChief } from '../../words/table-words.ts';

type Props = { readonly refusal: RuleRefusal | null; readonly onClose: () => void };

export const IncidentDialog = ({ refusal, onClose }: Props) => {
  const { t } = useTranslation(['trouble', 'common']);
  const { session, course, answer } = useTable();
  const lang = useLang();
  const [note, setNote] = useState(refusal ? refusalText(refusal, lang) : '');
  const [clause, setClause] = useState(refusal?.clause ?? '');
  const [sure, setSure] = useState(false);
  const mistakes = mistakesOf(course.rulebook.id);
  const choose = (chosen: string): void => {
    setClause(chosen);
    const mistake = mistakes.find((each) => each.clause === chosen);
    if (mistake && (!refusal || note === '')) setNote(mistake[lang]);
  };
  const served = servedGame(session.live().id);
  /** In a tournament the desk hears of it at once, whatever becomes of the game. */
  const forDesk = (): string =>
    [note.trim(), clause && t('common:clause', { clause })].filter(Boolean).join(', ').slice(0, longestWord);
  const end = (how: IncidentEnd): void => {
    const outcome = recordIncident(session, { note, clause: clause || null }, how, course.version);
    answer(outcome);
    if (served && outcome === 'done') askChief(served, how === 'chief' ? 'ruling' : 'other', forDesk());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('trouble:incident.title')}>
      <label className="field">
        <span className="label">{t('trouble:incident.what')}</span>
        <textarea
          className="input"
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          data-field="note"
        />
      </label>
      <label className="field">
        <span className="label">{t('trouble:incident.clause')}</span>
        <select className="input" value={clause} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('trouble:incident.noClause')}</option>
          {refusal && (
            <option value={refusal.clause}>{t('common:clause', { clause: refusal.clause })}</option>
          )}
          {mistakes.map((each) => (
            <option key={each.clause} value={each.clause}>
              {each.clause} · {each[lang]}
            </option>
          ))}
        </select>
      </label>
      {sure ? (
        <>
          <p>{t('trouble:incident.annulSure')}</p>
          <div className="trouble-actions">
            <button type="button" className="button" onClick={() => setSure(false)}>
              {t('common:cancel')}
            </button>
            <button type="button" className="button danger" data-end="annul" onClick={() => end('annul')}>
              {t('trouble:incident.annul')}
            </button>
          </div>
        </>
      ) : (
        <>
          <button
            type="button"
            className="button main"
            data-end="continue"
            disabled={note.trim() === ''}
            onClick={() => end('continue')}
          >
            {t('trouble:incident.continue')}
          </button>
          <div className="trouble-actions">
            <button
              type="button"
              className="button"
              data-end="chief"
              disabled={note.trim() === ''}
              onClick={() => end('chief')}
            >
              {t('trouble:incident.chief')}
            </button>
            <button
              type="button"
              className="button danger"
              data-end="ask-annul"
              disabled={note.trim() === ''}
              onClick={() => setSure(true)}
            >
              {t('trouble:incident.annul')}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {t('common:cancel')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
};
