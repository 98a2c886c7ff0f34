// The fines of one seat: any amount, with its reason.
import { parseDecimal } from '@omerta/base/fraction.ts';
import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { useState } from 'react';
import { imposeFine, sheetLines } from '../../sheet/sheet-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { GivenEntry } from './given-entry.tsx';
import { useResult } from './use-result.ts';

const NewFine = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation('result');
  const { give, signed } = useResult();
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
    <>
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
    </>
  );
};

export const SeatFines = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation('result');
  const { course, lang } = useResult();
  const given = sheetLines(course.state, 'fine').filter(({ command }) => command.seat === seat);
  return (
    <fieldset className="field">
      <legend>{t('points.fines')}</legend>
      {given.map(({ line, command }) => (
        <GivenEntry key={line} line={line}>
          {showPoints(`-${command.points}`, lang)} <span className="quiet">{command.note}</span>
        </GivenEntry>
      ))}
      <NewFine seat={seat} />
    </fieldset>
  );
};
