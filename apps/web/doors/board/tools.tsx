// What can be pressed on a board: it comes when somebody moves the pointer, touches or presses a key, and goes by itself.
import './board.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';

const stays = 5_000;
const stirs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const useStirred = (): boolean => {
  const [stirred, setStirred] = useState(0);
  useEffect(() => {
    const stir = (): void => setStirred((count) => count + 1);
    for (const each of stirs) window.addEventListener(each, stir);
    return () => {
      for (const each of stirs) window.removeEventListener(each, stir);
    };
  }, []);
  useEffect(() => {
    if (stirred === 0) return undefined;
    const timer = setTimeout(() => setStirred(0), stays);
    return () => clearTimeout(timer);
  }, [stirred]);
  return stirred > 0;
};

const Full = () => {
  const { t } = useTranslation('board');
  if (document.fullscreenEnabled !== true) return null;
  const turn = (): void =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen());
  return (
    <button type="button" className="button" data-do="full" onClick={turn}>
      {t('full')}
    </button>
  );
};

export const BoardTools = ({ children }: { readonly children?: ReactNode }) =>
  useStirred() && (
    <nav className="board-tools">
      {children}
      <Full />
    </nav>
  );
