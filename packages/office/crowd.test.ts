// A crowd at two offices on one log: everybody is served, nothing is done twice.
import { setImmediate } from 'node:timers/promises';
import type { Store } from '@omerta/store/store.ts';
import { describe, expect, it } from 'vitest';
import { openOffice } from './office.ts';
import { cup, give, orderOf, refusalOf, type TestClub, testClub } from './testing/club.ts';

/** What `count` commands to one tournament are answered, given to the offices in turns and all at once. */
const answersOf = async (club: TestClub, stores: readonly Store[], count: number): Promise<string[]> => {
  const offices = stores.map((store) => openOffice(store, 'minsk'));
  await give(club, 'p1', 'apply', { person: 'p1' });
  const orders = Array.from({ length: count }, (_, i) =>
    orderOf(club, 'org', 'mark-payment', { person: 'p1', paid: i % 2 === 0 }),
  );
  const handled = orders.map((order, i) => (offices[i % offices.length] ?? club.office).handle(order));
  return (await Promise.all(handled)).map(refusalOf);
};

describe('a crowd at two offices on one log', () => {
  it('is served, every one of 2,000 commands once', async () => {
    const club = await testClub();
    const before = (await club.store.head(`tournament/${cup}`)).version;
    // Each office is a breath away from the log, as two processes are.
    const distant: Store = {
      ...club.store,
      append: async (...given) => {
        await setImmediate();
        return club.store.append(...given);
      },
    };
    const answers = await answersOf(club, [distant, distant], 2_000);
    expect(answers.filter((answer) => answer !== 'done')).toEqual([]);
    expect((await club.store.head(`tournament/${cup}`)).version).toBe(before + 1 + 2_000);
  });

  it('is served where both offices go in step', async () => {
    const club = await testClub();
    const answers = await answersOf(club, [club.store, club.store], 2_000);
    expect(answers.filter((answer) => answer !== 'done')).toEqual([]);
  });
});
