// Every game this device has kept, newest first: each can be opened where it stands, and its record saved.
import { isRefusal } from '@omerta/base/refusal.ts';
import { PageTop } from '../../look/page-top.tsx';
import './games.css';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAsync } from '../../device/use-async.ts';
import { ground } from '../../games/ground.ts';
import { type Listed, listGames } from '../../games/listed.ts';
import { StoreRefused, useRefusedWord } from '../../games/store-refused.tsx';
import { useToTable } from '../../games/use-to-table.ts';
import type { GameLog } from '../../session/game-log.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { GameLine } from './game-line.tsx';

/** Games read at once: each is played through to see where it stands. */
const portion = 20;

type Kept = { readonly log: GameLog; readonly ids: readonly string[]; readonly first: readonly Listed[] };

const Games = ({ log, ids, first }: Kept) => {
  const { t } = useTranslation('games');
  const [games, setGames] = useState(first);
  const { toTable, problem } = useToTable();
  const word = useRefusedWord();
  const earlier = ids.slice(games.length);
  const showMore = async (): Promise<void> =>
    setGames([...games, ...(await listGames(log, earlier.slice(0, portion)))]);
  return (
    <>
      {problem && <p role="alert">{word(problem)}</p>}
      <ul className="games">
        {games.map((listed) => (
          <GameLine key={listed.game.id} log={log} listed={listed} toTable={toTable} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <button type="button" className="button" data-go="earlier" onClick={() => void showMore()}>
          {t('earlier', { count: earlier.length })}
        </button>
      )}
    </>
  );
};

const NoGames = () => {
  const { t } = useTranslation(['games', 'start']);
  return (
    <>
      <p>{t('games:none')}</p>
      <Link to="/new" className="button main" data-go="new">
        {t('start:newGame')}
      </Link>
    </>
  );
};

const find = async (): Promise<Kept | StoreRefusal> => {
  const opened = await ground();
  if (isRefusal(opened)) return opened;
  const ids = await opened.log.list();
  return { log: opened.log, ids, first: await listGames(opened.log, ids.slice(0, portion)) };
};

const Found = ({ found }: { readonly found: Kept | StoreRefusal }) => {
  const navigate = useNavigate();
  if (isRefusal(found)) return <StoreRefused refusal={found} onPlay={() => void navigate({ to: '/new' })} />;
  return found.ids.length === 0 ? <NoGames /> : <Games {...found} />;
};

export const GamesPage = () => {
  const { t } = useTranslation(['games', 'common']);
  const found = useAsync(find)?.value;
  return (
    <main className="page" aria-busy={!found}>
      <PageTop title={t('games:title')} />
      {found ? <Found found={found} /> : <p className="quiet">{t('common:loading')}</p>}
    </main>
  );
};
