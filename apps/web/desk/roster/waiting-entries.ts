// Who has entered by the public page and waits for an answer: whoever sent the same twice stands in the list once.
import { groupBy } from '@omerta/base/group-by.ts';
import { folded } from '@omerta/base/nickname.ts';

export type WaitingEntry = {
  readonly id: string;
  readonly nickname: string;
  readonly club: string | null;
  readonly answer: string | null;
  readonly at: string;
};

/** `ids`: every sending of it, settled together. */
export type WaitingPerson = WaitingEntry & { readonly ids: readonly string[] };

const sameKey = ({ nickname, club, answer }: WaitingEntry): string =>
  JSON.stringify([folded(nickname), folded(club ?? ''), folded(answer ?? '')]);

export const waitingPeople = (entries: readonly WaitingEntry[]): readonly WaitingPerson[] =>
  [...groupBy(entries, sameKey).values()].flatMap(([first, ...again]) =>
    first ? [{ ...first, ids: [first, ...again].map(({ id }) => id) }] : [],
  );
