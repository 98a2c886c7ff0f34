// What is pressed again while the first press is on its way is done once.
import { useRef } from 'react';

type Work<A extends readonly unknown[]> = (...args: A) => Promise<void>;

export const useOnce = (): (<A extends readonly unknown[]>(work: Work<A>) => Work<A>) => {
  const isBusy = useRef(false);
  return (work) =>
    async (...args) => {
      if (isBusy.current) return;
      isBusy.current = true;
      await work(...args).finally(() => {
        isBusy.current = false;
      });
    };
};
