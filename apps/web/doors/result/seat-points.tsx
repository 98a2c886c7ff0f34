// The points of one seat: what they are made of, extra points, penalties and fines, each with its clause and its reason.
import './seat-points.css';
import { parseDecimal } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { criteriaFor } from '@omerta/scoring/advisor/criteria.ts';
import { extraChoices, penaltyChoices } from '@omerta/scoring/game/sheet-choices.ts';
import { penaltyName } from '@omerta/scoring/messages/penalty-names.ts';
import { useState } from 'react';
import { Dialog } from '../../look/dialog.tsx';
import { showExtra, showPoints } from '../../sheet/protocol.ts';
import {
  giveExtra,
  imposeFine,
  imposePenalty,
  sheetLines,
  strikeOut,
  takeExtra,
} from '../../sheet/sheet-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useResult } from './use-result.ts';

type Part = { readonly seat: Seat };

const Items = ({ seat }: Part) => {
  const { t } = useTranslation(['result', 'common']);
  const { protocol, lang } = useResult();
  const row = protocol.rows[seat - 1];
  return (
    <ul className="items">
      {row?.items.map(({ kind, points, clause }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
        <li key={i}>
          <span>
            {t(`result:item.${kind}`)} <span className="quiet">{t('common:clause', { clause })}</span>
          </span>
          <b>{showPoints(points, lang)}</b>
        </li>
      ))}
    </ul>
  );
};

