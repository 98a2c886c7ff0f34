// The cards, only while held: let go, and nothing on the screen remembers them.

import { seats } from '@omerta/rules/game/seat.ts';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../look/icon.tsx';
import { useHeld } from '../look/use-held.ts';
import { nameOf } from '../session/opening.ts';
import { useTable } from './use-table.ts';

const Cards = () => {
  const { t } = useTranslation('table');
  const { state, opening } = useTable().course;
  return createPortal(
    <ol className="held-cards">
      {seats.map((seat) => {
        const role = state.roles[seat];
        return (
          <li key={seat} className={role ?? 'none'}>
            <b>{seat}</b> {nameOf(opening, seat)} <i>{role ? t(`role.${role}`) : '?'}</i>
          </li>
        );
      })}
    </ol>,
    document.body,
  );
};

export const HoldCards = () => {
  const { t } = useTranslation('table');
  const { held, handlers } = useHeld();
  return (
    <>
      <button type="button" className="button icon hold" data-tool="cards" aria-label={t('holdForCards')} {...handlers}>
        <Icon path="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
      </button>
      {held && <Cards />}
    </>
  );
};
