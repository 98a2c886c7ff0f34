// What the chief asks and says of the records beside a game: all of them, and which one stands, with his reason.
import { listOf, type Of, object, orNull, raw, text, whole } from '@omerta/base/reading.ts';
import { newId } from '../../device/new-id.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';
import { askSurely } from '../../server/ask-surely.ts';

const version = whole(0, Number.MAX_SAFE_INTEGER);
const records = saying({
  version,
  record: orNull(text),
  branches: listOf(saying({ branch: text, person: text, at: text, record: text, choice: orNull(raw) })),
});
export type GameRecords = Of<typeof records>;

type OneGame = { readonly tournament: string; readonly game: string };

export const askRecords = ({ tournament, game }: OneGame): Promise<ServerAnswer<GameRecords> | AskRefusal> =>
  ask({ path: `/api/sync/branches?${new URLSearchParams({ tournament, game })}`, reads: records });

type Chosen = {
  readonly branch: string;
  readonly stands: 'branch' | 'game';
  /** The version that was looked at. */
  readonly expected: number;
  readonly reason: string;
};

/** Null where it is done. */
export const chooseRecord = async (where: OneGame, chosen: Chosen): Promise<AskRefusal | null> => {
  const body = { ...where, id: newId(), ...chosen };
  const answer = await askSurely({ method: 'POST', path: '/api/sync/choose', body, reads: object });
  return 'answer' in answer ? null : answer;
};
