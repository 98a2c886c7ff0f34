// Whom a code has let in, and no game is his to lead: a side referee goes to his table, whoever runs a tournament to its desk.
import { isRefusal } from '@omerta/base/refusal.ts';
import { Link, Navigate } from '@tanstack/react-router';
import { useAsync } from '../../device/use-async.ts';
import { questions, runsTournaments } from '../../people/questions.ts';
import { SideGames } from '../../side/side-games.tsx';
import { askSideGames, type SideGamesAnswer } from '../../side/side-questions.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Ways = { readonly side: SideGamesAnswer; readonly nickname: string; readonly isDesk: boolean };

const waysOf = async (): Promise<Ways> => {
  const [side, me] = await Promise.all([askSideGames(), questions.me()]);
  const here = isRefusal(me) ? null : me.answer;
  return {
    side: isRefusal(side) ? { games: [], names: {} } : side.answer,
    nickname: here?.nickname ?? '',
    isDesk: here !== null && runsTournaments(here),
  };
};

export const Elsewhere = () => {
  const { t } = useTranslation(['served', 'side']);
  const ways = useAsync(waysOf)?.value;
  if (!ways) return <p className="quiet">…</p>;
  const { side, nickname, isDesk } = ways;
  const [only, ...others] = side.games;
  if (only && others.length === 0 && !isDesk)
    return <Navigate to="/table/$id/side" params={{ id: `${only.tournament}/${only.game}` }} replace />;
  if (!only && !isDesk) return <p role="alert">{t('served:noGame')}</p>;
  return (
    <section className="field" data-part="elsewhere">
      <p role="status">{t('served:entered', { nickname })}</p>
      {only && <h2>{t('side:yourGames')}</h2>}
      {only && <SideGames {...side} />}
      {isDesk && (
        <Link to="/desk" className="button main" data-go="desk">
          {t('served:toDesk')}
        </Link>
      )}
    </section>
  );
};
