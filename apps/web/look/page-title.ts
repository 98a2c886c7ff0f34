// What the browser calls the page: in its tabs, its history and the list of open apps, where anybody may look.
import { useEffect } from 'react';

const product = 'Omerta';

/** Says which page it is and never how the game stands: no phase, no card, no name. */
export const usePageTitle = (...parts: readonly (string | false)[]): void => {
  const title = [...parts, product].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
