// What is pressed on the phone: seen at once, sent one after another, and taken back where the server refuses it.
import type { OverlayScene } from '@omerta/tournament/overlay-scene.ts';
import { useRef, useState } from 'react';
import { type AskRefusal, isNoAnswer } from '../../server/ask.ts';
import { type OverlayHere, overlayQuestions } from './overlay-questions.ts';

/** So long a press that did not arrive is told at least, however soon the server is heard again. */
const readable = 4_000;

type PressedScene = {
  readonly scene: OverlayScene;
  readonly refused: string | null;
  readonly change: (changed: Partial<OverlayScene>) => void;
};

/** `at`: when `here` was heard; what the server says after everything was sent stands, whoever else presses too. */
export const usePressedScene = (
  overlayKey: string,
  here: OverlayHere,
  at: number,
  again: () => void,
): PressedScene => {
  const [pressed, setPressed] = useState<{
    readonly scene: OverlayScene;
    readonly sentAt: number | null;
  } | null>(null);
  const [refused, setRefused] = useState<{ readonly why: AskRefusal; readonly since: number } | null>(null);
  const isOver = refused !== null && isNoAnswer(refused.why) && at > refused.since + readable;
  const isAhead = pressed !== null && (pressed.sentAt === null || at <= pressed.sentAt);
  const scene = isAhead ? pressed.scene : here.scene;
  // A second press of the same moment comes before anything is drawn anew, and must hold the first.
  const newest = useRef(scene);
  newest.current = scene;
  const waiting = useRef<OverlayScene | null>(null);
  const isSending = useRef(false);
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setRefused(null);
    let why: AskRefusal | null = null;
    for (let next = waiting.current; next !== null; next = waiting.current) {
      waiting.current = null;
      const came = await overlayQuestions.show(overlayKey, next);
      if ('answer' in came) continue;
      why = came;
      waiting.current = null;
    }
    isSending.current = false;
    setRefused(why && { why, since: Date.now() });
    setPressed((now) => (why !== null || now === null ? null : { ...now, sentAt: Date.now() }));
    again();
  };
  const change = (changed: Partial<OverlayScene>): void => {
    const next = { ...newest.current, ...changed };
    newest.current = next;
    waiting.current = next;
    setPressed({ scene: next, sentAt: null });
    void send();
  };
  return { scene, refused: refused && !isOver ? refused.why.sentence : null, change };
};
