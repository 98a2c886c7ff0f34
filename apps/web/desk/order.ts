// Orders that the desk gives a tournament: each has an id, so that one sent again after silence is done once.
import { listOf, type Of, object, text, whole } from '@omerta/base/reading.ts';
import type { TournamentCommandFields, TournamentCommandType } from '@omerta/tournament/command.ts';
import { type AskRefusal, ask, isNoAnswer, type ServerAnswer, saying } from '../server/ask.ts';

/** A command without what the server brings: who gives it, when, and its id. */
export type DeskCommand = {
  readonly [T in TournamentCommandType]: { readonly type: T } & TournamentCommandFields[T];
}[TournamentCommandType];

const receipt = saying({ receipt: object, version: whole(0, Number.MAX_SAFE_INTEGER), events: listOf(text) });
export type OrderReceipt = Of<typeof receipt>;
export type OrderAnswer = ServerAnswer<OrderReceipt> | AskRefusal;

const attempts = 3;

const sent = async (body: object, left: number): Promise<OrderAnswer> => {
  const answer = await ask({ method: 'POST', path: '/api/orders', body, reads: receipt });
  const isAgain = !('answer' in answer) && isNoAnswer(answer) && left > 1;
  return isAgain ? sent(body, left - 1) : answer;
};

/** Under one `id` it is done once, also by somebody who tries again much later. */
export const order = (
  tournament: string,
  command: DeskCommand,
  id: string = crypto.randomUUID(),
): Promise<OrderAnswer> => sent({ to: 'tournament', tournament, command: { ...command, id } }, attempts);

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
