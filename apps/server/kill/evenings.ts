// A club with twenty evenings, each with a game that runs and a referee of its own with a token.
import { isRefusal } from '@omerta/base/refusal.ts';
import { commandsOf } from '@omerta/office/testing/lines.ts';
import type { Store } from '@omerta/store/store.ts';
import { placeOf } from '../api/place.ts';
import { makeToken } from '../people/kept/tokens.ts';

export const tables = 20;
export const eveningOf = (device: number): string => `evening-${device}`;
export const game = 'evening/1/1';
export const streamOf = (device: number): string => `game/${eveningOf(device)}/${game}`;

const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];
const players = Array.from({ length: 10 }, (_, i) => `p${i + 1}`);

let commands = 0;

const officeOn = (store: Store) => {
  if (store.vault === null) throw new Error('a server needs a vault');
  const place = placeOf({
    store,
    vault: store.vault,
    clubName: 'club',
    origins: () => [],
    isSafe: () => true,
    version: '0.0.0',
    home: 'folder',
  });
  const give = async (to: object, by: string, fields: object): Promise<void> => {
    const command = { id: `made-${++commands}`, by, ...fields };
    const handled = await place.office.handle({ ...to, command });
    if (isRefusal(handled)) throw new Error(`${handled.code}: ${handled.sentence.en}`);
  };
  return { place, give };
};

/** Red wins on day 2 by voting the Don out. */
const untilTheEnd = [
  ...['day 1', 'remove 2', 'remove 6'],
  ...['night 2', 'shots: 9>1', 'don: -', 'sheriff: -', 'best: -'],
  ...['day 2', 'nominate 3 9', 'vote 9: *', 'last 9'],
];

/** The game of this evening to its end, its sheet handed in and not yet signed. */
export const playToSheet = async (store: Store, device: number): Promise<void> => {
  const { place, give } = officeOn(store);
  const [tournament, referee] = [eveningOf(device), `ref-${device}`];
  const { version: expected } = await place.office.play(tournament, game);
  const lines = commandsOf(untilTheEnd);
  await give({ to: 'game', tournament, game, expected }, referee, { lines });
  const to = { to: 'tournament', tournament };
  await give(to, referee, { type: 'announce-result', game, winner: 'red' });
  const played = await place.office.record(tournament, game);
  if (isRefusal(played)) throw new Error(played.code);
  await give(to, referee, { type: 'hand-in-sheet', game, paper: { record: played.text } });
};

/** The tokens of the referees; every game is dealt. */
export const makeEvenings = async (store: Store, count = tables): Promise<readonly string[]> => {
  const { place, give } = officeOn(store);
  const club = { to: 'club' };
  const rules = { rulebook: 'fsm-2024', switches: {} };
  await give(club, 'org', { type: 'found-club', name: 'Club' });
  for (const person of players) await give(club, 'org', { type: 'add-person', person });
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) {
    const [tournament, referee] = [eveningOf(i), `ref-${i}`];
    const to = { to: 'tournament', tournament };
    await give(club, 'org', { type: 'add-person', person: referee });
    const made = { name: tournament, kind: 'evening', zone: 'UTC', rules, secondConfirmation: false };
    await give(to, 'org', { type: 'create-tournament', ...made });
    await give(to, 'org', { type: 'appoint', person: referee, office: 'referee' });
    const seats = { stage: 'evening', round: 1, table: 1, players, drawn: false };
    await give(to, 'org', { type: 'seat-game', ...seats });
    await give(to, 'org', { type: 'assign-referees', game, referee, sides: [] });
    for (const type of ['call-game', 'start-game']) await give(to, referee, { type, game });
    const lines = [{ type: 'night', number: 1 }];
    const opening = { to: 'game', tournament, game, expected: 0 };
    await give(opening, referee, { roles: [null, ...roles], lines });
    tokens.push((await makeToken(place, referee, { name: 'device', days: 30 })).token);
  }
  return tokens;
};
