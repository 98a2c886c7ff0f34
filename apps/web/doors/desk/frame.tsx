// What stands round every room: where one is, the way to the others, the connection, what was refused, what was done with its undo.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDesk } from '../../desk/desk.tsx';
import { DeskLink } from '../../desk/desk-link.tsx';
import { type Room, rooms } from '../../desk/wire/rooms.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { waitingIn } from './waiting.ts';

const Rooms = ({ room }: { readonly room: Room }) => {
  const { t } = useTranslation('desk');
  const { tournament, picture } = useDesk();
  const waiting = waitingIn(picture);
  return (
    <nav className="desk-rooms" aria-label={t('rooms.title')}>
      {rooms.map((each) => (
        <DeskLink
          key={each}
          tournament={tournament}
          room={each}
          className="desk-room"
          isCurrent={each === room}
        >
          {t(`rooms.${each}`)}
          {waiting[each] > 0 && <b className="waiting">{waiting[each]}</b>}
        </DeskLink>
      ))}
    </nav>
  );
};

/** What came of the last order: refused, or done and how to take it back. */
const Outcome = () => {
  const { t } = useTranslation(['desk', 'common']);
  const { refused, done, forget, give } = useDesk();
  if (refused !== null)
    return (
      <div className="desk-outcome bad" role="alert">
        <p>{refused}</p>
        <button type="button" className="button" data-do="forget" onClick={forget}>
          {t('desk:understood')}
        </button>
      </div>
    );
  if (!done) return null;
  const { told, undo } = done;
  return (
    <div className="desk-outcome" role="status">
      <p>{told}</p>
      {undo && (
        <button
          type="button"
          className="button"
          data-do="undo"
          onClick={() => void give(undo, { told: t('desk:undone', { what: told }) })}
        >
          {t('desk:undo')}
        </button>
      )}
      <button type="button" className="button" data-do="forget" onClick={forget}>
        {t('desk:understood')}
      </button>
    </div>
  );
};

export const Frame = ({ room, children }: { readonly room: Room; readonly children: ReactNode }) => {
  const { t } = useTranslation('desk');
  const { picture, isConnected } = useDesk();
  return (
    <div className="desk">
      <aside className="desk-side">
        <Link to="/desk" className="desk-home" activeOptions={{ exact: true }}>
          Omerta
        </Link>
        <Rooms room={room} />
      </aside>
      <main className="desk-main">
        <header className="desk-top">
          <h1>{picture.name}</h1>
          <p className="quiet">{t(`phases.${picture.phase}`)}</p>
          {!isConnected && (
            <p className="stale" role="status">
              {t('away')}
            </p>
          )}
        </header>
        <Outcome />
        {children}
      </main>
    </div>
  );
};
