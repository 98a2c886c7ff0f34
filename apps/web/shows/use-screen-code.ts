// Whose screen a code is, in a component: asked again and again.
import { useEffect, useRef, useState } from 'react';
import { askAgainAfter, askScreen, type CodeState, codeAfter } from './screen-code.ts';

export const useScreenCode = (code: string): { readonly state: CodeState; readonly again: () => void } => {
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
