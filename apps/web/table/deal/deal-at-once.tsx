// All ten at once, for a referee who knows them: two blacks, the Don, the Sheriff, and the rest are red.
import { seats } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useHeld } from '../../look/use-held.ts';
import { dealOf, type Marked, mark, nextCard } from '../../play/deal.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useDealing } from './use-dealing.ts';

export const DealAtOnce = () => {
  const { t } = useTranslation(['deal', 'table']);
  const { course } = useTable();
  const { give, fallNight } = useDealing();
  const [marked, setMarked] = useState<Marked>({});
  const { held, handlers } = useHeld();
  const next = nextCard(course.state, marked);
  const accept = (): void => {
    for (const { seat, role } of dealOf(course.state, marked)) give(seat, role);
    fallNight();
  };
  return (
    <>
      <p className="deal-who" aria-live="polite">
        {next ? t(`deal:${next}`) : t('deal:ready')}
      </p>
      <div className="deal-seats">
        {seats.map((seat) => {
          const role = marked[seat];
          return (
            <button
              key={seat}
              type="button"
              className="button"
              data-card-seat={seat}
              disabled={course.state.roles[seat] !== null}
              aria-pressed={role !== undefined}
              onClick={() => setMarked((old) => mark(course.state, old, seat))}
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
