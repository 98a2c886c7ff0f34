// A clause of the rulebook in force, one tap away from what it says.
import { ClauseLink } from '../rulebooks/clause-link.tsx';
import { useBook } from './use-book.ts';

export const Clause = ({ clause }: { readonly clause: string | null }) => {
  const { scoring } = useBook();
  return clause === null ? null : <ClauseLink edition={scoring.rulebook} clause={clause} />;
};
