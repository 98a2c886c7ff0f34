// Before the first game: the club, its people, officials, registration, stages, rules.
import type { Post as OfficeName } from '@omerta/tournament/offices.ts';
import { chiefOf, give, giveClub, type Hall, must, organiser } from './hall.ts';
import type { SimulationOptions } from './plan.ts';

const officials = (tables: number): readonly (readonly [person: string, office: OfficeName])[] => [
  ['chief', 'chief'],
  ['admin', 'administrator'],
  ['duty', 'duty'],
  ['committee', 'committee'],
  ['discipline', 'discipline'],
  ['appeals', 'appeals'],
  ...Array.from({ length: tables + 1 }, (_, i) => [`ref${i + 1}`, 'referee'] as const),
  ...Array.from({ length: 2 }, (_, i) => [`side${i + 1}`, 'side-referee'] as const),
];

/** Somebody new to the club, with what a club knows of its people. */
export const addPerson = async (hall: Hall, person: string): Promise<void> => {
  must(await giveClub(hall, organiser, 'add-person', { person }));
  const number = hall.random.below(1_000_000);
  await hall.office.store.people.put(person, {
    nick: `Nick-${person}`,
    club: hall.random.pick(['North', 'South', 'East', 'West']),
    name: `Name-of-${person}-${number}`,
    contact: `${person}-${number}@example.org`,
    health: hall.random.chance(0.1) ? `note-${person}-${number}` : '',
  });
};

const foundClub = async (hall: Hall): Promise<void> => {
  must(await giveClub(hall, organiser, 'found-club', { name: 'Simulated club' }));
};

const registered = async (
  hall: Hall,
  person: string,
  as: 'accept' | 'reserve' | 'decline',
): Promise<void> => {
  await addPerson(hall, person);
  const by = hall.random.chance(0.5) ? person : 'admin';
  must(await give(hall, by, 'apply', { person }));
  must(await give(hall, hall.random.pick([organiser, 'admin']), as, { person }));
  if (as === 'decline') return;
  if (hall.random.chance(0.8)) must(await give(hall, 'admin', 'mark-payment', { person, paid: true }));
  must(await give(hall, 'admin', 'check-in', { person, here: true }));
};

/** Players first, then reserves, one who is declined, one who withdraws before it begins. */
const registration = async (hall: Hall, players: number): Promise<void> => {
  for (let i = 1; i <= players; i++) await registered(hall, `p${i}`, 'accept');
  const reserves = 1 + Math.ceil(players / 20);
  for (let i = 1; i <= reserves; i++) await registered(hall, `r${i}`, 'reserve');
  await registered(hall, 'late1', 'decline');
  await registered(hall, 'gone1', 'reserve');
  must(await give(hall, 'gone1', 'withdraw', { person: 'gone1', reason: 'ill' }));
  if (hall.random.chance(0.3))
    must(await give(hall, 'admin', 'place-entry', { person: `p${players}`, position: 1 }));
};

const formTeams = async (hall: Hall): Promise<void> => {
  for (const [i, team] of ['Aces', 'Kings', 'Queens'].entries()) {
    must(await give(hall, organiser, 'form-team', { team, members: [`p${2 * i + 1}`, `p${2 * i + 2}`] }));
  }
};

/** Up to the first thing that the tournament itself waits for. */
export const openTournament = async (
  hall: Hall,
  { players, tables, rulebook }: SimulationOptions,
): Promise<void> => {
  await foundClub(hall);
  const secondConfirmation = hall.random.chance(0.8);
  const rules = { rulebook, switches: {} };
  must(
    await give(hall, organiser, 'create-tournament', {
      name: `Simulated cup ${hall.seed}`,
      kind: 'tournament',
      zone: 'Europe/Minsk',
      rules,
      secondConfirmation,
    }),
  );
  for (const [person, office] of officials(tables)) {
    await addPerson(hall, person);
    must(await give(hall, organiser, 'appoint', { person, office }));
  }
  must(await giveClub(hall, organiser, 'name-officer', { person: 'discipline', office: 'discipline' }));
  for (const { tables: _, rounds: __, ...plan } of hall.stages)
    must(await give(hall, organiser, 'add-stage', plan));
  must(await give(hall, chiefOf(hall), 'publish-rules', {}));
  await registration(hall, players);
  if (hall.stages.length === 1) await formTeams(hall);
};
