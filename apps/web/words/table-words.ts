// What a referee's phone shows of the words about its game, and what it has to say: one sender for the game, whichever part of the screen speaks.
import type { ChiefCall, ChiefReason, SentWord, WordsView } from '@omerta/sync/words.ts';
import { newId } from '../device/new-id.ts';
import { storage } from '../device/plain-storage.ts';
import { type Outgoing, outgoingOf } from '../side/outgoing.ts';

type OneTable = { readonly tournament: string; readonly game: string };

const senders = new Map<string, Outgoing>();

export const senderOf = ({ tournament, game }: OneTable): Outgoing => {
  const name = `words.${tournament}/${game}`;
  const found = senders.get(name);
  if (found) return found;
  const made = outgoingOf(name, { storage });
  window.addEventListener('online', made.poke);
  senders.set(name, made);
  return made;
};

export const sayRead = (where: OneTable, word: string): void =>
  senderOf(where).push({ id: `${word}.read`, path: '/api/words/read', body: { ...where, word } });

export const askChief = (where: OneTable, reason: ChiefReason, note: string): void => {
  const id = newId();
  senderOf(where).push({ id, path: '/api/words/calls', body: { ...where, id, reason, note } });
};

export type ShownWord =
  | { readonly what: 'word'; readonly word: SentWord; readonly more: number }
  /** `call` is answered once somebody comes; null: it has not gone out yet. */
  | { readonly what: 'call'; readonly call: ChiefCall | null };

type Said = {
  /** Ids of what was read or put away here, whether or not the server knows it yet. */
  readonly said: ReadonlySet<string>;
  /** Calls that have not gone out. */
  readonly unsent: number;
};

/** The oldest unread word of somebody else; else how it stands with the call for the chief. Nothing by night. */
export const shownWord = (
  view: Pick<WordsView, 'words' | 'calls'> | null,
  isNight: boolean,
  { said, unsent }: Said,
): ShownWord | null => {
  if (isNight) return null;
  const unread = (view?.words ?? []).filter(({ id, read }) => read === null && !said.has(`${id}.read`));
  const [word] = unread;
  if (word) return { what: 'word', word, more: unread.length - 1 };
  if (unsent > 0) return { what: 'call', call: null };
  const call = view?.calls.at(-1);
  return call && !said.has(call.id) ? { what: 'call', call } : null;
};
