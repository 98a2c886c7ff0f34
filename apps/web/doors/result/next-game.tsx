// The next game of the evening with the same people; this one is closed first.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { SeatedPlayer } from '@omerta/stream/opening.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { useState } from 'react';
import { ground } from '../../games/ground.ts';
import { Dialog } from '../../look/dialog.tsx';
import { useNavigate } from '../../routing/way.ts';
import { deviceRandom, shuffled } from '../../session/names.ts';
import type { Session } from '../../session/session.ts';
import { nextOpening } from '../../sheet/next-opening.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Order = (players: readonly SeatedPlayer[]) => readonly SeatedPlayer[];

const sameSeats: Order = (players) => players;
const drawnAnew: Order = (players) => shuffled(players, deviceRandom);

export const NextGame = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation(['result', 'common']);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<(() => Promise<void>) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const playAgain = async (order: Order): Promise<void> => {
    const opened = await ground();
    const opening = nextOpening(session.live().course.opening, order);
    if (isRefusal(opened) || !opening)
      return setProblem(isRefusal(opened) ? opened.code : session.live().course.opening.rulebook);
    await session.settled();
    const made = await opened.log.create(opening);
    if (typeof made !== 'string') return setProblem(made.code);
    return navigate({ to: '/table', replace: true });
  };
  const leave = async (): Promise<void> => {
    const opened = await ground();
    await session.settled();
    const away = isRefusal(opened) ? opened : await opened.log.putAway(session.live().id, 'closed');
    return isRefusal(away) ? setProblem(away.code) : navigate({ to: '/' });
  };
  /** An unsigned sheet is left only when the referee says so. */
  const orAsk = (act: () => Promise<void>): void => {
    const { trail, course } = session.live();
    if (signatureOf(trail) || course.state.annulled) void act();
    else setAsked(() => act);
  };
  return (
    <section>
      <h2>{t('result:again.title')}</h2>
      <div className="choices">
        <button
          type="button"
          className="button"
          data-go="same-seats"
          onClick={() => orAsk(() => playAgain(sameSeats))}
        >
          {t('result:again.sameSeats')}
        </button>
        <button
          type="button"
          className="button"
          data-go="drawn-seats"
          onClick={() => orAsk(() => playAgain(drawnAnew))}
        >
          {t('result:again.drawn')}
        </button>
        <button type="button" className="button" data-go="close-game" onClick={() => orAsk(leave)}>
          {t('result:again.close')}
        </button>
      </div>
      {problem && <p role="alert">{t('result:again.failed', { reason: problem })}</p>}
      {asked && (
        <Dialog open onClose={() => setAsked(null)} title={t('result:again.unsigned')}>
          <button type="button" className="button danger" data-go="go-on" onClick={() => void asked()}>
            {t('result:again.goOn')}
          </button>
          <button type="button" className="button" onClick={() => setAsked(null)}>
            {t('common:cancel')}
          </button>
        </Dialog>
      )}
    </section>
  );
};
