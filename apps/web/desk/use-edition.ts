// The printed rulebook that the tournament is played by, for its clauses.
import { type Edition, isRulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { useEffect, useState } from 'react';
import { loadEdition } from '../rulebooks/load.ts';
import { useDesk } from './desk.tsx';

/** Undefined while it comes. */
export const useEdition = (): Edition | undefined => {
  const { rulebook } = useDesk().picture.rules;
  const id = typeof rulebook === 'string' ? rulebook : rulebook.base;
  const [edition, setEdition] = useState<Edition>();
  useEffect(() => {
    let isGone = false;
    if (isRulebookId(id)) void loadEdition(id).then((came) => isGone || setEdition(came));
    return () => {
      isGone = true;
    };
  }, [id]);
  return edition?.id === id ? edition : undefined;
};
