// The days of the tournament, changed here; its name and zone were said when it was made.
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { DaysField } from './days-field.tsx';

export const DaysPart = () => {
  const { t } = useTranslation('making');
  const { picture, give, isSending } = useDesk();
  const standing = picture.dates ?? { from: '', to: '' };
  const [days, setDays] = useState(standing);
  const isOther = days.from !== standing.from || days.to !== standing.to;
  return (
    <section className="desk-card" data-part="days">
      <h3>{t('steps.about')}</h3>
      <dl className="told">
        <dt>{t('about.kind')}</dt>
        <dd>{t(`about.kinds.${picture.kind}`)}</dd>
        <dt>{t('about.zone')}</dt>
        <dd>{picture.zone}</dd>
      </dl>
      <DaysField days={days} onChange={setDays} />
      <button
        type="button"
        className="button"
        data-do="set-dates"
        disabled={!isOther || isSending}
        onClick={() =>
          void give(
            { type: 'set-dates', ...days },
            {
              told: t('done.days'),
              ...(picture.dates && { undo: [{ type: 'set-dates', ...picture.dates }] }),
            },
          )
        }
      >
        {t('save')}
      </button>
    </section>
  );
};
