// How people are taken in over the network: with patience where the server asks for it.
import { folded } from '@omerta/base/nickname.ts';
import type { IntakeWays } from '../../../desk/roster/intake.ts';
import { rosterQuestions } from '../../../desk/roster/roster-questions.ts';
import { addPerson, clubPeople } from '../../../desk/wire/club-people.ts';
import { order } from '../../../desk/wire/order.ts';
import { type AskRefusal, isNoAnswer, type ServerAnswer } from '../../../server/ask.ts';

const patience = 20;
const pauseMilliseconds = 1_000;

/** Many at once are more than the server takes from one person in a while. */
const patiently = async <T>(
  work: () => Promise<ServerAnswer<T> | AskRefusal>,
  left = patience,
): Promise<ServerAnswer<T> | AskRefusal> => {
  const came = await work();
  if ('answer' in came || came.status !== 429 || left === 0) return came;
  await new Promise((go) => setTimeout(go, pauseMilliseconds));
  return patiently(work, left - 1);
};

const told = <T>(came: ServerAnswer<T> | AskRefusal) =>
  'answer' in came ? came : { code: came.code, sentence: came.sentence, isSilent: isNoAnswer(came) };

export const intakeWays = (tournament: string): IntakeWays => ({
  add: async (nickname, club) => told(await patiently(() => addPerson(nickname, club))),
  find: async (key) => {
    const came = told(await patiently(clubPeople));
    if (!('answer' in came)) return came;
    const found = came.answer.people.find(({ nickname }) => folded(nickname) === key);
    return { answer: found?.person ?? null };
  },
  keep: async (person, contacts) => told(await patiently(() => rosterQuestions.change(person, contacts))),
  order: async (command, id) => told(await patiently(() => order(tournament, command, id))),
});
