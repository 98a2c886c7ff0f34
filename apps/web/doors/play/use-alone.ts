// The game against bots in a component: opened once, told when the page is looked at, stopped with it.
import type { Lang } from '@omerta/base/lang.ts';
import { useEffect, useState } from 'react';
import { useWatched } from '../../device/use-watched.ts';
import { bots } from '../../rooms/alone/bots.ts';
import { type AloneGame, openGame } from '../../rooms/alone/game.ts';
import type { KeptGame } from '../../rooms/alone/kept-game.ts';
import { keepGame } from '../../rooms/alone/shelf.ts';
import { wishes } from '../../rooms/alone/wishes.ts';
import { hush, sayAloud } from './aloud.ts';

const after = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

const open = (kept: KeptGame): AloneGame | null => {
  const lang: Lang = kept.language;
  return openGame(
    kept,
    {
      now: Date.now,
      after,
      keep: keepGame,
      bots,
      say: (words, done) => wishes.get().aloud && sayAloud(words, lang, done),
      hush,
    },
    wishes.get().pace,
  );
};

/** Undefined while it is being opened, null where it cannot be. */
export const useAlone = (kept: KeptGame): AloneGame | null | undefined => {
  const [game, setGame] = useState<AloneGame | null>();
  useEffect(() => {
    const opened = open(kept);
    setGame(opened);
    const seen = (): void => opened?.setSeen(document.visibilityState === 'visible');
    const gone = (): void => opened?.setSeen(false);
    seen();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pagehide', gone);
    window.addEventListener('pageshow', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pagehide', gone);
      window.removeEventListener('pageshow', seen);
      opened?.stop();
    };
  }, [kept]);
  const { pace } = useWatched(wishes);
  useEffect(() => game?.setPace(pace), [game, pace]);
  return game;
};
