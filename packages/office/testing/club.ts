// For tests: a club with its office and a tournament about to begin, and commands given to it.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import type { ClubCommandFields, ClubCommandType } from '@omerta/tournament/club/command.ts';
import type { TournamentCommandFields, TournamentCommandType } from '@omerta/tournament/command.ts';
import type { RulesChoice } from '@omerta/tournament/rulebooks/choose.ts';
import { memoryStore } from '../memory-store.ts';
import { type Handled, type Office, openOffice } from '../office.ts';
import type { Order } from '../order-reader.ts';

/** `now` is what the clock of its office shows. */
export type TestClub = { readonly store: Store; readonly office: Office; count: number; now: string };

export const cup = 'cup';
const noon = '2026-01-10T12:00:00+03:00';

const metaOf = (club: TestClub, by: string, id?: string) => {
  club.count += 1;
  return { id: id ?? `c${club.count}`, by };
};

/** A command as tests write it; without an id it gets the next one. */
type Given<T extends TournamentCommandType> = readonly [
  type: T,
  fields: TournamentCommandFields[T],
  id?: string,
];

export const orderOf = <T extends TournamentCommandType>(
  club: TestClub,
  by: string,
  ...[type, fields, id]: Given<T>
): Extract<Order, { to: 'tournament' }> => ({
  to: 'tournament',
  tournament: cup,
  command: { ...(fields as object), type, ...metaOf(club, by, id) },
});

export const clubOrder = <T extends ClubCommandType>(
  club: TestClub,
  by: string,
  type: T,
  fields: ClubCommandFields[T],
): Order => ({
  to: 'club',
  command: { ...fields, type, ...metaOf(club, by) },
});

export const done = (handled: Handled): Extract<Handled, { receipt: unknown }> => {
  if (isRefusal(handled)) throw new Error(`${handled.code}: ${handled.sentence.en}`);
  return handled;
};

export const give = async <T extends TournamentCommandType>(club: TestClub, by: string, ...given: Given<T>) =>
  done(await club.office.handle(orderOf(club, by, ...given)));

export const refusalOf = (handled: Handled): string => (isRefusal(handled) ? handled.code : 'done');

const people = ['chief', 'admin', 'ref', 'dc', ...Array.from({ length: 10 }, (_, i) => `p${i + 1}`)];

/** The club is founded, the tournament created and its officials named. */
export const testClub = async (
  rules: RulesChoice = { rulebook: 'fsm-2024', switches: {} },
  store?: Store,
): Promise<TestClub> => {
  const kept = store ?? (await memoryStore());
  const club: TestClub = {
    store: kept,
    office: openOffice(kept, 'minsk', () => ({ at: club.now, seed: `seed-${club.count}` })),
    count: 0,
    now: noon,
  };
  done(await club.office.handle(clubOrder(club, 'org', 'found-club', { name: 'Minsk' })));
  for (const person of people)
    done(await club.office.handle(clubOrder(club, 'org', 'add-person', { person })));
  await give(club, 'org', 'create-tournament', {
    name: 'Cup',
    kind: 'tournament',
    zone: 'Europe/Minsk',
    rules,
    secondConfirmation: false,
  });
  for (const [person, office] of [
    ['chief', 'chief'],
    ['admin', 'administrator'],
    ['ref', 'referee'],
  ] as const)
    await give(club, 'org', 'appoint', { person, office });
  return club;
};

const seating = { format: 'omerta.seating/1', players: 10, rounds: [[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]] };

export const addQualifying = (club: TestClub) =>
  give(club, 'org', 'add-stage', {
    stage: 'q',
    name: 'Qualifying',
    kind: 'qualifying',
    plannedGames: 4,
    coefficient: '1',
    carry: true,
    advance: null,
  });

/** Its first game is running. */
export const playingClub = async (rules?: RulesChoice, store?: Store): Promise<TestClub> => {
  const club = await testClub(rules, store);
  await addQualifying(club);
  await give(club, 'chief', 'publish-rules', {});
  for (const person of people.slice(4)) {
    await give(club, person, 'apply', { person });
    await give(club, 'org', 'accept', { person });
    await give(club, 'admin', 'check-in', { person, here: true });
  }
  await give(club, 'org', 'start-tournament', {});
  await give(club, 'org', 'form-stage', { stage: 'q', players: people.slice(4), drawn: false });
  await give(club, 'org', 'lay-seating', { stage: 'q', seating });
  await give(club, 'org', 'publish-round', { stage: 'q', round: 1 });
  await give(club, 'chief', 'assign-referees', { game: 'q/1/1', referee: 'ref', sides: [] });
  await give(club, 'ref', 'call-game', { game: 'q/1/1' });
  await give(club, 'ref', 'start-game', { game: 'q/1/1' });
  return club;
};
