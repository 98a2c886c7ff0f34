// What the desk asks of the server beside its live picture.
import { mapOf, object, text } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, otherAnswer, type ServerAnswer, saying } from '../../server/ask.ts';
import { type DeskPicture, readDesk } from './picture.ts';

type Seen = { readonly picture: DeskPicture; readonly names: Readonly<Record<string, string>> };

/** Another tournament as it stands now, where it is one's own. */
export const readPicture = async (tournament: string): Promise<ServerAnswer<Seen> | AskRefusal> => {
  const path = `/api/tournaments/${encodeURIComponent(tournament)}`;
  const came = await ask({ path, reads: saying({ audience: text, view: object, names: mapOf(text) }) });
  if (!('answer' in came)) return came;
  const picture = readDesk(came.answer.view);
  return picture ? { answer: { picture, names: came.answer.names } } : otherAnswer();
};
