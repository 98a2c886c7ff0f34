// The second look at sheets: which wait, newest first, what this person may do with each, and which key does it.
import { satisfies } from '@omerta/scoring/game/game-score.ts';
import type { ApprovalNeed } from '@omerta/tournament/command.ts';
import type { Post } from '@omerta/tournament/offices.ts';

export type ReviewGame = {
  readonly id: string;
  readonly status: string;
  readonly endedAt: string | null;
  readonly referee: string | null;
  readonly signedBy: string | null;
  readonly ledBy: readonly string[];
  readonly seats: readonly string[];
  readonly gone: readonly string[];
};

export type Reviewer = { readonly person: string; readonly offices: readonly Post[] };

/** Sheets that stand, the last game first. */
export const newestFirst = <G extends ReviewGame & { readonly sheet: object | null }>(
  games: readonly G[],
): readonly G[] =>
  games
    .filter(({ sheet, status }) => sheet !== null && status !== 'annulled')
    .toSorted((a, b) => {
      const [one, other] = [a.endedAt ?? '', b.endedAt ?? ''];
      if (one === other) return a.id < b.id ? 1 : -1;
      return one < other ? 1 : -1;
    });

export type WhyNotReview = 'status' | 'no-office' | 'own-hand' | 'own-game';

const isParty = ({ seats, gone }: ReviewGame, person: string): boolean =>
  seats.includes(person) || gone.includes(person);

const seconds: readonly Post[] = ['organiser', 'administrator', 'chief', 'referee', 'duty'];

const whyNot = (
  game: ReviewGame,
  { person, offices }: Reviewer,
  { statuses, by }: { readonly statuses: readonly string[]; readonly by: readonly Post[] },
): WhyNotReview | null => {
  if (!statuses.includes(game.status)) return 'status';
  if (!offices.some((office) => by.includes(office))) return 'no-office';
  return isParty(game, person) ? 'own-game' : null;
};

/** Confirming, and sending back: null where this person is a second one. */
export const whyNotSecond = (game: ReviewGame, reviewer: Reviewer): WhyNotReview | null => {
  const { person } = reviewer;
  const own = game.signedBy === person || game.ledBy.includes(person);
  return whyNot(game, reviewer, { statuses: ['signed'], by: seconds }) ?? (own ? 'own-hand' : null);
};

/** Whoever leads the game signs its sheet; the chief in his place takes the game over with it. */
export const whyNotSign = (game: ReviewGame, { person, offices }: Reviewer): WhyNotReview | null => {
  if (game.status !== 'sheet') return 'status';
  return game.referee === person || offices.includes('chief') ? null : 'no-office';
};

/** `second`: a confirmation stands before it. */
export const whyNotClose = (game: ReviewGame, reviewer: Reviewer, second: boolean): WhyNotReview | null =>
  whyNot(game, reviewer, {
    statuses: second ? ['confirmed'] : ['signed', 'confirmed'],
    by: ['organiser', 'chief'],
  });

/** The office by which he gives an approval; null: none. */
export const approvesAs = (
  of: ApprovalNeed['of'],
  { offices }: Pick<Reviewer, 'offices'>,
): ApprovalNeed['of'] | null =>
  (['chief', 'duty', 'committee'] as const).find(
    (office) => satisfies(of, office) && offices.includes(office),
  ) ?? null;

export type ReviewDoing = 'next' | 'previous' | 'confirm' | 'return' | 'sign' | 'close' | 'leave';

/** By the place of the key, not its letter: a Russian layout presses the same. */
export const reviewKeys: Readonly<Record<ReviewDoing, { readonly code: string; readonly shown: string }>> = {
  next: { code: 'ArrowRight', shown: '→' },
  previous: { code: 'ArrowLeft', shown: '←' },
  confirm: { code: 'KeyC', shown: 'C' },
  return: { code: 'KeyR', shown: 'R' },
  sign: { code: 'KeyS', shown: 'S' },
  close: { code: 'KeyF', shown: 'F' },
  leave: { code: 'Escape', shown: 'Esc' },
};

const doings = Object.keys(reviewKeys) as ReviewDoing[];

type PressedKey = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** A key with another one held is the browser's, and one held down is pressed once. */
export const doingOf = ({ code, ctrlKey, metaKey, altKey, repeat }: PressedKey): ReviewDoing | null =>
  ctrlKey || metaKey || altKey || repeat
    ? null
    : (doings.find((doing) => reviewKeys[doing].code === code) ?? null);

/** The one beside it; null at an end. Where it is not among them any more, the first that is. */
export const beside = (ids: readonly string[], id: string, by: 1 | -1): string | null => {
  const at = ids.indexOf(id);
  return (at < 0 ? ids[0] : ids[at + by]) ?? null;
};

/** After one is done: the next that waits, else the one before it. */
export const afterDone = (ids: readonly string[], id: string): string | null =>
  beside(ids, id, 1) ?? (ids.indexOf(id) > 0 ? beside(ids, id, -1) : null);

/** Whole minutes between the start and the announced result. */
export const minutesOf = ({
  startedAt,
  endedAt,
}: {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}): number | null =>
  startedAt === null || endedAt === null
    ? null
    : Math.floor((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000);
