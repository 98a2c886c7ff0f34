// The door `/me`: a player's own page. Signed in by a code from the desk, it tells where to sit, rings when he is called, and shows his last game.
import './me.css';
import { text } from '@omerta/base/reading.ts';
import { badgeIn } from '@omerta/documents/tournament/badge.ts';
import { useRef } from 'react';
import { storage } from '../../device/plain-storage.ts';
import { useLang } from '../../device/settings.ts';
import { useDraft } from '../../device/use-draft.ts';
import { PageTop } from '../../look/page-top.tsx';
import { useWakeLock } from '../../offline/wake-lock.ts';
import { Choose } from '../../people/choose.tsx';
import { NotHere } from '../../people/fields.tsx';
import { type Me, questions } from '../../people/questions.ts';
import { SignIn } from '../../people/sign-in.tsx';
import { useAsked } from '../../people/use-asked.ts';
import { OwnWork } from '../../people/work-links.tsx';
import { Link } from '../../routing/link.tsx';
import { useLive } from '../../server/use-live.ts';
import { useServerTime } from '../../shows/use-hall.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { LastPart } from './last-part.tsx';
import { type MyTournament, myTournaments } from './my-tournaments.ts';
import { NextPart } from './next-part.tsx';
import { callTo, nextOf, type OwnPicture, readOwn } from './own-picture.ts';
import { ring, useRinging } from './use-ringing.ts';

/** As a player, or with what everybody sees where he holds an office. */
const useOwn = (tournament: string, person: string) => {
  const watch = `tournament/${tournament}`;
  const own = useLive([{ watch }]);
  const came = own.pictures.get(watch);
  const isPlayer = came === undefined || came.audience === 'player';
  const open = useLive(isPlayer ? [] : [{ watch, as: 'public' }]);
  const seen = isPlayer ? came : open.pictures.get(watch);
  const last = useRef<{ readonly view: object; readonly picture: OwnPicture | null } | null>(null);
  if (seen && last.current?.view !== seen.view)
    last.current = { view: seen.view, picture: readOwn(seen.view, seen.audience, person) };
  return { picture: seen ? (last.current?.picture ?? null) : null, ...own };
};

type OwnProps = { readonly tournament: string; readonly person: string };

const Own = ({ tournament, person }: OwnProps) => {
  const { t } = useTranslation('me');
  const lang = useLang();
  const { picture, isConnected, ahead } = useOwn(tournament, person);
  const now = useServerTime(ahead);
  const next = picture && nextOf(picture);
  const call = picture && next ? callTo(picture, next) : null;
  const called = picture === null ? undefined : ((call && next?.game) ?? null);
  const told = next ? t('title', { table: next.table, seat: next.seat }) : '';
  const ringing = useRinging(called, told);
  useWakeLock();
  if (!picture) return <p role="status">{t('asking')}</p>;
  const { cards, suspendedUntil } = picture;
  return (
    <>
      {!isConnected && <p role="alert">{t('away')}</p>}
      <NextPart {...{ picture, now, ringing }} />
      <LastPart {...{ tournament, person, picture, now }} />
      {cards.yellow + cards.purple > 0 && <p>{t('cards', cards)}</p>}
      {suspendedUntil !== null && <p role="alert">{t('suspended', { until: suspendedUntil })}</p>}
      <a
        className="button"
        data-go="statistics"
        href={`/live/${encodeURIComponent(tournament)}/players/${encodeURIComponent(person)}?lang=${lang}`}
      >
        {t('statistics')}
      </a>
      <section className="me-ring">
        <p className="quiet">{t('leaveOpen')}</p>
        <button type="button" className="button" data-do="try-ring" onClick={ring}>
          {t('tryRing')}
        </button>
      </section>
    </>
  );
};

const Tournaments = ({ person }: { readonly person: string }) => {
  const { t } = useTranslation('me');
  const { got, again } = useAsked(() => myTournaments(person), person);
  const [kept, keep] = useDraft({ name: 'me', reads: text, empty: '' }, storage);
  if (!got) return <p role="status">{t('asking')}</p>;
  if (!('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  const mine: readonly MyTournament[] = got.answer;
  const chosen = mine.find(({ tournament }) => tournament === kept) ?? mine[0];
  if (!chosen) return <p role="status">{t('noTournament')}</p>;
  return (
    <>
      {mine.length > 1 ? (
        <Choose
          label={t('tournament')}
          name="tournament"
          value={chosen.tournament}
          options={mine.map(({ tournament, name }) => [tournament, name] as const)}
          onChoose={keep}
        />
      ) : (
        <p className="quiet">{chosen.name}</p>
      )}
      <Own key={chosen.tournament} tournament={chosen.tournament} person={person} />
    </>
  );
};

const SignedIn = ({ me, person }: { readonly me: Me; readonly person: string }) => {
  const { t } = useTranslation(['me', 'people']);
  const badge = badgeIn(location.hash);
  return (
    <main className="page me">
      <PageTop title={me.nickname ?? t('me:me')} />
      {badge !== null && badge.person !== person && (
        <p role="alert">{t('me:otherBadge', { nickname: me.nickname ?? '' })}</p>
      )}
      <OwnWork me={me} />
      <Tournaments person={person} />
      <Link to="/account" className="button" data-go="account">
        {t('people:home.account')}
      </Link>
    </main>
  );
};

export const MePage = () => {
  const { t } = useTranslation('me');
  const { got, again } = useAsked(() => questions.me());
  const me = got && 'answer' in got ? got.answer : null;
  if (me?.person != null) return <SignedIn key={me.person} me={me} person={me.person} />;
  return (
    <main className="page me">
      <PageTop title={t('me')} />
      {!got && <p role="status">{t('asking')}</p>}
      {got && !('answer' in got) && <NotHere sentence={got.sentence} again={again} />}
      {me && (
        <>
          <p>{t('signIn')}</p>
          <SignIn onIn={again} code={badgeIn(location.hash)?.code ?? ''} />
          <Link to="/sign-in" className="button" data-go="sign-in">
            {t('withPassword')}
          </Link>
        </>
      )}
    </main>
  );
};
