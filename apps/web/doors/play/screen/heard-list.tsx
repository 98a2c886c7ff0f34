// What was said and shown so far, the newest first, day by day; as everybody at the table heard it.
import type { Heard } from '@omerta/rules/view/heard.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useSeat } from './use-seat.ts';

const speechKeys = { turn: 'speech', tie: 'tie', last: 'last', 'out-of-turn': 'outOfTurn' } as const;

const useLine = (): ((item: Heard) => string) => {
  const { t } = useTranslation(['play', 'table']);
  return (item) => {
    switch (item.kind) {
      case 'speech':
        return item.text === undefined
          ? t(`play:heard.${speechKeys[item.of]}`, { by: item.by })
          : t('play:heard.words', { by: item.by, text: item.text });
      case 'claim':
        return item.check
          ? t('play:heard.claimCheck', {
              by: item.by,
              seat: item.check.target,
              team: t(`play:team.${item.check.team}`),
            })
          : t('play:heard.claim', { by: item.by });
      case 'retracted':
        return t('play:heard.retracted', { by: item.by });
      case 'nominated':
      case 'withdrew':
        return t(`play:heard.${item.kind}`, { by: item.by, seat: item.seat });
      case 'hands':
        return t(item.seats.length > 0 ? 'play:heard.hands' : 'play:heard.handsNone', {
          seat: item.candidate,
          count: item.count,
          seats: item.seats.join(', '),
        });
      case 'lift':
        return t('play:heard.lift', {
          votes: item.count ?? '?',
          outcome: t(item.passed ? 'play:heard.passed' : 'play:heard.failed'),
        });
      case 'left':
        return t('play:heard.left', { seat: item.seat, how: t(`table:out.${item.how}`) });
      case 'foul':
        return t('play:heard.foul', { seat: item.seat });
      case 'best':
        return t('play:heard.best', { by: item.by, seats: item.seats.join(', ') });
      case 'night':
        return item.killed === null ? t('play:heard.nobody') : t('play:heard.killed', { seat: item.killed });
    }
  };
};

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
  const line = useLine();
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
