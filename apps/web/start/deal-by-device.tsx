// A club evening without cards: the device goes round, and each player looks once, holding.
import type { Role } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useEffect, useRef, useState } from 'react';
import { useBack } from '../look/back.ts';
import { useHeld } from '../look/use-held.ts';
import { useTable } from '../table/use-table.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { cardsInDeck } from './deal.ts';
import { deviceRandom } from './names.ts';
import { useDealing } from './use-dealing.ts';

/** Shorter than this nobody has read anything: the same card may be held again. */
const enoughToRead = 400;

const Card = ({
  seat,
  role,
  draw,
  seen,
}: {
  seat: Seat;
  role: Role | null;
  draw: () => void;
  seen: () => void;
}) => {
  const { t } = useTranslation(['start', 'table']);
  const { held, handlers } = useHeld({ onRelease: (ms) => ms >= enoughToRead && seen() });
  useEffect(() => {
    if (held && role === null) draw();
  }, [held, role, draw]);
  return (
    <button
      type="button"
      className={`playing-card hold ${held ? 'open' : ''}`}
      aria-label={t('start:deal.hold')}
      {...handlers}
    >
      {held && role ? <b>{t(`table:role.${role}`)}</b> : <span>{t('start:deal.hold')}</span>}
      <i>{seat}</i>
    </button>
  );
};

/** Covers everything else: the table's own button for the cards must not be in a player's hands. */
export const DealByDevice = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { t } = useTranslation(['start', 'table']);
  const { course } = useTable();
  const { next, give, fallNight } = useDealing();
  const [looking, look] = useState<Seat | null>(null);
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    cover.current?.showModal();
  }, []);
  // In a player's hands Back leads nowhere.
  useBack(() => true);
  const draw = (seat: Seat): void => {
    const cards = cardsInDeck(course.state);
    const card = cards[deviceRandom(cards.length)];
    if (card) give(seat, card);
  };
  const name = (seat: Seat): string => nameOf(course.opening, seat);
  return (
    <dialog ref={cover} className="device-deal" onCancel={(event) => event.preventDefault()}>
      {looking !== null ? (
        <>
          <p className="deal-who">
            <b>{looking}</b> {name(looking)}
          </p>
          <p>{t('start:deal.once')}</p>
          <Card
            key={looking}
            seat={looking}
            role={course.state.roles[looking]}
            draw={() => draw(looking)}
            seen={() => look(null)}
          />
        </>
      ) : next !== null ? (
        <>
          <p>{t('start:deal.passTo')}</p>
          <p className="deal-who">
            <b>{next}</b> {name(next)}
          </p>
          <button type="button" className="button main" onClick={() => look(next)}>
            {t('start:deal.thatIsMe', { seat: next })}
          </button>
          <button type="button" className="button quiet" onClick={onLeave}>
            {t('start:deal.stop')}
          </button>
        </>
      ) : (
        <>
          <p className="deal-who">{t('start:deal.giveBack')}</p>
          <button type="button" className="button main" onClick={fallNight}>
            {t('start:deal.iAmReferee')}
          </button>
        </>
      )}
    </dialog>
  );
};
