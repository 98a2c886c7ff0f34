// An overlay as it stands: what it is to show, the newest picture of its game, and whether anything still comes.
import { useEffect, useState } from 'react';
import { useLive } from '../../server/use-live.ts';
import type { HallGame, HallPicture } from '../../shows/hall-picture.ts';
import { useHall, useServerTime } from '../../shows/use-hall.ts';
import { type OverlayTable, readOverlayTable } from './overlay-picture.ts';
import { type OverlayHere, overlayQuestions } from './overlay-questions.ts';
import { streamedGame } from './streamed-game.ts';

const askEvery = 2_000;
/** So long without an answer, and the overlay is gone: an old picture on a stream is worse than none. */
const staleAfter = 10_000;

export const isSilent = (at: number): boolean => Date.now() - at > staleAfter;

type Heard = { readonly here: OverlayHere | null; readonly at: number; readonly isUnknown: boolean };

/** Asked again and again: what is set on the phone is followed, a revoked key and a silent server are noticed. */
export const useOverlayHere = (key: string): Heard & { readonly again: () => void } => {
  const [heard, setHeard] = useState<Heard>({ here: null, at: 0, isUnknown: false });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each turn
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const came = await overlayQuestions.here(key);
      if (isGone) return;
      if ('answer' in came) setHeard({ here: came.answer, at: Date.now(), isUnknown: false });
      else if (came.status === 401) setHeard({ here: null, at: Date.now(), isUnknown: true });
      timer = setTimeout(() => setTurn((count) => count + 1), askEvery);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key, turn]);
  return { ...heard, again: () => setTurn((count) => count + 1) };
};

/** What is released late is released a second later still: no server shows it before another. */
const margin = 1_000;

export type ShownOverlay = {
  readonly scene: OverlayHere['scene'];
  readonly table: OverlayTable;
  /** Which picture it is. */
  readonly n: number;
  readonly game: HallGame;
  readonly names: Readonly<Record<string, string>>;
  readonly stages: HallPicture['stages'];
  /** When what is shown happened, in milliseconds. */
  readonly now: number;
};

/** Null while there is nothing that may or should be seen. */
export const useOverlay = (
  key: string,
  { tournament, scene, delays }: OverlayHere,
  at: number,
): ShownOverlay | null => {
  const { picture, ahead } = useHall(tournament, 'public', { token: key });
  const game = picture ? streamedGame(picture, scene.table) : null;
  const watch = `game/${tournament}/${game?.game ?? ''}`;
  const delay = delays.find((each) => each.game === game?.game)?.seconds;
  // Asked for once it is permitted: what was refused is not told anew by itself.
  const isPermitted = delay !== undefined;
  const { pictures, isConnected } = useLive(isPermitted ? [{ watch, as: 'overlay', token: key }] : []);
  const now = useServerTime(ahead);
  const seen = pictures.get(watch);
  const table = seen ? readOverlayTable(seen.view) : null;
  if (!picture || !game || !seen || !table || !isConnected || isSilent(at)) return null;
  return {
    scene,
    table,
    n: seen.n,
    game,
    names: seen.names,
    stages: picture.stages,
    now: now - (!delay ? 0 : delay * 1_000 + margin),
  };
};
