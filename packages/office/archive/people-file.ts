// Personal data in a container: the file `people.json`, there only where it was asked for.
import type { Json } from '@omerta/base/canonical.ts';
import { readJson } from '@omerta/base/json.ts';
import { type Descriptor, listOf, object, optional, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { format } from '@omerta/base/values.ts';
import type { People, Personal } from '@omerta/store/people.ts';
import type { Names } from '@omerta/tournament/tournament-file.ts';

export const peopleName = 'people.json';
const peopleFormat = 'omerta.people/1';

export type PeopleFile = ReadonlyMap<string, Personal>;

/** `erased` are those whom a restored copy must not bring back. */
export type KeptPeople = { readonly people: PeopleFile; readonly erased: readonly string[] };

const personal = (value: unknown, path: string): Personal =>
  object.read(value, path) as Readonly<Record<string, Json>>;

const people: Descriptor<PeopleFile> = {
  read: (value, path) =>
    new Map(
      Object.entries(object.read(value, path)).map(([id, data]) => [id, personal(data, `${path}.${id}`)]),
    ),
  schema: { type: 'object', additionalProperties: object.schema },
};

const peopleFile = shape({ format: format(peopleFormat), people, erased: optional(listOf(text)) });

/** Whoever was erased and came back is not among the erased. */
export const writePeople = (kept: PeopleFile, erased: readonly string[] = []): string => {
  const sorted = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const gone = [...new Set(erased)].filter((person) => !kept.has(person)).toSorted();
  const file = {
    format: peopleFormat,
    people: Object.fromEntries(sorted),
    ...(gone.length > 0 && { erased: gone }),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
};

/** Null where it is no such file. */
export const parsePeople = (written: string): KeptPeople | null => {
  const given = readJson(written);
  const file = isRefusal(given) ? given : read(peopleFile, given.value);
  return isRefusal(file) ? null : { people: file.people, erased: file.erased ?? [] };
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
