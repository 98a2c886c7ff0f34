// The door of a screen about a game of this device, the one on the table or one of its list: opens it where it was, or says why it cannot.
import { isRefusal } from '@omerta/store/refusal.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openGame, sessionOf, someGame } from '../device.ts';
import type { Session } from '../session/session.ts';
import { useAsync } from '../use-async.ts';
import { Loading } from './plain-states.tsx';

type Found = { readonly session: Session } | { readonly problem: 'none' | 'unreadable' | string };

const find = async (id: string | undefined): Promise<Found> => {
  const game = await (id === undefined ? openGame() : someGame(id));
  if (!game) return { problem: 'none' };
  if (isRefusal(game)) return { problem: game.code };
  return 'unreadable' in game ? { problem: 'unreadable' } : { session: await sessionOf(game) };
};

export const GameDoor = ({ game, children }: { readonly game?: string | undefined; readonly children: (session: Session) => ReactNode }) => {
  const { t } = useTranslation(['start', 'common']);
  const found = useAsync(() => find(game))?.value;
  if (!found) return <Loading />;
  if ('session' in found) return children(found.session);
  const { problem } = found;
  return (
    <main className="page">
      <h1>
        {problem === 'none' ? t('start:noGame') : problem === 'unreadable' ? t('start:unreadable') : t('start:storeRefused', { reason: problem })}
      </h1>
      <Link to="/new" className="button main">
        {t('start:newGame')}
      </Link>
      <Link to="/" className="button">
        {t('common:home')}
      </Link>
    </main>
  );
};
