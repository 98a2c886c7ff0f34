// For tests: a served club with its owner, and people who came in by their codes.
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubName, cupName, stageName, tableNames } from '@omerta/testkit/names.ts';
import type { Place } from '../api/place.ts';
import { ownerCode } from '../people/claim.ts';
import { routesOfPeople } from '../people/routes.ts';
import { deviceAt, type TestDevice } from './device.ts';
import { type HomeKind, type Served, served } from './served.ts';

export const ownerPassword = 'correct horse battery';

export type Owned = Served & {
  readonly owner: TestDevice;
  readonly ownerId: string;
  /** A new person of the club; gives the id. */
  readonly add: (nickname: string) => Promise<string>;
  /** A device of that person. */
  readonly deviceOf: (person: string) => Promise<TestDevice>;
  /** A command that the office must take. */
  readonly give: (to: object, by: string, type: string, fields?: object) => Promise<void>;
};

let commands = 0;

export const givenAt =
  ({ office }: Pick<Place, 'office'>): Owned['give'] =>
  async (to, by, type, fields = {}) => {
    const command = { ...fields, type, id: `t${++commands}`, by };
    const handled = await office.handle({ ...to, command });
    if (isRefusal(handled)) throw new Error(`${handled.code}: ${handled.sentence.en}`);
  };

/** Claimed by its owner under the nickname. */
export const ownedBy = async <S extends Pick<Served, 'app' | 'place'>>(
  on: S,
  nickname: string,
): Promise<S & Omit<Owned, keyof Served>> => {
  const owner = deviceAt(on.app);
  const claimed = await owner.post('/api/claim', {
    code: await ownerCode(on.place),
    club: clubName,
    nickname,
    password: ownerPassword,
  });
  if (claimed.statusCode !== 200) throw new Error(claimed.body);
  return {
    ...on,
    owner,
    ownerId: claimed.json().person,
    add: async (nickname) => {
      const added = await owner.post('/api/people', { nickname });
      if (added.statusCode !== 200) throw new Error(added.body);
      return added.json().person;
    },
    deviceOf: async (person) => {
      const made = await owner.post(`/api/people/${person}/code`, {});
      const device = deviceAt(on.app, '192.0.2.77');
      const entered = await device.post('/api/code', { code: made.json().code });
      if (entered.statusCode !== 200) throw new Error(entered.body);
      return device;
    },
    give: givenAt(on.place),
  };
};

export const owned = async (kind: HomeKind = 'memory'): Promise<Owned> =>
  ownedBy(await served(routesOfPeople, kind), 'Owner');

export const toClub = { to: 'club' };
export const toCup = { to: 'tournament', tournament: 'cup' };

type Played = {
  readonly rulebook?: string;
  readonly name?: string;
  readonly stage?: string;
  readonly nicknames?: readonly string[];
  readonly sides?: readonly string[];
};

/** A tournament in Minsk with its chief and referee, and one game that the referee leads. */
export const withGame = async (
  on: Pick<Owned, 'give' | 'ownerId' | 'add'>,
  chief: string,
  referee: string,
  {
    rulebook = 'fsm-2024',
    name = cupName,
    stage: named = stageName,
    nicknames = tableNames,
    sides = [],
  }: Played = {},
): Promise<void> => {
  const rules = { rulebook, switches: {} };
  const created = { name, kind: 'tournament', zone: 'Europe/Minsk', rules, secondConfirmation: false };
  const { give, ownerId } = on;
  await give(toCup, ownerId, 'create-tournament', created);
  await give(toCup, ownerId, 'appoint', { person: chief, office: 'chief' });
  await give(toCup, ownerId, 'appoint', { person: referee, office: 'referee' });
  for (const person of sides) await give(toCup, ownerId, 'appoint', { person, office: 'side-referee' });
  const stage = {
    stage: 'q',
    name: named,
    kind: 'qualifying',
    plannedGames: 4,
    coefficient: '1',
    carry: true,
  };
  await give(toCup, ownerId, 'add-stage', { ...stage, advance: null });
  await give(toCup, chief, 'publish-rules');
  const players: string[] = [];
  for (const nickname of nicknames) {
    const person = await on.add(nickname);
    await give(toCup, person, 'apply', { person });
    await give(toCup, ownerId, 'accept', { person });
    await give(toCup, ownerId, 'check-in', { person, here: true });
    players.push(person);
  }
  await give(toCup, ownerId, 'start-tournament');
  await give(toCup, ownerId, 'form-stage', { stage: 'q', players, drawn: false });
  const seating = { format: 'omerta.seating/1', players: 10, rounds: [[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]] };
  await give(toCup, ownerId, 'lay-seating', { stage: 'q', seating });
  await give(toCup, ownerId, 'publish-round', { stage: 'q', round: 1 });
  await give(toCup, chief, 'assign-referees', { game: 'q/1/1', referee, sides });
};
