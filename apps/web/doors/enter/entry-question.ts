// What the public page asks the server: the tournament that it is for, and to be registered in it.
import { type Of, orNull, text } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';

const tournament = saying({
  view: saying({
    name: text,
    phase: text,
    dates: orNull(saying({ from: text, to: text })),
    asked: orNull(saying({ question: orNull(text) })),
  }),
});
export type EnterableTournament = Of<typeof tournament>['view'];

const pathOf = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const askTournament = (id: string): Promise<ServerAnswer<Of<typeof tournament>> | AskRefusal> =>
  ask({ path: pathOf(id), reads: tournament });

type Given = { readonly nickname: string; readonly club: string; readonly answer: string };

export const sendEntry = (
  id: string,
  { nickname, club, answer }: Given,
): Promise<ServerAnswer<object> | AskRefusal> =>
  ask({
    method: 'POST',
    path: `${pathOf(id)}/registrations`,
    body: { nickname, ...(club !== '' && { club }), ...(answer !== '' && { answer }) },
    reads: saying({ registration: text }),
  });
