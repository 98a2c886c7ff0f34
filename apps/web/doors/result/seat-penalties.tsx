// The penalties of one seat: chosen from those of the rulebook that its game allows, each with its clause and its reason.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { penaltyChoices } from '@omerta/scoring/game/sheet-choices.ts';
import { penaltyName } from '@omerta/scoring/messages/penalty-names.ts';
import { useState } from 'react';
import { imposePenalty, sheetLines } from '../../sheet/sheet-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { GivenEntry } from './given-entry.tsx';
import { useResult } from './use-result.ts';

type Part = { readonly seat: Seat };

const Given = ({ seat }: Part) => {
  const { t } = useTranslation(['result', 'common']);
  const { course, lang } = useResult();
  const given = [...sheetLines(course.state, 'penalty'), ...sheetLines(course.state, 'waive')].filter(
    ({ command }) => command.seat === seat,
  );
  return given.map(({ line, command }) => (
    <GivenEntry key={line} line={line}>
      {penaltyName(course.rulebook.id, command.clause ?? '')[lang]}{' '}
      <span className="quiet">{t('common:clause', { clause: command.clause ?? '' })}</span>
      {command.type === 'waive' && (
        <span className="quiet">
          {' '}
          {t('result:points.waivedBy', { who: t(`result:approver.${command.approver}`) })}
        </span>
      )}
      {command.note && <span className="quiet"> · {command.note}</span>}
    </GivenEntry>
  ));
};

const NewPenalty = ({ seat }: Part) => {
  const { t } = useTranslation('result');
  const { course, counted, give, signed, lang } = useResult();
  const [clause, setClause] = useState('');
  const [note, setNote] = useState('');
  const choices = penaltyChoices(counted.scoring, counted.sheet, seat);
  const chosen = choices.some((each) => each.clause === clause) ? clause : '';
  const impose = (): void => {
    give(imposePenalty(seat, chosen, note));
    setClause('');
    setNote('');
  };
  if (choices.length === 0) return <p className="quiet">{t('points.noPenalties')}</p>;
  return (
    <>
      <select
        className="input"
        data-field="penalty"
        aria-label={t('points.choose')}
        value={chosen}
        disabled={signed}
        onChange={(event) => setClause(event.target.value)}
      >
        <option value="">{t('points.choose')}</option>
        {choices.map((item) => (
          <option key={item.clause} value={item.clause}>
            {item.clause} {penaltyName(course.rulebook.id, item.clause)[lang]}
          </option>
        ))}
      </select>
      {chosen && (
        <div className="entry">
          <input
            className="input"
            value={note}
            placeholder={t('points.reason')}
            aria-label={t('points.reason')}
            onChange={(event) => setNote(event.target.value)}
          />
          <button type="button" className="button danger" data-go="impose" onClick={impose}>
            {t('points.impose')}
          </button>
        </div>
      )}
    </>
  );
};

export const SeatPenalties = ({ seat }: Part) => {
  const { t } = useTranslation('result');
  return (
    <fieldset className="field">
      <legend>{t('points.penalties')}</legend>
      <Given seat={seat} />
      <NewPenalty seat={seat} />
    </fieldset>
  );
};
