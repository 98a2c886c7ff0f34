// The door `/play/ROOM`: the lobby of a room, a player's chair in it, or a look from outside.

import { lazy, type ReactNode, Suspense } from 'react';
import { useWatched } from '../../device/use-watched.ts';
import { usePageTitle } from '../../look/page-title.ts';
import { PageTop } from '../../look/page-top.tsx';
import { Loading } from '../../look/plain-states.tsx';
import { heldKeys, holdKeys, keysOf } from '../../rooms/wire/room-keys.ts';
import { Link } from '../../routing/link.tsx';
import { useParams } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { DealCheck } from './end/deal-check.tsx';
import { Lobby } from './room/lobby.tsx';
import { Onlooker } from './room/onlooker.tsx';
import { RoomEnd, Seated } from './room/seated.tsx';
import { useOnePage } from './room/use-one-page.ts';
import { type RoomState, useRoom } from './room/use-room.ts';

/** A referee's table, which no player needs. */
const Leading = lazy(async () => ({ default: (await import('./lead/leading.tsx')).Leading }));

const Plain = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('play');
  return (
    <main className="page">
      <PageTop title={t('room.title')} back="/play" />
      {children}
    </main>
  );
};

const Lost = ({ isLeading }: { readonly isLeading: boolean }) => {
  const { t } = useTranslation('play');
  return (
    <p className="lost-note" role="status">
      {t(isLeading ? 'lead.lost' : 'room.lost')}
    </p>
  );
};

const Inside = ({ room, state }: { readonly room: string; readonly state: RoomState }) => {
  const { t } = useTranslation(['play', 'common']);
  const keys = keysOf(useWatched(heldKeys), room);
  const { picture, refused } = state;
  // A token that is nobody's any more: the chair was left, or somebody was removed from it.
  if (refused && keys.token !== null)
    return (
      <Plain>
        <p role="alert">{refused.sentence}</p>
        <button
          type="button"
          className="button main"
          data-do="forget"
          onClick={() => holdKeys(room, { token: null })}
        >
          {t('play:room.takeChair')}
        </button>
      </Plain>
    );
  if (refused)
    return (
      <Plain>
        <p role="alert">{t('play:room.unknown')}</p>
      </Plain>
    );
  if (!picture)
    return (
      <Plain>
        <p className="quiet">{t('common:loading')}</p>
      </Plain>
    );
  if (picture.audience === 'seat' && keys.token !== null)
    return <Seated room={room} state={state} picture={picture} keys={{ ...keys, token: keys.token }} />;
  if (picture.audience === 'referee' && keys.key !== null)
    return (
      <Suspense fallback={<Loading />}>
        <Leading room={room} state={state} picture={picture} keys={{ ...keys, key: keys.key }} />
      </Suspense>
    );
  if (picture.phase === 'waiting')
    return (
      <Lobby room={room} picture={picture} keys={keys} onReady={async () => null}>
        {null}
      </Lobby>
    );
  if (picture.audience === 'public' && picture.phase === 'playing') return <Onlooker picture={picture} />;
  return <RoomEnd room={room} picture={picture} own={null} />;
};

const Watched = ({ room }: { readonly room: string }) => {
  const { token, key } = keysOf(useWatched(heldKeys), room);
  const state = useRoom(room, token ?? key);
  return (
    <div className="room-page">
      {state.picture && !state.isConnected && <Lost isLeading={state.picture.audience === 'referee'} />}
      <Inside room={room} state={state} />
    </div>
  );
};

export const RoomPage = () => {
  const { t } = useTranslation('play');
  const { room = '' } = useParams();
  const { isElsewhere, playHere } = useOnePage(room);
  usePageTitle(t('room.title'));
  if (!isElsewhere) return <Watched room={room} />;
  return (
    <Plain>
      <p role="status">{t('room.elsewhere')}</p>
      <button type="button" className="button main" data-do="here" onClick={playHere}>
        {t('room.here')}
      </button>
    </Plain>
  );
};

/** The door `/play/ROOM/deal`: the deal of a room, done again here. */
export const RoomDealPage = () => {
  const { t } = useTranslation('play');
  const { room = '' } = useParams();
  const { picture, refused } = useRoom(room, null);
  return (
    <main className="page">
      <PageTop title={t('deal.title')} back="/play" />
      {refused && <p role="alert">{t('room.unknown')}</p>}
      {picture && <DealCheck picture={picture} isOpen />}
      <Link to="/play/$room" params={{ room }} className="button">
        {t('room.title')}
      </Link>
    </main>
  );
};
