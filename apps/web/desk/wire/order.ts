// Orders that the desk gives a tournament: each has an id, so that one sent again after silence is done once.
import { listOf, type Of, object, text, whole } from '@omerta/base/reading.ts';
import type { ClubCommandFields } from '@omerta/tournament/club/command.ts';
import type { TournamentCommandFields, TournamentCommandType } from '@omerta/tournament/command.ts';
import { newId } from '../../device/new-id.ts';
import { type AskRefusal, type ServerAnswer, saying } from '../../server/ask.ts';
import { askSurely } from '../../server/ask-surely.ts';

/** A command without what the server brings: who gives it, when, and its id. */
export type DeskCommand = {
  readonly [T in TournamentCommandType]: { readonly type: T } & TournamentCommandFields[T];
}[TournamentCommandType];

const receipt = saying({ receipt: object, version: whole(0, Number.MAX_SAFE_INTEGER), events: listOf(text) });
export type OrderReceipt = Of<typeof receipt>;
export type OrderAnswer = ServerAnswer<OrderReceipt> | AskRefusal;

const sent = (body: object): Promise<OrderAnswer> =>
  askSurely({ method: 'POST', path: '/api/orders', body, reads: receipt });

/** Under one `id` it is done once, also by somebody who tries again much later. */
export const order = (tournament: string, command: DeskCommand, id: string = newId()): Promise<OrderAnswer> =>
  sent({ to: 'tournament', tournament, command: { ...command, id } });

/** A command of the club's officers. */
export type OfficersCommand = {
  readonly [T in 'name-officer' | 'relieve-officer' | 'decide-case']: {
    readonly type: T;
  } & ClubCommandFields[T];
}['name-officer' | 'relieve-officer' | 'decide-case'];

export const orderClub = (command: OfficersCommand): Promise<OrderAnswer> =>
  sent({ to: 'club', command: { ...command, id: newId() } });

/** One after another; the first that is refused ends it, and what was done before it stands. */
export const orderAll = async (
  tournament: string,
  commands: readonly DeskCommand[],
  told: (done: number) => void = () => undefined,
): Promise<AskRefusal | null> => {
  for (const [i, command] of commands.entries()) {
    const answer = await order(tournament, command);
    if (!('answer' in answer)) return answer;
    told(i + 1);
  }
  return null;
};