const Extra = ({ seat }: Part) => {
  const { t } = useTranslation('result');
  const { course, counted, give, signed, lang } = useResult();
  const given = sheetLines(course.state, 'extra').find(({ command }) => command.seat === seat)?.command;
  const [note, setNote] = useState(given?.note ?? '');
  const choices = extraChoices(counted.scoring, counted.sheet, seat);
  const chosen = choices.find(({ points }) => points === given?.points);
  const keepNote = (): void => {
    if (given && note !== (given.note ?? ''))
      give(giveExtra(course.state, seat, given.points, given.approver, note));
  };
  const grounds = criteriaFor(course.rulebook.id, counted.sheet, seat);
  const approvers = [...new Set(choices.flatMap(({ approver }) => (approver ? [approver] : [])))];
  const starsOf = (approver: (typeof approvers)[number]): string =>
    '*'.repeat(approvers.indexOf(approver) + 1);
  return (
    <fieldset className="field">
      <legend>{t('points.extra')}</legend>
      <div className="choices extras">
        <button
          type="button"
          className="button"
          aria-pressed={!given}
          disabled={signed}
          onClick={() => give(takeExtra(course.state, seat))}
        >
          {t('points.none')}
        </button>
        {choices.map(({ points, approver }) => (
          <button
            key={points}
            type="button"
            className={approver ? 'button asks' : 'button'}
            data-extra={points}
            aria-pressed={given?.points === points}
            title={approver ? t('points.asks', { who: t(`approver.${approver}`) }) : undefined}
            disabled={signed}
            onClick={() => give(giveExtra(course.state, seat, points, null, note))}
          >
            {showExtra(points, t('points.li'), lang)}
            {approver && <span aria-hidden="true">{starsOf(approver)}</span>}
          </button>
        ))}
      </div>
      {approvers.length > 0 && (
        <p className="quiet">
          {approvers
            .map((approver) => `${starsOf(approver)} ${t('points.asks', { who: t(`approver.${approver}`) })}`)
            .join('; ')}
        </p>
      )}
      {(given || chosen) && (
        <label>
          <span className="label">{t('points.reason')}</span>
          <input
            className="input"
            value={note}
            disabled={signed}
            placeholder={t('points.reasonHint')}
            onChange={(event) => setNote(event.target.value)}
            onBlur={keepNote}
          />
        </label>
      )}
      {grounds.length > 0 && (
        <details>
          <summary>{t('points.grounds')}</summary>
          <ul className="grounds">
            {grounds.map(({ clause, effect, text }) => (
              <li key={clause}>
                {text[lang]}
                {effect === 'less' && `: ${t('points.less')}`} <span className="quiet">{clause}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
};

const Penalties = ({ seat }: Part) => {
  const { t } = useTranslation(['result', 'common']);
  const { course, counted, give, signed, lang } = useResult();
  const [clause, choose] = useState('');
  const [note, setNote] = useState('');
  const { id } = course.rulebook;
  const choices = penaltyChoices(counted.scoring, counted.sheet, seat);
  const chosen = choices.some((each) => each.clause === clause) ? clause : '';
  const given = [...sheetLines(course.state, 'penalty'), ...sheetLines(course.state, 'waive')].filter(
    ({ command }) => command.seat === seat,
  );
  const impose = (): void => {
    give(imposePenalty(seat, chosen, note));
    choose('');
    setNote('');
  };
  return (
    <fieldset className="field">
      <legend>{t('result:points.penalties')}</legend>
      {given.map(({ line, command }) => (
        <p key={line} className="entry">
          <span>
            {penaltyName(id, command.clause ?? '')[lang]}{' '}
            <span className="quiet">{t('common:clause', { clause: command.clause ?? '' })}</span>
            {command.type === 'waive' && (
              <span className="quiet">
                {' '}
                {t('result:points.waivedBy', { who: t(`result:approver.${command.approver}`) })}
              </span>
            )}
            {command.note && <span className="quiet"> · {command.note}</span>}
          </span>
          <button type="button" className="button" disabled={signed} onClick={() => give(strikeOut(line))}>
            {t('result:points.takeBack')}
          </button>
        </p>
      ))}
      {choices.length === 0 ? (
        <p className="quiet">{t('result:points.noPenalties')}</p>
      ) : (
        <select
          className="input"
          data-field="penalty"
          aria-label={t('result:points.choose')}
          value={chosen}
          disabled={signed}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('result:points.choose')}</option>
          {choices.map((item) => (
            <option key={item.clause} value={item.clause}>
              {item.clause} {penaltyName(id, item.clause)[lang]}
            </option>
          ))}
        </select>
      )}
      {chosen && (
        <div className="entry">
          <input
            className="input"
            value={note}
            placeholder={t('result:points.reason')}
            aria-label={t('result:points.reason')}
            onChange={(event) => setNote(event.target.value)}
          />
          <button type="button" className="button danger" data-go="impose" onClick={impose}>
            {t('result:points.impose')}
          </button>
        </div>
      )}
    </fieldset>
  );
};

const Fines = ({ seat }: Part) => {
  const { t } = useTranslation('result');
  const { course, give, signed, lang } = useResult();
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const command = imposeFine(seat, amount, note);
  const valid =
    command.type === 'fine' && parseDecimal(command.points) !== null && Number(command.points) > 0;
  const fine = (): void => {
    give(command);
    setAmount('');
    setNote('');
  };
  return (
    <fieldset className="field">
      <legend>{t('points.fines')}</legend>
      {sheetLines(course.state, 'fine')
        .filter((each) => each.command.seat === seat)
        .map(({ line, command: given }) => (
          <p key={line} className="entry">
            <span>
              {showPoints(`-${given.points}`, lang)} <span className="quiet">{given.note}</span>
            </span>
            <button type="button" className="button" disabled={signed} onClick={() => give(strikeOut(line))}>
              {t('points.takeBack')}
            </button>
          </p>
        ))}
      <div className="entry fine">
        <input
          className="input short"
          inputMode="decimal"
          data-field="fine"
          value={amount}
          disabled={signed}
          placeholder={t('points.fineExample')}
          aria-label={t('points.fineAmount')}
          onChange={(event) => setAmount(event.target.value)}
        />
        <input
          className="input"
          value={note}
          disabled={signed}
          placeholder={t('points.reason')}
          aria-label={t('points.reason')}
          onChange={(event) => setNote(event.target.value)}
        />
        <button
          type="button"
          className="button danger"
          data-go="fine"
          disabled={signed || !valid}
          onClick={fine}
        >
          {t('points.fine')}
        </button>
      </div>
      {amount !== '' && !valid && <p className="quiet">{t('points.badFine')}</p>}
    </fieldset>
  );
};

export const SeatPoints = () => {
  const { t } = useTranslation(['result', 'common']);
  const { seat, openSeat, protocol, signed } = useResult();
  if (seat === null) return null;
  const close = (): void => openSeat(null);
  return (
    <Dialog
      open
      onClose={close}
      title={t('result:points.title', { seat, name: protocol.rows[seat - 1]?.name ?? '' })}
    >
      {signed && <p className="quiet">{t('result:points.signed')}</p>}
      <Items seat={seat} />
      <Extra seat={seat} />
      <Penalties seat={seat} />
      <Fines seat={seat} />
      <button type="button" className="button" data-go="close-points" onClick={close}>
        {t('common:close')}
      </button>
    </Dialog>
  );
};
