// The people of the club as the desk asks for them.
import { flag, listOf, type Of, orNull, text } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';

const clubPerson = saying({ person: text, nickname: text, club: orNull(text), hasPhoto: flag });
export type ClubPerson = Of<typeof clubPerson>;

export const clubPeople = (): Promise<
  ServerAnswer<{ readonly people: readonly ClubPerson[] }> | AskRefusal
> => ask({ path: '/api/people', reads: saying({ people: listOf(clubPerson) }) });

export const addPerson = (
  nickname: string,
  club = '',
): Promise<ServerAnswer<{ readonly person: string }> | AskRefusal> =>
  ask({
    method: 'POST',
    path: '/api/people',
    body: { nickname, ...(club !== '' && { club }) },
    reads: saying({ person: text }),
  });

/** Who is meant by each nickname; whoever is not in the club yet joins it. */
export const peopleNamed = async (
  nicknames: readonly string[],
): Promise<ReadonlyMap<string, string> | AskRefusal> => {
  const asked = await clubPeople();
  if (!('answer' in asked)) return asked;
  const found = new Map(asked.answer.people.map(({ nickname, person }) => [nickname, person]));
  for (const nickname of new Set(nicknames)) {
    if (found.has(nickname)) continue;
    const added = await addPerson(nickname);
    if (!('answer' in added)) return added;
    found.set(nickname, added.answer.person);
  }
  return found;
};
