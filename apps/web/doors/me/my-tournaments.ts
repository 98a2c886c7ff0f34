// The tournaments that a person plays in or may sit in: asked one by one, those that are not over first.
import { listOf, text } from '@omerta/base/reading.ts';
import { questions } from '../../people/questions.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';

const own = saying({ audience: text });
const everybodys = saying({ view: saying({ players: listOf(text) }) });

const most = 30;
const order = ['running', 'preparing', 'finished'];

export type MyTournament = { readonly tournament: string; readonly name: string };

/** Whoever is entered sees it as a player; who also holds an office is known by the list that everybody sees. */
const isMine = async (tournament: string, person: string): Promise<boolean> => {
  const path = `/api/tournaments/${encodeURIComponent(tournament)}`;
  const mine = await ask({ path, reads: own });
  if ('answer' in mine && mine.answer.audience === 'player') return true;
  const all = await ask({ path: `${path}?as=public`, reads: everybodys });
  return 'answer' in all && all.answer.view.players.includes(person);
};

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
    sorted.map(async ({ tournament, name }) =>
      (await isMine(tournament, person)) ? [{ tournament, name }] : [],
    ),
  );
  return { answer: found.flat() };
};
