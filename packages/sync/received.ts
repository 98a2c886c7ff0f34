// What of a sending is new, what is known, and what is a branch: found by the chain alone.
import { beginning, isSame, type Linked, type Mark } from './sent.ts';

type Has = (hash: string) => boolean;

export type KnownBranch = { readonly id: string; readonly tip: Mark; readonly has: Has };

/** What is here of a game: its own stream, and the branches kept beside it. */
export type KnownCourses = {
  readonly head: Mark;
  readonly has: Has;
  readonly branches: readonly KnownBranch[];
};

export type Placed =
  /** Everything is in the game's stream already. */
  | { readonly kind: 'known'; readonly base: Mark }
  /** These go on where the game's stream ends. */
  | { readonly kind: 'new'; readonly base: Mark; readonly commits: readonly Linked[] }
  /** These go on where a branch ends, or begin one (`branch` is null); none: the branch has them all. */
  | {
      readonly kind: 'branch';
      readonly branch: string | null;
      readonly base: Mark;
      readonly commits: readonly Linked[];
    }
  /** What they follow is not here. */
  | { readonly kind: 'gap' };

type Gone = { readonly base: Mark; readonly rest: readonly Linked[] };

/** As far as it is known; null where not even the place that it follows is. */
const along = (has: Has, from: Mark, links: readonly Linked[]): Gone | null => {
  if (!isSame(from, beginning) && !has(from.hash)) return null;
  const unknown = links.findIndex(({ after }) => !has(after.hash));
  const rest = unknown < 0 ? [] : links.slice(unknown);
  return { base: rest[0]?.before ?? links.at(-1)?.after ?? from, rest };
};

/** `writes`: whether the sender may write to the game's own stream. */
export const received = (
  { head, has, branches }: KnownCourses,
  from: Mark,
  links: readonly Linked[],
  writes: boolean,
): Placed => {
  const own = along(has, from, links);
  if (own?.rest.length === 0) return { kind: 'known', base: own.base };
  if (writes && own && isSame(own.base, head)) return { kind: 'new', base: own.base, commits: own.rest };
  const inAny = along((hash) => has(hash) || branches.some((each) => each.has(hash)), from, links);
  if (!inAny) return { kind: 'gap' };
  const { base, rest: commits } = inAny;
  const holding = branches.find((each) =>
    commits.length > 0 ? isSame(each.tip, base) : each.has(base.hash),
  );
  return { kind: 'branch', branch: holding?.id ?? null, base, commits };
};

/** A branch is named by its first commit: the same one sent twice is the same branch. */
export const branchName = (first: Linked): string => first.after.hash.slice(0, 32);
