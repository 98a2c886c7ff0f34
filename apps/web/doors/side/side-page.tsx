// The door `/side`: the tables at which somebody is a side referee.
import { listOf, mapOf, oneOf, orNull, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { Link } from '@tanstack/react-router';
import { useAsync } from '../../device/use-async.ts';
import { PageTop } from '../../look/page-top.tsx';
import { questions } from '../../people/questions.ts';
import { ask, saying } from '../../server/ask.ts';
import type { WhoIsHere } from '../../side/who-is-here.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SignedIn } from './signed-in.tsx';

const answered = saying({
  games: listOf(
    saying({
      tournament: text,
      game: text,
      name: text,
      round: whole(0),
      table: whole(0),
      status: oneOf(['scheduled', 'called', 'running', 'ended']),
      referee: orNull(text),
    }),
  ),
  names: mapOf(text),
});

const Games = () => {
  const { t } = useTranslation('side');
  const answer = useAsync(() => ask({ path: '/api/side/games', reads: answered }))?.value;
  if (!answer) return <p className="quiet">…</p>;
  if (isRefusal(answer)) return <p className="refused">{answer.sentence}</p>;
  const { games, names } = answer.answer;
  if (games.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className="side-games">
      {games.map(({ tournament, game, name, round, table, status, referee }) => (
        <li key={`${tournament}/${game}`}>
          <Link
            to="/table/$id/side"
            params={{ id: `${tournament}/${game}` }}
            className="button main"
            data-game={game}
          >
            <span>
              {t('tableOf', { round, table })}
              <small>
                {name} · {t(`status.${status}`)}
                {referee !== null && ` · ${t('led', { name: names[referee] ?? referee })}`}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Listed = ({ me, again }: { readonly me: WhoIsHere; readonly again: () => void }) => {
  const { t } = useTranslation('side');
  const leave = async (): Promise<void> => {
    await questions.signOut();
    again();
  };
  return (
    <main className="page side-list">
      <PageTop title={t('title')} />
      <h2>{t('yourGames')}</h2>
      {me.isSure ? <Games /> : <p>{t('noServer')}</p>}
      <button type="button" className="button" data-go="again" onClick={again}>
        {t('again')}
      </button>
      <button type="button" className="button" data-go="sign-out" onClick={() => void leave()}>
        {t('signOut')}
      </button>
    </main>
  );
};

export const SidePage = () => <SignedIn>{(me, again) => <Listed me={me} again={again} />}</SignedIn>;
