// What the room of people asks the server: what is kept of a person, photos, and who wants to enter.
import { listOf, type Of, orNull, text } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, type Reach, type ServerAnswer, saying } from '../../server/ask.ts';

type Answered<T> = Promise<ServerAnswer<T> | AskRefusal>;

const nothing = saying({});
const details = saying({
  nickname: text,
  club: orNull(text),
  note: orNull(text),
  name: orNull(text),
  email: orNull(text),
  phone: orNull(text),
  joined: listOf(saying({ person: text, nickname: text })),
});
export type PersonDetails = Of<typeof details>;

const registrations = saying({
  registrations: listOf(
    saying({ id: text, nickname: text, club: orNull(text), answer: orNull(text), at: text }),
  ),
});

const personPath = (person: string, more: string): string =>
  `/api/people/${encodeURIComponent(person)}/${more}`;
const entriesPath = (tournament: string): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}/registrations`;

/** `changed`: another number is another picture under the same address, and the server is asked anew. */
export const photoPath = (person: string, changed: number): string =>
  `${personPath(person, 'photo')}#${changed}`;

/** Sent as it is. */
const putting =
  (photo: Blob): Reach =>
  (path, how) =>
    fetch(path, {
      ...how,
      method: 'PUT',
      body: photo,
      headers: { ...how.headers, 'content-type': photo.type },
    });

const photoMilliseconds = 60_000;

export const rosterQuestions = {
  details: (person: string): Answered<PersonDetails> =>
    ask({ path: personPath(person, 'details'), reads: details }),
  change: (person: string, given: Partial<Record<keyof PersonDetails, string>>): Answered<object> =>
    ask({ method: 'POST', path: personPath(person, 'details'), body: given, reads: nothing }),
  join: (person: string, other: string): Answered<object> =>
    ask({ method: 'POST', path: personPath(person, 'join'), body: { other }, reads: nothing }),
  part: (person: string): Answered<object> =>
    ask({ method: 'POST', path: personPath(person, 'part'), reads: nothing }),
  setPhoto: (person: string, photo: Blob): Answered<object> =>
    ask(
      { path: personPath(person, 'photo'), reads: nothing, milliseconds: photoMilliseconds },
      putting(photo),
    ),
  removePhoto: (person: string): Answered<object> =>
    ask({ method: 'DELETE', path: personPath(person, 'photo'), reads: nothing }),
  registrations: (tournament: string): Answered<Of<typeof registrations>> =>
    ask({ path: entriesPath(tournament), reads: registrations }),
  settle: (tournament: string, registration: string): Answered<object> =>
    ask({
      method: 'DELETE',
      path: `${entriesPath(tournament)}/${encodeURIComponent(registration)}`,
      reads: nothing,
    }),
};
