// The player's own card and what it has let him know, only while he holds it.
import './own-card.css';
import { teamOf } from '@omerta/rules/game/role.ts';
import { createPortal } from 'react-dom';
import { Icon } from '../../../look/icon.tsx';
import { useHeld } from '../../../look/use-held.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useSeat } from './use-seat.ts';

const Shown = () => {
  const { t } = useTranslation(['play', 'table']);
  const { view } = useSeat().picture;
  if (!view?.role) return null;
  const { role, teammates, checks } = view;
  const [yes, no] = role === 'don' ? (['sheriff', 'notSheriff'] as const) : (['black', 'red'] as const);
  const answer = (hit: boolean): string => t(`table:checkAnswer.${hit ? yes : no}`);
  return createPortal(
    <section className={`own-card ${teamOf(role)}`} aria-live="assertive" data-role={role}>
      <div className="face">
        <b className="corner">{view.seat}</b>
        <h2>{t(`table:role.${role}`)}</h2>
        <p>{teammates.length > 0 && t('play:card.mates', { seats: teammates.join(', ') })}</p>
        {checks.map(({ night, seat, hit }) => (
          <p key={night}>{t('play:card.check', { night, seat, answer: answer(hit) })}</p>
        ))}
      </div>
      <p>{t('play:card.hidden')}</p>
    </section>,
    document.body,
  );
};

/** The small eye in the head, and the large button when there is something new to see. */
export const HoldCard = ({ large = false, label }: { readonly large?: boolean; readonly label?: string }) => {
  const { t } = useTranslation('play');
  const { held, handlers } = useHeld();
  const name = label ?? t('card.hold');
  return (
    <>
      <button
        type="button"
        className={large ? 'button main hold' : 'button icon hold'}
        data-tool="cards"
        aria-label={name}
        {...handlers}
      >
        {large ? (
          name
        ) : (
          <Icon path="M6 3h9a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm11 3 3 1v11l-3 2M8 9l2.5 3L8 15" />
        )}
      </button>
      {held && <Shown />}
    </>
  );
};
