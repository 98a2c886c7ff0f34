// The commits that a server has behind a place, page by page, hashed again in their chain.
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { isSame, type Linked, linkedIn, type Mark } from '@omerta/sync/sent.ts';
import type { AskRefusal } from '../server/ask.ts';
import type { ServedGame } from '../session/served.ts';
import type { TableQuestions } from './table-questions.ts';

export type Fetched = { readonly from: Mark; readonly commits: readonly Linked[] };

/** Null where they are not what was hashed, or do not follow each other: asked again, it may be otherwise. */
export const fetchedAfter = async (
  { fetch }: Pick<TableQuestions, 'fetch'>,
  game: ServedGame,
  stream: string,
  after: Mark,
): Promise<Fetched | AskRefusal | null> => {
  const commits: Linked[] = [];
  let from: Mark | null = null;
  for (let place = after; ; place = commits.at(-1)?.after ?? place) {
    const page = await fetch(game, place.version);
    if (isRefusal(page)) return page;
    from ??= page.answer.from;
    if (commits.length > 0 && !isSame(page.answer.from, place)) return null;
    const links = linkedIn(sha256, stream, page.answer);
    if (!links) return null;
    commits.push(...links);
    const last = commits.at(-1)?.after ?? page.answer.from;
    if (last.version >= page.answer.version || links.length === 0) return { from, commits };
  }
};
