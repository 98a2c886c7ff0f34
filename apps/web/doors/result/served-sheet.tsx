// The sheet of a game that a server has too: it goes to the tournament by itself, and the next game is offered when it is in.

import { isRefusal } from '@omerta/base/refusal.ts';
import { headOf } from '@omerta/rules/protocol/head.ts';
import type { Course } from '@omerta/stream/course.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { useEffect, useState } from 'react';
import { serverAsks } from '../../games/follow-server.ts';
import { ground } from '../../games/ground.ts';
import { ServedTold } from '../../games/served-told.tsx';
import { useServed } from '../../games/use-served.ts';
import { useSessionLive } from '../../games/use-session-live.ts';
import { Link } from '../../routing/link.tsx';
import { useNavigate } from '../../routing/way.ts';
import { servedStream } from '../../session/served.ts';
import type { Session } from '../../session/session.ts';
import { knowsReplay } from '../../sync/annulment.ts';
import { type OfferedGame, offeredOpening } from '../../sync/table-questions.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const askEvery = 10_000;

/** Null: none waits for this session; undefined: not known, or the server does not answer. A replay is asked for until it is ordered. */
const useNext = (stream: string, isIn: boolean, isAnnulled: boolean): OfferedGame | null | undefined => {
  const [next, setNext] = useState<OfferedGame | null | undefined>();
  const waits = isIn && isAnnulled && !next;
  useEffect(() => {
    if (!isIn) return undefined;
    const look = async (): Promise<void> => {
      const answer = await serverAsks.next();
      if (isRefusal(answer)) return;
      const { next: found } = answer.answer;
      setNext(found && servedStream(found) !== stream ? found : null);
    };
    void look();
    if (!waits) return undefined;
    const timer = setInterval(() => void look(), askEvery);
    return () => clearInterval(timer);
  }, [isIn, stream, waits]);
  return next;
};

const Next = ({ next }: { readonly next: OfferedGame }) => {
  const { t } = useTranslation('served');
  const { tags } = offeredOpening(next);
  const round = tags.find((tag) => tag.kind === 'number' && tag.name === 'round');
  const { table } = headOf(tags);
  return (
    <Link to="/connect" className="button main" data-go="next-served">
      {round?.kind === 'number'
        ? t((next.attempt ?? 1) > 1 ? 'sheet.replay' : 'sheet.next', { round: round.value, table })
        : t('sheet.nextOther')}
    </Link>
  );
};

const Close = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation('served');
  const navigate = useNavigate();
  const close = async (): Promise<void> => {
    const opened = await ground();
    await session.settled();
    if (!isRefusal(opened)) await opened.log.putAway(session.live().id, 'closed');
    await navigate({ to: '/' });
  };
  return (
    <button type="button" className="button" data-go="close-served" onClick={() => void close()}>
      {t('sheet.close')}
    </button>
  );
};

const annulledWords = (course: Course, isIn: boolean) => {
  if (!knowsReplay(course)) return 'sheet.annulled.none' as const;
  return isIn ? ('sheet.annulled.told' as const) : ('sheet.annulled.going' as const);
};

export const ServedSheet = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation('served');
  const { id, trail, course } = useSessionLive(session);
  const served = useServed(id);
  const signed = signatureOf(trail)?.version ?? null;
  const { annulled } = course.state;
  const isSent = served?.state.unsent === 0 && served.state.talk.pending === null;
  const isIn = annulled ? isSent : signed !== null && served?.state.talk.told.signed === signed;
  const next = useNext(id, isIn, annulled);
  const stand = isIn ? 'in' : 'going';
  const sheet = signed === null ? 'open' : stand;
  const words = annulled ? annulledWords(course, isIn) : (`sheet.${sheet}` as const);
  return (
    <section className="served-sheet" data-sheet={annulled ? 'annulled' : sheet}>
      <h2>{t('sheet.title')}</h2>
      <p role="status">{t(words)}</p>
      <ServedTold stream={id} />
      {next && <Next next={next} />}
      {next === null && !annulled && <p className="quiet">{t('sheet.none')}</p>}
      {(signed !== null || (annulled && next)) && <Close session={session} />}
    </section>
  );
};
