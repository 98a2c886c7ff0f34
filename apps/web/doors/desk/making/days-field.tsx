// The first and the last day.
import type { Days } from '@omerta/tournament/time.ts';
import { useId } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly days: Days; readonly onChange: (days: Days) => void };

export const DaysField = ({ days: { from, to }, onChange }: Props) => {
  const { t } = useTranslation('making');
  const id = useId();
  return (
    <div className="days">
      <div className="field">
        <label htmlFor={`${id}-from`}>{t('about.from')}</label>
        <input
          id={`${id}-from`}
          className="input"
          type="date"
          name="from"
          value={from}
          onChange={({ target: { value } }) => onChange({ from: value, to: to < value ? value : to })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-to`}>{t('about.to')}</label>
        <input
          id={`${id}-to`}
          className="input"
          type="date"
          name="to"
          min={from}
          value={to}
          onChange={({ target: { value } }) => onChange({ from, to: value })}
        />
      </div>
    </div>
  );
};
