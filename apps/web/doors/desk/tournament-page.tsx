// One tournament at the desk: who asks, its newest picture, and the room that the address names.
import '../../desk/desk.css';
import { Suspense } from 'react';
import { DeskProvider, useWatchedDesk } from '../../desk/desk.tsx';
import { DeskLink } from '../../desk/desk-link.tsx';
import type { DeskPicture } from '../../desk/wire/picture.ts';
import { type DeskRoom, isRoom } from '../../desk/wire/rooms.ts';
import { usePageTitle } from '../../look/page-title.ts';
import { NotHere, SignInFirst } from '../../people/fields.tsx';
import { questions } from '../../people/questions.ts';
import { useAsked } from '../../people/use-asked.ts';
import { Link } from '../../routing/link.tsx';
import { useParams } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Frame } from './frame.tsx';
import { useRoom } from './room-of.ts';

/** Before anybody plays the desk makes the tournament; then it runs the hall. */
const firstRoom = ({ phase }: DeskPicture): DeskRoom => (phase === 'preparing' ? 'making' : 'hall');

type NoRoomProps = { readonly tournament: string; readonly first: DeskRoom };

/** A wrong address is told, and not taken for another. */
const NoRoom = ({ tournament, first }: NoRoomProps) => {
  const { t } = useTranslation('desk');
  return (
    <>
      <h2>{t('noRoom')}</h2>
      <div className="desk-actions">
        <DeskLink tournament={tournament} room={first}>
          {t('toRoom', { room: t(`rooms.${first}`) })}
        </DeskLink>
      </div>
    </>
  );
};

const Watched = ({ tournament, person }: { readonly tournament: string; readonly person: string }) => {
  const { t } = useTranslation(['desk', 'common']);
  const { room, thing } = useParams();
  const { picture, names, notDesk, isConnected } = useWatchedDesk(tournament);
  const first = picture && firstRoom(picture);
  const asked = isRoom(room) ? room : null;
  const here = room === undefined ? first : asked;
  const Here = useRoom(here);
  usePageTitle(picture?.name ?? t('desk:title'));
  if (notDesk !== null)
    return (
      <main className="page">
        <p role="alert">{t(notDesk === 'watch/unknown' ? 'desk:unknown' : 'desk:notYours')}</p>
        {notDesk === 'referee' && (
          <Link to="/judging/$tournament" params={{ tournament }} className="button main" data-go="judging">
            {t('desk:judging')}
          </Link>
        )}
      </main>
    );
  if (!picture || first === null)
    return (
      <main className="page" aria-busy="true">
        <p className="quiet">{t(isConnected ? 'common:loading' : 'desk:away')}</p>
      </main>
    );
  const waiting = <p className="quiet">{t('common:loading')}</p>;
  return (
    <DeskProvider {...{ tournament, person, picture, names, isConnected }}>
      <Frame room={here}>
        {here === null && <NoRoom tournament={tournament} first={first} />}
        {here !== null && !Here && waiting}
        <Suspense fallback={waiting}>{Here && <Here {...(thing !== undefined && { thing })} />}</Suspense>
      </Frame>
    </DeskProvider>
  );
};

export const TournamentPage = () => {
  const { t } = useTranslation('common');
  const { tournament = '' } = useParams();
  const { got, again } = useAsked(() => questions.me());
  if (got && 'answer' in got && got.answer.person !== null)
    return <Watched key={tournament} tournament={tournament} person={got.answer.person} />;
  return (
    <main className="page">
      {!got && <p className="quiet">{t('loading')}</p>}
      {got && 'answer' in got && <SignInFirst />}
      {got && !('answer' in got) && <NotHere sentence={got.sentence} again={again} />}
    </main>
  );
};
