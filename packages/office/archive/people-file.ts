// Personal data in a container: the file `people.json`, there only where it was asked for.
import type { Json } from '@omerta/base/canonical.ts';
import { readJson } from '@omerta/base/json.ts';
import { type Descriptor, object, read, shape } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { format } from '@omerta/base/values.ts';
import type { People, Personal } from '@omerta/store/people.ts';
import type { Names } from '@omerta/tournament/tournament-file.ts';

const peopleFormat = 'omerta.people/1';

export type PeopleFile = ReadonlyMap<string, Personal>;

const personal = (value: unknown, path: string): Personal =>
  object.read(value, path) as Readonly<Record<string, Json>>;

const people: Descriptor<PeopleFile> = {
  read: (value, path) =>
    new Map(
      Object.entries(object.read(value, path)).map(([id, data]) => [id, personal(data, `${path}.${id}`)]),
    ),
  schema: { type: 'object', additionalProperties: object.schema },
};

const peopleFile = shape({ format: format(peopleFormat), people });

export const writePeople = (kept: PeopleFile): string => {
  const sorted = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ format: peopleFormat, people: Object.fromEntries(sorted) }, null, 1)}\n`;
};

/** Null where it is no such file. */
export const parsePeople = (text: string): PeopleFile | null => {
  const given = readJson(text);
  const file = isRefusal(given) ? given : read(peopleFile, given.value);
  return isRefusal(file) ? null : file.people;
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
