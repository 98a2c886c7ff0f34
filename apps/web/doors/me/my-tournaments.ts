// The tournaments that a person plays in: asked one by one, those that are not over first.
import { listOf, type Of, text } from '@omerta/base/reading.ts';
import { questions } from '../../people/questions.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';

const played = saying({ audience: text, view: saying({ players: listOf(text) }) });
type Played = Of<typeof played>;

const most = 30;
const order = ['running', 'preparing', 'finished'];

export type MyTournament = { readonly tournament: string; readonly name: string };

const seen = (tournament: string): Promise<ServerAnswer<Played> | AskRefusal> =>
  ask({ path: `/api/tournaments/${encodeURIComponent(tournament)}?as=public`, reads: played });

export const myTournaments = async (
  person: string,
): Promise<ServerAnswer<readonly MyTournament[]> | AskRefusal> => {
  const all = await questions.tournaments();
  if (!('answer' in all)) return all;
  const sorted = all.answer.tournaments
    .toReversed()
    .toSorted((a, b) => order.indexOf(a.phase) - order.indexOf(b.phase))
    .slice(0, most);
  const found = await Promise.all(
    sorted.map(async ({ tournament, name }) => {
      const came = await seen(tournament);
      return 'answer' in came && came.answer.view.players.includes(person) ? [{ tournament, name }] : [];
    }),
  );
  return { answer: found.flat() };
};
