// Every game this device has kept, newest first: each can be opened where it stands, saved, and deleted.
import { isRefusal } from '@omerta/base/refusal.ts';
import { PageTop } from '../../look/page-top.tsx';
import './games.css';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { useState } from 'react';
import { useAsync } from '../../device/use-async.ts';
import { useNames } from '../../games/game-names.ts';
import { ground } from '../../games/ground.ts';
import { type Listed, listGames } from '../../games/listed.ts';
import { StoreRefused, useRefusedWord } from '../../games/store-refused.tsx';
import { useToTable } from '../../games/use-to-table.ts';
import { Link } from '../../routing/link.tsx';
import { useNavigate } from '../../routing/way.ts';
import type { GameLog } from '../../session/game-log.ts';
import type { Deleted } from '../../session/shelf.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { GameLine } from './game-line.tsx';

/** Games read at once: each is played through to see where it stands. */
const portion = 20;

type Kept = {
  readonly log: GameLog;
  readonly ids: readonly string[];
  readonly first: readonly Listed[];
  readonly asides: readonly Listed[];
  readonly deleted: readonly Deleted[];
};

const find = async (): Promise<Kept | StoreRefusal> => {
  const opened = await ground();
  if (isRefusal(opened)) return opened;
  const { log } = opened;
  const [all, away] = [await log.list(), await log.asides()];
  const ids = all.filter((id) => !away.has(id));
  const asides = all.filter((id) => away.has(id));
  return {
    log,
    ids,
    first: await listGames(log, ids.slice(0, portion)),
    asides: await listGames(log, asides),
    deleted: await log.deleted(),
  };
};

type GamesProps = Kept & { readonly onMoved: () => void };

const Asides = ({ log, asides, onMoved }: Pick<GamesProps, 'log' | 'asides' | 'onMoved'>) => {
  const { t } = useTranslation('games');
  const { toTable } = useToTable();
  if (asides.length === 0) return null;
  return (
    <details className="more">
      <summary data-go="asides">{t('asides', { count: asides.length })}</summary>
      <ul className="games">
        {asides.map((listed) => (
          <GameLine key={listed.game.id} log={log} listed={listed} toTable={toTable} onMoved={onMoved} />
        ))}
      </ul>
    </details>
  );
};

/** That there was something, and of which day: no more is known here. */
const Marks = ({ deleted }: Pick<Kept, 'deleted'>) => {
  const { t } = useTranslation('games');
  const names = useNames();
  return (
    deleted.length > 0 && (
      <ul className="deleted">
        {deleted.map(({ game, openedAt }) => (
          <li key={game} data-deleted={game}>
            {t('deleted', { day: names.day(openedAt) })}
          </li>
        ))}
      </ul>
    )
  );
};

const Games = ({ log, ids, first, onMoved, ...rest }: GamesProps) => {
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
      {ids.length === 0 && <NoGames before={rest.asides.length + rest.deleted.length > 0} />}
      <ul className="games">
        {games.map((listed) => (
          <GameLine key={listed.game.id} log={log} listed={listed} toTable={toTable} onMoved={onMoved} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <button type="button" className="button" data-go="earlier" onClick={() => void showMore()}>
          {t('earlier', { count: earlier.length })}
        </button>
      )}
      <Asides log={log} asides={rest.asides} onMoved={onMoved} />
      <Marks deleted={rest.deleted} />
    </>
  );
};

/** `before`: there were some, and they are not in the list any more. */
const NoGames = ({ before }: { readonly before: boolean }) => {
  const { t } = useTranslation(['games', 'start']);
  return (
    <>
      <p>{t(before ? 'games:noneLeft' : 'games:none')}</p>
      <Link to="/new" className="button main" data-go="new">
        {t('start:newGame')}
      </Link>
    </>
  );
};

const Found = ({ onMoved }: Pick<GamesProps, 'onMoved'>) => {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const found = useAsync(find)?.value;
  if (!found) return <p className="quiet">{t('loading')}</p>;
  if (isRefusal(found)) return <StoreRefused refusal={found} onPlay={() => void navigate({ to: '/new' })} />;
  return <Games {...found} onMoved={onMoved} />;
};

export const GamesPage = () => {
  const { t } = useTranslation('games');
  const [visit, setVisit] = useState(0);
  return (
    <main className="page">
      <PageTop title={t('title')} />
      <Found key={visit} onMoved={() => setVisit(visit + 1)} />
    </main>
  );
};
