// All ten at once, for a referee who knows them: two blacks, the Don, the Sheriff, and the rest are red. What is marked shows only while held.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useRef, useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { settings } from '../../device/settings.ts';
import { useHeld } from '../../look/use-held.ts';
import { dealOf, leftToMark, type Marked, mark, nextCard } from '../../play/deal.ts';
import { type InARow, isShaken } from '../../play/shaken.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useDealing } from './use-dealing.ts';

export const DealAtOnce = ({ onCard }: { readonly onCard: (seat: Seat) => void }) => {
  const { t } = useTranslation(['deal', 'table']);
  const { course } = useTable();
  const { give, fallNight } = useDealing();
  const [marked, setMarked] = useState<Marked>({});
  const { held, handlers } = useHeld();
  const next = nextCard(course.state, marked);
  const done = Object.keys(marked).length;
  const all = done + leftToMark(course.state, marked);
  const last = useRef<InARow | null>(null);
  const toggle = (seat: Seat, at: number): void => {
    const press = { button: String(seat), at };
    if (isShaken(last.current, press, settings().wait)) return;
    last.current = press;
    setMarked((old) => mark(course.state, old, seat));
  };
  const accept = (): void => {
    for (const { seat, role } of dealOf(course.state, marked)) give(seat, role);
    fallNight();
  };
  return (
    <>
      <p className="deal-who" aria-live="polite">
        {next ? t(`deal:${next}`) : t('deal:ready')}
        <small>{t('deal:marked', { done, all })}</small>
      </p>
      <div className="deal-seats">
        {seats.map((seat) => {
          const role = marked[seat];
          const has = course.state.roles[seat] !== null;
          return (
            <button
              key={seat}
              type="button"
              className={has ? 'button has' : 'button'}
              data-card-seat={seat}
              aria-pressed={has || !held ? undefined : role !== undefined}
              onClick={({ timeStamp }) => (has ? onCard(seat) : toggle(seat, timeStamp))}
            >
              <b>{seat}</b>{' '}
              <span>{held && role ? t(`table:role.${role}`) : nameOf(course.opening, seat)}</span>
            </button>
          );
        })}
      </div>
      <button type="button" className="button hold" {...handlers}>
        {t('deal:holdToCheck')}
      </button>
      <button type="button" className="button main" disabled={next !== null} onClick={accept}>
        {t('deal:accept')}
      </button>
    </>
  );
};
