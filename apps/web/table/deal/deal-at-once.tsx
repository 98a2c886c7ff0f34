// All ten at once, for a referee who knows them: two blacks, the Don, the Sheriff, and the rest are red.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useHeld } from '../../look/use-held.ts';
import { dealOf, type Marked, mark, nextCard } from '../../play/deal.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useDealing } from './use-dealing.ts';

export const DealAtOnce = ({ onCard }: { readonly onCard: (seat: Seat) => void }) => {
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
          const has = course.state.roles[seat] !== null;
          return (
            <button
              key={seat}
              type="button"
              className={has ? 'button has' : 'button'}
              data-card-seat={seat}
              aria-pressed={has ? undefined : role !== undefined}
              onClick={() => (has ? onCard(seat) : setMarked((old) => mark(course.state, old, seat)))}
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
