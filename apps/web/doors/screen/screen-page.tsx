// The door `/screen/CODE`: a wall of the hall, with nothing to press. It shows what the desk points it at, for ever.
import './screen.css';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import { usePageTitle } from '../../look/page-title.ts';
import { useWakeLock } from '../../offline/wake-lock.ts';
import { Show } from '../../shows/show.tsx';
import { useHall, useServerTime, useTables } from '../../shows/use-hall.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { askAgainAfter, askScreen, type CodeState, codeAfter } from './screen-code.ts';

const useCode = (code: string): { readonly state: CodeState; readonly again: () => void } => {
  const [state, setState] = useState<CodeState>({ is: 'asking' });
  const [turn, setTurn] = useState(0);
  const known = useRef(state);
  known.current = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each turn, and after each answer
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const came = await askScreen(code);
      if (isGone) return;
      const next = codeAfter(known.current, came);
      setState(next);
      timer = setTimeout(() => setTurn((count) => count + 1), askAgainAfter(next));
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [code, turn]);
  return { state, again: () => setTurn((count) => count + 1) };
};

const Wall = ({ children, stale }: { readonly children: ReactNode; readonly stale?: string | null }) => (
  <main className="show wall">
    {children}
    {stale != null && (
      <p className="show-stale" role="status">
        {stale}
      </p>
    )}
  </main>
);

const Sentence = ({ say, isFault = false }: { readonly say: string; readonly isFault?: boolean }) => (
  <Wall>
    <div className="show-frame">
      <div className="show-middle">
        <p className="show-word" role={isFault ? 'alert' : 'status'}>
          {say}
        </p>
      </div>
    </div>
  </Wall>
);

/** Since when nothing comes any more; null while it does. */
const useAwaySince = (isConnected: boolean, now: number): number | null => {
  const heard = useRef(now);
  if (isConnected) heard.current = now;
  return isConnected ? null : heard.current;
};

type WatchedProps = {
  readonly code: string;
  readonly tournament: string;
  readonly screen: string;
  readonly onRefused: () => void;
};

const Watched = ({ code, tournament, screen, onRefused }: WatchedProps) => {
  const { t } = useTranslation('shows');
  const { lang } = useSettings();
  const { picture, names, isOther, refused, isConnected, ahead } = useHall(tournament, { token: code });
  const now = useServerTime(ahead);
  const since = useAwaySince(isConnected, now);
  const own = picture?.screens.find((each) => each.screen === screen);
  const tables = useTables(tournament, picture, own ? [own.shows] : [], { token: code });
  const latest = useRef(onRefused);
  latest.current = onRefused;
  useEffect(() => {
    if (refused !== null) latest.current();
  }, [refused]);
  if (isOther) return <Sentence say={t('another')} isFault />;
  if (!picture) return <Sentence say={t('connecting')} />;
  if (!own) return <Sentence say={t('waiting')} />;
  const clock = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', timeZone: picture.zone });
  return (
    <Wall stale={since === null ? null : t('stale', { time: clock.format(since) })}>
      <Show shows={own.shows} hall={{ picture, names, tables, now }} />
    </Wall>
  );
};

export const ScreenPage = () => {
  const { t } = useTranslation('shows');
  const { code = '' } = useParams({ strict: false });
  const { state, again } = useCode(code);
  useWakeLock();
  usePageTitle(t('title'));
  switch (state.is) {
    case 'asking':
      return <Sentence say={t('connecting')} />;
    case 'unknown':
      return <Sentence say={t('unknown')} isFault />;
    case 'revoked':
      return <Sentence say={t('revoked')} isFault />;
    case 'here':
      return (
        <Watched
          key={`${code}/${state.tournament}`}
          {...{ code, tournament: state.tournament, screen: state.screen }}
          onRefused={again}
        />
      );
  }
};
