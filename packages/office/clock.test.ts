// The office's own clock and chance: no order brings a time or a seed, and a device's time decides nothing.
import { isRefusal } from '@omerta/base/refusal.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownKeeping } from './keeping.ts';
import { openOffice } from './office.ts';
import { clubOrder, cup, done, give, orderOf, playingClub, refusalOf, testClub } from './testing/club.ts';

const game = 'q/1/1';
const protest = {
  protest: 'x1',
  game,
  player: 'p9',
  form: 'sheet-entry',
  subject: 'result',
  text: 'Wrong.',
} as const;
const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];

describe('an order', () => {
  it('with a time of its own is refused at that place, to whomever it goes', async () => {
    const club = await playingClub();
    const at = '2026-01-10T09:05:00Z';
    const versions = async () => (await club.store.heads()).map(({ stream, version }) => [stream, version]);
    const before = await versions();
    const late = orderOf(club, 'p9', 'protest', protest);
    const added = clubOrder(club, 'org', 'add-person', { person: 'p11' });
    const lines = { to: 'game', tournament: cup, game, expected: 0 };
    const command = { id: 'l1', by: 'ref', roles, lines: [{ type: 'night', number: 1 }] };
    for (const order of [
      { ...late, command: { ...(late.command as object), at } },
      { ...added, command: { ...(added.command as object), at } },
      { ...lines, command: { ...command, at } },
    ])
      expect(await club.office.handle(order)).toMatchObject({
        code: 'command/unreadable',
        params: { path: 'at' },
      });
    expect(await versions()).toEqual(before);
    done(await club.office.handle({ ...lines, command }));
  });

  it('[fsm-2024 8.8.1] that comes late is late, whatever it says', async () => {
    const club = await playingClub();
    await give(club, 'ref', 'announce-result', { game, winner: 'red' });
    club.now = '2026-01-10T12:10:01+03:00';
    const late = orderOf(club, 'p9', 'protest', protest);
    const back = { ...late, command: { ...(late.command as object), at: '2026-01-10T12:05:00+03:00' } };
    expect(isRefusal(await club.office.handle(back))).toBe(true);
    expect(refusalOf(await club.office.handle(late))).toBe('protest/late');
    // A clock put back brings no time back either.
    await give(club, 'admin', 'mark-payment', { person: 'p1', paid: true });
    club.now = '2026-01-10T12:05:00+03:00';
    expect(refusalOf(await club.office.handle(orderOf(club, 'p9', 'protest', protest)))).toBe('protest/late');
  });
});

describe('lines of a game', () => {
  it.each([Number.MIN_SAFE_INTEGER, 0, Date.parse('2199-01-01T00:00:00Z')])(
    'keep the time of their device, %d, and are written down at the office’s',
    async (at) => {
      const club = await playingClub();
      club.now = '2026-01-10T12:30:00Z';
      const command = { id: 'l1', by: 'ref', roles, lines: [{ type: 'night', number: 1, at }] };
      done(await club.office.handle({ to: 'game', tournament: cup, game, expected: 0, command }));
      const stored = await club.store.read(`game/${cup}/${game}`);
      expect(stored.map((envelope) => envelope.at)).toEqual(stored.map(() => Date.parse(club.now)));
      expect(stored.find(({ type }) => type === 'NightFell')?.data).toMatchObject({ at });
    },
  );
});

describe('by itself the office', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes the time of its own clock', async () => {
    const club = await testClub();
    const now = '2026-03-01T09:00:00.000Z';
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    done(
      await openOffice(club.store, 'minsk').handle(clubOrder(club, 'org', 'add-person', { person: 'p11' })),
    );
    const { version } = await club.store.head('club/minsk');
    const [last] = await club.store.read('club/minsk', version);
    expect(last).toMatchObject({ at: Date.parse(now), data: { at: now } });
  });

  it('draws another seed for every command', () => {
    const seeds = Array.from({ length: 100 }, () => ownKeeping().seed);
    expect(new Set(seeds).size).toBe(seeds.length);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});
