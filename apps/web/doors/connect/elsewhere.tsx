// Whom a code has let in, and no game is his to lead: a side referee goes to his table, whoever decides or runs a tournament to his work.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useAsync } from '../../device/use-async.ts';
import { questions, runsTournaments } from '../../people/questions.ts';
import { askWork, type OfficialWork } from '../../people/work.ts';
import { WorkLinks } from '../../people/work-links.tsx';
import { Link, Navigate } from '../../routing/link.tsx';
import { SideGames } from '../../side/side-games.tsx';
import { askSideGames, type SideGamesAnswer } from '../../side/side-questions.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { isKnownHere } from './entered.ts';

type Ways = {
  readonly side: SideGamesAnswer;
  readonly nickname: string;
  readonly isDesk: boolean;
  readonly work: readonly OfficialWork[];
};

const waysOf = async (): Promise<Ways> => {
  const [side, me] = await Promise.all([askSideGames(), questions.me()]);
  const here = isRefusal(me) ? null : me.answer;
  return {
    side: isRefusal(side) ? { games: [], names: {} } : side.answer,
    nickname: here?.nickname ?? '',
    isDesk: here !== null && runsTournaments(here),
    work: (here ? await askWork(here) : []).filter(({ at }) => at === 'judging'),
  };
};

const waiting = async (): Promise<readonly OfficialWork[]> => {
  const me = (await isKnownHere()) ? await questions.me() : null;
  return (me && !isRefusal(me) ? await askWork(me.answer) : []).filter(({ waits }) => waits > 0);
};

/** Beside a game to lead, and where he comes back without a code. */
export const Besides = () => {
  const work = useAsync(waiting)?.value ?? [];
  return <WorkLinks work={work.filter(({ at }) => at === 'judging')} />;
};

export const Elsewhere = () => {
  const { t } = useTranslation(['served', 'side']);
  const ways = useAsync(waysOf)?.value;
  if (!ways) return <p className="quiet">…</p>;
  const { side, nickname, isDesk, work } = ways;
  const isElsewhere = isDesk || work.length > 0;
  const [only, ...others] = side.games;
  if (only && others.length === 0 && !isElsewhere)
    return <Navigate to="/table/$id/side" params={{ id: `${only.tournament}/${only.game}` }} replace />;
  if (!only && !isElsewhere) return <p role="alert">{t('served:noGame')}</p>;
  return (
    <section className="field" data-part="elsewhere">
      <p role="status">{t('served:entered', { nickname })}</p>
      {only && <h2>{t('side:yourGames')}</h2>}
      {only && <SideGames {...side} />}
      <WorkLinks work={work} />
      {isDesk && (
        <Link to="/desk" className="button main" data-go="desk">
          {t('served:toDesk')}
        </Link>
      )}
    </section>
  );
};
