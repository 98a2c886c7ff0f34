// The door `/side`: the tables at which somebody is a side referee.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useAsync } from '../../device/use-async.ts';
import { PageTop } from '../../look/page-top.tsx';
import { questions } from '../../people/questions.ts';
import { SideGames } from '../../side/side-games.tsx';
import { askSideGames } from '../../side/side-questions.ts';
import type { WhoIsHere } from '../../side/who-is-here.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SignedIn } from './signed-in.tsx';

const Games = () => {
  const { t } = useTranslation('side');
  const answer = useAsync(askSideGames)?.value;
  if (!answer) return <p className="quiet">…</p>;
  if (isRefusal(answer)) return <p className="refused">{answer.sentence}</p>;
  return answer.answer.games.length === 0 ? <p>{t('none')}</p> : <SideGames {...answer.answer} />;
};

const Listed = ({ me, again }: { readonly me: WhoIsHere; readonly again: () => void }) => {
  const { t } = useTranslation('side');
  const leave = async (): Promise<void> => {
    await questions.signOut();
    again();
  };
  return (
    <main className="page side-list">
      <PageTop title={t('yourGames')} />
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
