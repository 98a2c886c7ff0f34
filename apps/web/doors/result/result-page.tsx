// The end: who won and by which clause, the sheet, the signature, what to share and the next game.
import './result.css';
import { lazy, Suspense } from 'react';
import { GameDoor } from '../../games/game-door.tsx';
import { Saving } from '../../games/saving.tsx';
import { useRefusedWord } from '../../games/store-refused.tsx';
import { useSessionLive } from '../../games/use-session-live.ts';
import { useToTable } from '../../games/use-to-table.ts';
import { Link } from '../../routing/link.tsx';
import { useSearch } from '../../routing/way.ts';
import { servedGame } from '../../session/served.ts';
import type { Session } from '../../session/session.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { AdvisorList } from './advisor-list.tsx';
import { Attention } from './attention.tsx';
import { NextGame } from './next-game.tsx';
import { ProtestBox } from './protest-box.tsx';
import { ProtocolView } from './protocol-view.tsx';
import { ScoreTable } from './score-table.tsx';
import { SeatPoints } from './seat-points.tsx';
import { ShareBox, ShareRecord } from './share-box.tsx';
import { SignBox } from './sign-box.tsx';
import { ResultContext, useResultState } from './use-result.ts';

/** Of games that a server has too. */
const ServedSheet = lazy(async () => ({ default: (await import('./served-sheet.tsx')).ServedSheet }));

const ServedAnswers = lazy(async () => ({ default: (await import('./served-answers.tsx')).ServedAnswers }));

const Saved = ({ session }: { readonly session: Session }) => (
  <Saving saving={useSessionLive(session).saving} onRetry={session.retry} />
);

/** A game opened from the list comes onto the table first. */
const ToTable = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation('result');
  const { toTable, problem } = useToTable();
  const word = useRefusedWord();
  return (
    <>
      <button
        type="button"
        className="button"
        data-go="table"
        onClick={() => void toTable(session.live().id)}
      >
        {t('toTable')}
      </button>
      {problem && <p role="alert">{word(problem)}</p>}
    </>
  );
};

/** A game opened from the list. */
const useListed = (): boolean => useSearch()['game'] !== undefined;

const BackToList = () => {
  const { t } = useTranslation('common');
  return useListed() ? (
    <Link to="/games" className="button" data-go="games">
      {t('back')}
    </Link>
  ) : null;
};

/** The next game follows the one on the table, and no other; in a tournament the server says which. */
const Onward = ({ session }: { readonly session: Session }) =>
  useListed() || servedGame(session.live().id) ? null : <NextGame session={session} />;

const Served = ({ session }: { readonly session: Session }) =>
  servedGame(session.live().id) && (
    <Suspense>
      <ServedSheet session={session} />
    </Suspense>
  );

/** Without points: the game goes on, or it counts nowhere. */
const Unscored = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation('result');
  const { annulled } = useSessionLive(session).course.state;
  return (
    <main className="page result">
      <header className="page-top">
        <BackToList />
        <h1>{annulled ? t('annulled') : t('open')}</h1>
        <Saved session={session} />
      </header>
      {annulled && <p>{t(servedGame(session.live().id) ? 'annulledServed' : 'annulledWhy')}</p>}
      <div className="choices">
        <ShareRecord session={session} />
        <ToTable session={session} />
      </div>
      {annulled && <Served session={session} />}
      {annulled && <Onward session={session} />}
    </main>
  );
};

const Scored = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation(['result', 'common']);
  const result = useResultState(session);
  if (!result) return <Unscored session={session} />;
  const { winner: played, by, clause } = result.protocol;
  const { ruledWinner } = result;
  const winner = ruledWinner ?? played;
  return (
    <ResultContext value={result}>
      <main className="page result" data-winner={winner} data-signed={result.signed}>
        <BackToList />
        <header className={`winner ${winner}`}>
          <div>
            <h1>{t(`result:won.${winner}`)}</h1>
            {ruledWinner !== null && (
              <p role="status">{t('result:ruled', { played: t(`result:won.${played}`) })}</p>
            )}
            <p>
              {t(`result:by.${by}`)} <span className="quiet">{t('common:clause', { clause })}</span>
            </p>
          </div>
          <Saved session={session} />
        </header>
        <div className="columns">
          <div>
            <ScoreTable />
            <Attention />
            {result.served && (
              <Suspense>
                <ServedAnswers where={result.served} />
              </Suspense>
            )}
            <AdvisorList />
            <ProtocolView />
          </div>
          <div>
            <ProtestBox />
            <SignBox />
            <Served session={session} />
            <ShareBox />
            <Onward session={session} />
            {!result.signed && <ToTable session={session} />}
          </div>
        </div>
        <SeatPoints />
      </main>
    </ResultContext>
  );
};

export const ResultPage = () => {
  const { t } = useTranslation('result');
  const { game } = useSearch();
  return (
    <GameDoor key={game} game={game} title={t('title')}>
      {(session) => <Scored session={session} />}
    </GameDoor>
  );
};
