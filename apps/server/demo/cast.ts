// The people of a demo: a cast for each cup that is played at the same time, each person with a nickname of his own.
import { isRefusal } from '@omerta/base/refusal.ts';
import { organiser } from '@omerta/office/simulate/hall.ts';
import type { PersonId } from '@omerta/tournament/meta.ts';
import type { Post } from '@omerta/tournament/offices.ts';
import type { Place } from '../api/place.ts';
import { nameInPeople, takeNickname } from '../people/accounts.ts';

const words = [
  ...['Marble', 'Cinder', 'Juniper', 'Lantern', 'Harbour', 'Onyx', 'Willow', 'Ember', 'Falcon', 'Quartz'],
  ...['Aurora', 'Birch', 'Comet', 'Delta', 'Echo', 'Fjord', 'Granite', 'Hazel', 'Indigo', 'Jasper'],
  ...['Kestrel', 'Lotus', 'Magnet', 'Nimbus', 'Opal', 'Pepper', 'Quill', 'Raven', 'Saffron', 'Tundra'],
  ...['Umbra', 'Velvet', 'Walnut', 'Xenon', 'Yarrow', 'Zephyr', 'Amber', 'Basalt', 'Cobalt', 'Dune'],
  ...['Elm', 'Flint', 'Garnet', 'Heron', 'Iris', 'Jade', 'Karma', 'Lynx', 'Mosaic', 'Nova'],
  ...['Orbit', 'Pixel', 'Reef', 'Sable', 'Topaz', 'Ursa', 'Violet', 'Wren', 'Yonder', 'Zinc'],
] as const;

/** Everybody's, whatever is played. */
const shared: readonly Appointment[] = [
  ['admin', 'administrator'],
  ['duty', 'duty'],
  ['committee', 'committee'],
  ['discipline', 'discipline'],
  ['appeals', 'appeals'],
];
const sideReferees = 2;

type Appointment = readonly [person: PersonId, office: Post];

export type Cast = {
  readonly players: readonly PersonId[];
  readonly reserves: readonly PersonId[];
  readonly officials: readonly Appointment[];
};

const several = (count: number, prefix: string): PersonId[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

/** Nobody plays or leads in two casts; a referee more than tables, so that somebody is free. */
export const castOf = (number: number, tables: number): Cast => ({
  players: several(10 * tables, `c${number}-p`),
  reserves: several(1 + Math.ceil(tables / 2), `c${number}-r`),
  officials: [
    [`c${number}-chief`, 'chief'],
    ...shared,
    ...several(tables + 1, `c${number}-ref`).map((person): Appointment => [person, 'referee']),
    ...several(sideReferees, `c${number}-side`).map((person): Appointment => [person, 'side-referee']),
  ],
});

/** The number of the cast that somebody belongs to. */
export const castNumber = (person: PersonId): number => Number(/^c(\d+)-/.exec(person)?.[1] ?? 0);
export const isPlayer = (person: PersonId): boolean => /^c\d+-p/.test(person);

const nicknameAt = (index: number): string => {
  const word = words[index % words.length] ?? '';
  const again = Math.floor(index / words.length);
  return again === 0 ? word : `${word} ${again + 1}`;
};

const hire = async (place: Place, person: PersonId, known: number, club: string): Promise<void> => {
  let index = known;
  while (!(await takeNickname(place, nicknameAt(index), person))) index += 1;
  const command = { type: 'add-person', id: `demo-person-${person}`, by: organiser, person };
  const handled = await place.office.handle({ to: 'club', command, device: 'desk' });
  if (isRefusal(handled)) throw new Error(handled.sentence.en);
  await nameInPeople(place, person, nicknameAt(index), club);
};

/** Whoever is not in the club yet. */
export const hireCast = async (place: Place, cast: Cast, club: string): Promise<void> => {
  const { people } = (await place.office.club()).state;
  const everybody = [...cast.players, ...cast.reserves, ...cast.officials.map(([person]) => person)];
  const missing = everybody.filter((person) => !people.includes(person));
  // The founder is among the people, and has a nickname of another kind.
  for (const [i, person] of missing.entries()) await hire(place, person, people.length - 1 + i, club);
};
