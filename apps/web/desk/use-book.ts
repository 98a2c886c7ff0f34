// The rules of the tournament that the desk has open, and who asks under them.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Post } from '@omerta/tournament/offices.ts';
import { type Book, chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { useMemo } from 'react';
import { useCourt } from './desk.tsx';

/** A tournament has rules that this program knows, or the server would not run it. */
export const useBook = (): Book => {
  const { rules } = useCourt().picture;
  const said = JSON.stringify(rules);
  return useMemo(() => {
    const book = chooseBook(JSON.parse(said));
    if (isRefusal(book)) throw new Error(`${book.path}: ${book.code}`);
    return book;
  }, [said]);
};

/** Whoever sits at the desk, with his offices here. */
export const useOfficial = (): { readonly person: string; readonly offices: readonly Post[] } => {
  const { person, picture } = useCourt();
  return {
    person,
    offices: picture.officials.filter((each) => each.person === person).map(({ office }) => office),
  };
};
