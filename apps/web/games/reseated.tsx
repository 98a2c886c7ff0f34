// The desk has put somebody else on a seat of the game that this phone leads: who went and who came, and the way on.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useState } from 'react';
import { useAsync } from '../device/use-async.ts';
import { Dialog } from '../look/dialog.tsx';
import { type ServedGame, servedGame } from '../session/served.ts';
import type { Session } from '../session/session.ts';
import type { OfferedGame } from '../sync/table-questions.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { type BegunServed, beginServed } from './begin-served.ts';
import { BegunFailed } from './begun-failed.tsx';
import { serverAsks } from './follow-server.ts';
import { Replaced } from './replaced.tsx';

type Newest = { readonly person: string; readonly next: OfferedGame };

const newestOf = async (game: ServedGame): Promise<Newest | null> => {
  const answer = await serverAsks.next(game);
  const next = isRefusal(answer) ? null : answer.answer.next;
  return isRefusal(answer) || !next ? null : { person: answer.answer.person, next };
};

const Asked = ({ game, session }: { readonly game: ServedGame; readonly session: Session }) => {
  const { t } = useTranslation(['served', 'common']);
  const [isLater, setLater] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [begun, setBegun] = useState<BegunServed | null>(null);
  const newest = useAsync(() => newestOf(game))?.value;
  if (!newest || newest.next.version > 0 || isLater || begun === 'begun') return null;
  const goOn = async (): Promise<void> => {
    setBusy(true);
    await session.settled();
    setBegun(await beginServed(newest.next, newest.person));
    setBusy(false);
  };
  return (
    <Dialog open onClose={() => setLater(true)} title={t('served:reseated.title')}>
      <Replaced offer={newest.next} />
      <p>{t('served:reseated.what')}</p>
      {begun && <BegunFailed begun={begun} />}
      <button
        type="button"
        className="button main"
        data-go="reseat"
        disabled={isBusy}
        onClick={() => void goOn()}
      >
        {t('served:reseated.goOn')}
      </button>
      <button type="button" className="button" data-go="later" onClick={() => setLater(true)}>
        {t('served:reseated.later')}
      </button>
    </Dialog>
  );
};

export const Reseated = ({ session }: { readonly session: Session }) => {
  const game = servedGame(session.live().id);
  return game && <Asked game={game} session={session} />;
};
