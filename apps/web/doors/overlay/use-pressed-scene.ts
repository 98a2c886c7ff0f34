// What is pressed on the phone: seen at once, sent one after another, and taken back where the server refuses it.
import type { OverlayScene } from '@omerta/tournament/overlay-scene.ts';
import { useRef, useState } from 'react';
import { type OverlayHere, overlayQuestions } from './overlay-questions.ts';

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
  const [refused, setRefused] = useState<string | null>(null);
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
    let why: string | null = null;
    for (let next = waiting.current; next !== null; next = waiting.current) {
      waiting.current = null;
      const came = await overlayQuestions.show(overlayKey, next);
      if ('answer' in came) continue;
      why = came.sentence;
      waiting.current = null;
    }
    isSending.current = false;
    setRefused(why);
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
  return { scene, refused, change };
};
