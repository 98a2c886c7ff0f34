// What was said and shown so far, the newest first, day by day; as everybody at the table heard it.
import type { Heard } from '@omerta/rules/view/heard.ts';
import { useHeardLine } from '../../../texts/heard-line.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useSeat } from './use-seat.ts';

type Day = { readonly day: number; readonly items: readonly Heard[] };

/** The morning has told it already. */
const isTold = (item: Heard): boolean => item.kind === 'left' && item.how === 'shot';

const byDay = (heard: readonly Heard[]): readonly Day[] => {
  const days = [...new Set(heard.map(({ day }) => day))].reverse();
  return days.map((day) => ({
    day,
    items: heard.filter((item) => item.day === day && !isTold(item)).reverse(),
  }));
};

export const HeardList = () => {
  const { t } = useTranslation('play');
  const { picture } = useSeat();
  const line = useHeardLine();
  if (picture.heard.length === 0) return <p className="quiet">{t('heard.none')}</p>;
  return byDay(picture.heard).map(({ day, items }) => (
    <section key={day} className="heard-day">
      <h3>{day === 0 ? t('heard.before') : t('heard.day', { number: day })}</h3>
      <ul>
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first that was said
          <li key={items.length - i} className={`heard-${item.kind}`}>
            {line(item)}
          </li>
        ))}
      </ul>
    </section>
  ));
};
