// What the server was asked when a screen opened, and again whenever that is wanted.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AskRefusal, ServerAnswer } from '../server/ask.ts';

export type Asking<T> = {
  /** Undefined while the first answer is on its way. */
  readonly got: ServerAnswer<T> | AskRefusal | undefined;
  readonly again: () => void;
};

/** The server is away or not ready: it is asked again by itself, and at once when the network is back. */
const isOutOfReach = (came: ServerAnswer<unknown> | AskRefusal): boolean =>
  !('answer' in came) && (came.status === 0 || came.status >= 500);
const awayPause = 5_000;

/** `key`: another one is another question. */
export const useAsked = <T>(question: () => Promise<ServerAnswer<T> | AskRefusal>, key = ''): Asking<T> => {
  const [got, setGot] = useState<{ readonly key: string; readonly came: ServerAnswer<T> | AskRefusal }>();
  const latest = useRef(question);
  latest.current = question;
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each turn
  useEffect(() => {
    let gone = false;
    void latest.current().then((came) => gone || setGot({ key, came }));
    return () => {
      gone = true;
    };
  }, [key, turn]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    if (!got || !isOutOfReach(got.came)) return undefined;
    const timer = setTimeout(again, awayPause);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [got, again]);
  return { got: got?.key === key ? got.came : undefined, again };
};

const lookEvery = 10_000;

/** While the page is looked at: another tab or device may have changed it. */
export const useLookAgain = (again: () => void): void =>
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [again]);

/** Something that is sent once at a time: whether it is under way, and what was refused. */
export const useSending = () => {
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // A second press of the same moment comes before anything is drawn anew.
  const isUnderWay = useRef(false);
  const send = async <T>(
    work: () => Promise<ServerAnswer<T> | AskRefusal>,
    told: (refusal: AskRefusal) => string = ({ sentence }) => sentence,
  ): Promise<T | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setSending(true);
    setRefused(null);
    const came = await work();
    isUnderWay.current = false;
    setSending(false);
    if ('answer' in came) return came.answer;
    setRefused(told(came));
    return null;
  };
  return { sending, refused, setRefused, send };
};
