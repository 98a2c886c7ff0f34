// What stands round every room: where one is, the way to the others, the connection, what was refused, what was done with its undo.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Done, useCourt, useDesk } from '../../desk/desk.tsx';
import { DeskLink } from '../../desk/desk-link.tsx';
import { useNamed } from '../../desk/use-named.ts';
import { type DeskRoom, rooms } from '../../desk/wire/rooms.ts';
import { FreshLine } from '../../offline/fresh-line.tsx';
import { Link } from '../../routing/link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { waitingIn } from './waiting.ts';

const Rooms = ({ room }: { readonly room: DeskRoom | null }) => {
  const { t } = useTranslation('desk');
  const { tournament, picture } = useDesk();
  const waiting = waitingIn(picture);
  const strip = useRef<HTMLElement>(null);
  // On a phone the rooms are a strip that is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is another place on the strip
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]');
    // What it gives back, a promise in newer browsers, is no way to undo it.
    void current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [room]);
  return (
    <nav className="desk-rooms" aria-label={t('rooms.title')} ref={strip}>
      {rooms.map((each) => (
        <DeskLink
          key={each}
          tournament={tournament}
          room={each}
          className="desk-room"
          isCurrent={each === room}
        >
          {t(`rooms.${each}`)}
          {waiting[each] > 0 && <b className="waiting">{waiting[each]}</b>}
        </DeskLink>
      ))}
    </nav>
  );
};

/** So long it lies over the page of a phone, which has no other place in sight; then at the end of the page, until the next order. */
const lies = { done: 6_000, refused: 12_000 };

/** Where it lies: over the page at first, and again when another comes; whoever is at it keeps it there. */
const usePlace = (milliseconds: number, told: string) => {
  const [settled, setSettled] = useState('');
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setSettled(told), milliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, milliseconds, told]);
  return {
    'data-settled': settled === told,
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
};

const RefusedOrder = ({ sentence }: { readonly sentence: string }) => {
  const { t } = useTranslation('desk');
  const { forget } = useCourt();
  const named = useNamed();
  const place = usePlace(lies.refused, sentence);
  return (
    <div className="desk-outcome bad" role="alert" {...place}>
      <p>{named(sentence)}</p>
      <button type="button" className="button" data-do="forget" onClick={forget}>
        {t('understood')}
      </button>
    </div>
  );
};

const DoneOrder = ({ done: { told, undo } }: { readonly done: Done }) => {
  const { t } = useTranslation('desk');
  const { forget, give } = useCourt();
  const place = usePlace(lies.done, told);
  return (
    <div className="desk-outcome" role="status" {...place}>
      <p>{told}</p>
      {undo && (
        <button
          type="button"
          className="button main"
          data-do="undo"
          onClick={() => void give(undo, { told: t('undone', { what: told }) })}
        >
          {t('undo')}
        </button>
      )}
      <button type="button" className="button" data-do="forget" onClick={forget}>
        {t('understood')}
      </button>
    </div>
  );
};

/** What came of the last order: refused, or done and how to take it back. */
export const Outcome = () => {
  const { refused, done } = useCourt();
  if (refused !== null) return <RefusedOrder sentence={refused} />;
  return done && <DoneOrder done={done} />;
};

/** Null: the address names none. */
type Props = { readonly room: DeskRoom | null; readonly children: ReactNode };

export const Frame = ({ room, children }: Props) => {
  const { t } = useTranslation('desk');
  const { picture, isConnected } = useDesk();
  return (
    <div className="desk">
      <aside className="desk-side">
        <Link to="/desk" className="desk-home">
          Omerta
        </Link>
        <Rooms room={room} />
      </aside>
      <main className="desk-main">
        <header className="desk-top">
          <h1>{picture.name}</h1>
          <p className="quiet">{t(`phases.${picture.phase}`)}</p>
          {!isConnected && (
            <p className="stale" role="status">
              {t('away')}
            </p>
          )}
          <FreshLine />
        </header>
        {children}
        <Outcome />
      </main>
    </div>
  );
};
