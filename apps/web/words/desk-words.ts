// What the desk tells a table: a word with an id of its own, and that somebody comes.
import { object } from '@omerta/base/reading.ts';
import type { WordKind } from '@omerta/sync/words.ts';
import { newId } from '../device/new-id.ts';
import type { AskRefusal } from '../server/ask.ts';
import { askSurely } from '../server/ask-surely.ts';

type OneTable = { readonly tournament: string; readonly game: string };

const posted = async (path: string, body: object): Promise<AskRefusal | null> => {
  const answer = await askSurely({ method: 'POST', path, body, reads: object });
  return 'answer' in answer ? null : answer;
};

/** Null where it was sent. */
export const sendWord = (where: OneTable, kind: WordKind, text: string): Promise<AskRefusal | null> =>
  posted('/api/words', { ...where, id: newId(), kind, text });

export const takeCall = (where: OneTable, call: string): Promise<AskRefusal | null> =>
  posted('/api/words/answers', { ...where, call });
