// Personal data in a container: the file `people.json`, there only where it was asked for.
import type { Json } from '@omerta/base/canonical.ts';
import { isInvalid } from '@omerta/base/invalid.ts';
import { format, object, type Read, reading, shape } from '@omerta/base/json-reader.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import type { People, Personal } from '@omerta/store/people.ts';
import type { Names } from '@omerta/tournament/tournament-file.ts';

const peopleFormat = 'omerta.people/1';

export type PeopleFile = ReadonlyMap<string, Personal>;

const personal: Read<Personal> = (value, path) => object(value, path) as Readonly<Record<string, Json>>;

const readPeople = shape({
  format: format(peopleFormat),
  people: (value, path): PeopleFile =>
    new Map(Object.entries(object(value, path)).map(([id, data]) => [id, personal(data, `${path}.${id}`)])),
});

export const writePeople = (people: PeopleFile): string => {
  const sorted = [...people].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ format: peopleFormat, people: Object.fromEntries(sorted) }, null, 1)}\n`;
};

/** Null where it is no such file. */
export const parsePeople = (text: string): PeopleFile | null => {
  const read = reading(() => readPeople(parseJson(text), ''));
  return isInvalid(read) ? null : read.people;
};

/** What is kept of these persons, or of everybody. */
export const peopleOf = async (vault: People, ids?: readonly string[]): Promise<PeopleFile> => {
  const found = new Map<string, Personal>();
  for (const id of ids ?? (await vault.list())) {
    const data = await vault.get(id);
    if (data) found.set(id, data);
  }
  return found;
};

const said = (value: Json | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** The public side of a person: what stands on a seat and in a table. Whoever was erased has only his id. */
export const namesFrom =
  (people: PeopleFile): Names =>
  (person) => ({
    nick: said(people.get(person)?.['nick']) ?? person,
    club: said(people.get(person)?.['club']),
  });
