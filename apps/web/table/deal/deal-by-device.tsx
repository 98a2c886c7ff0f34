// A club evening without cards: the device goes round, and each player looks once, holding.
import type { Role } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useBack } from '../../look/back.ts';
import { useHeld } from '../../look/use-held.ts';
import { cardsInDeck } from '../../play/deal.ts';
import { deviceRandom } from '../../session/names.ts';
import { useTranslation } from '../../texts/use-translation.ts';
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
  const { t } = useTranslation(['deal', 'table']);
  const { held, handlers } = useHeld({ onRelease: (ms) => ms >= enoughToRead && seen() });
  useEffect(() => {
    if (held && role === null) draw();
  }, [held, role, draw]);
  return (
    <button
      type="button"
      className={`playing-card hold ${held ? 'open' : ''}`}
      aria-label={t('deal:hold')}
      {...handlers}
    >
      {held && role ? <b>{t(`table:role.${role}`)}</b> : <span>{t('deal:hold')}</span>}
      <i>{seat}</i>
    </button>
  );
};

type LookingProps = { readonly seat: Seat; readonly onSeen: () => void };

const Looking = ({ seat, onSeen }: LookingProps) => {
  const { t } = useTranslation('deal');
  const { course } = useTable();
  const { give } = useDealing();
  const draw = (): void => {
    const cards = cardsInDeck(course.state);
    const card = cards[deviceRandom(cards.length)];
    if (card) give(seat, card);
  };
  return (
    <>
      <p className="deal-who">
        <b>{seat}</b> {nameOf(course.opening, seat)}
      </p>
      <p>{t('once')}</p>
      <Card key={seat} seat={seat} role={course.state.roles[seat] ?? null} draw={draw} seen={onSeen} />
    </>
  );
};

type PassingProps = { readonly seat: Seat; readonly onTake: () => void; readonly onLeave: () => void };

const Passing = ({ seat, onTake, onLeave }: PassingProps) => {
  const { t } = useTranslation('deal');
  const { course } = useTable();
  return (
    <>
      <p>{t('passTo')}</p>
      <p className="deal-who">
        <b>{seat}</b> {nameOf(course.opening, seat)}
      </p>
      <button type="button" className="button main" onClick={onTake}>
        {t('thatIsMe', { seat })}
      </button>
      <button type="button" className="button quiet" onClick={onLeave}>
        {t('stop')}
      </button>
    </>
  );
};

const Everybody = ({ onReferee }: { readonly onReferee: () => void }) => {
  const { t } = useTranslation('deal');
  return (
    <>
      <p className="deal-who">{t('giveBack')}</p>
      <button type="button" className="button main" onClick={onReferee}>
        {t('iAmReferee')}
      </button>
    </>
  );
};

/** Covers everything else: the table's own button for the cards must not be in a player's hands. */
export const DealByDevice = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { next, fallNight } = useDealing();
  const [looking, setLooking] = useState<Seat | null>(null);
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    cover.current?.showModal();
  }, []);
  // In a player's hands Back leads nowhere.
  useBack(() => true);
  const inHand = (): ReactNode => {
    if (looking !== null) return <Looking seat={looking} onSeen={() => setLooking(null)} />;
    if (next === null) return <Everybody onReferee={fallNight} />;
    return <Passing seat={next} onTake={() => setLooking(next)} onLeave={onLeave} />;
  };
  return (
    <dialog ref={cover} className="device-deal" onCancel={(event) => event.preventDefault()}>
      {inHand()}
    </dialog>
  );
};
