// Commands through the office: done once, in order, by whose they are; or refused, and nothing is changed.
import { isRefusal } from '@omerta/base/refusal.ts';
import { start } from '@omerta/store/home.ts';
import type { Store } from '@omerta/store/store.ts';
import { gameOf } from '@omerta/tournament/state.ts';
import { describe, expect, it } from 'vitest';
import { tournamentMachine } from './machines.ts';
import { openOffice } from './office.ts';
import { clubOrder, cup, done, give, orderOf, playingClub, refusalOf, testClub } from './testing/club.ts';

const neft = { rulebook: 'neft-mmt', switches: {} };

describe('a command', () => {
  it('sent twice is done once, with the same answer', async () => {
    const club = await testClub();
    const order = orderOf(club, 'p1', 'apply', { person: 'p1' });
    const { receipt, events } = done(await club.office.handle(order));
    const again = done(await club.office.handle({ ...order, device: 'another', expected: 0 }));
    expect(again.receipt).toEqual(receipt);
    expect(again.events).toEqual(events.map(({ type }) => ({ type })));
    expect(await club.store.head(`tournament/${cup}`)).toMatchObject({
      version: receipt.last,
      hash: receipt.hash,
    });
  });

  it('with another body or of another person under an id that is used is refused, and nothing changes', async () => {
    const club = await testClub();
    const order = orderOf(club, 'org', 'apply', { person: 'p1' });
    done(await club.office.handle(order));
    const { version } = await club.office.tournament(cup);
    for (const other of [{ person: 'p2' }, { by: 'chief' }, { by: 'p1' }])
      expect(
        refusalOf(
          await club.office.handle({ ...order, command: { ...(order.command as object), ...other } }),
        ),
      ).toBe('command/reused');
    expect((await club.office.tournament(cup)).version).toBe(version);
  });

  it('sent twice at the same moment is done once', async () => {
    const club = await testClub();
    const order = orderOf(club, 'p1', 'apply', { person: 'p1' });
    const before = (await club.store.head(`tournament/${cup}`)).version;
    await Promise.all([club.office.handle(order), club.office.handle(order), club.office.handle(order)]);
    expect((await club.store.head(`tournament/${cup}`)).version).toBe(before + 1);
  });

  it('from a stale page is refused with both versions and changes nothing', async () => {
    const club = await testClub();
    const { version } = await club.office.tournament(cup);
    await give(club, 'p1', 'apply', { person: 'p1' });
    const late = await club.office.handle({
      ...orderOf(club, 'p2', 'apply', { person: 'p2' }),
      expected: version,
    });
    expect(late).toMatchObject({ code: 'command/stale', clause: null });
    expect(isRefusal(late) && late.sentence.en).toContain(
      `decided on version ${version}, it is at ${version + 1} now`,
    );
    expect(isRefusal(late) && late.sentence.ru).toContain(
      `решали по версии ${version}, сейчас ${version + 1}`,
    );
    expect((await club.office.tournament(cup)).version).toBe(version + 1);
  });

  it('of somebody whose it is not, or out of order, is refused with its sentence', async () => {
    const club = await testClub();
    const { version } = await club.office.tournament(cup);
    expect(refusalOf(await club.office.handle(orderOf(club, 'p1', 'start-tournament', {})))).toBe(
      'office/not-yours',
    );
    expect(refusalOf(await club.office.handle(orderOf(club, 'org', 'start-tournament', {})))).toBe(
      'rules/not-published',
    );
    expect(refusalOf(await club.office.handle(orderOf(club, 'ref', 'start-game', { game: 'q/1/1' })))).toBe(
      'game/unknown',
    );
    expect(refusalOf(await club.office.handle(clubOrder(club, 'p1', 'add-person', { person: 'p99' })))).toBe(
      'office/not-yours',
    );
    const order = orderOf(club, 'org', 'publish-rules', {});
    expect(refusalOf(await club.office.handle({ ...order, tournament: 'no such/id' }))).toBe('id/form');
    expect((await club.office.tournament(cup)).version).toBe(version);
  });

  it('that is none is refused with its place', async () => {
    const { office } = await testClub();
    const strange = [
      null,
      7,
      {},
      { type: 'apply', id: 'c', by: 'p1', person: 1 },
      { type: 'no-such', id: 'c', by: 'p1' },
    ];
    for (const command of strange) {
      expect(refusalOf(await office.handle({ to: 'tournament', tournament: cup, command }))).toMatch(
        /^command\//,
      );
      expect(refusalOf(await office.handle({ to: 'club', command }))).toMatch(/^command\//);
    }
  });

  it('of a rulebook is refused with its clause', async () => {
    const club = await testClub({ rulebook: 'fiim-2018', switches: {} });
    expect(await club.office.handle(orderOf(club, 'org', 'publish-rules', {}))).toMatchObject({
      code: 'office/not-yours',
      clause: '7.11',
    });
  });

  it('given by two offices on one log at once: everything is done, nothing twice', async () => {
    const club = await testClub();
    const other = openOffice(club.store, 'minsk');
    const orders = Array.from({ length: 10 }, (_, i) =>
      orderOf(club, `p${i + 1}`, 'apply', { person: `p${i + 1}` }),
    );
    const answers = await Promise.all(
      orders.flatMap((order, i) => [(i % 2 ? other : club.office).handle(order)]),
    );
    expect(answers.map(refusalOf)).toEqual(orders.map(() => 'done'));
    const { state } = await other.tournament(cup);
    expect(state.entries.map(({ person }) => person).toSorted()).toEqual(
      orders.map((_, i) => `p${i + 1}`).toSorted(),
    );
    expect((await club.office.tournament(cup)).state).toEqual(state);
  });
});

describe('the club', () => {
  it('has a tournament in its list from the command that created it', async () => {
    const club = await testClub();
    expect((await club.office.club()).state.events).toEqual([{ event: cup, kind: 'tournament' }]);
    const both = (await club.store.readAll(start, 1_000)).events.filter(
      ({ type }) => type === 'EventOpened' || type === 'TournamentCreated',
    );
    expect(both.map(({ type }) => type)).toEqual(['TournamentCreated', 'EventOpened']);
  });

  it('[neft-mmt 15.11, 15.12] has the case and the suspension from the command that showed the card', async () => {
    const club = await playingClub(neft);
    await give(
      club,
      'ref',
      'show-purple',
      { person: 'p3', clause: '15.9', note: 'insulted the table' },
      'card-1',
    );
    const { cases, suspensions } = (await club.office.club()).state;
    expect(cases).toMatchObject([{ id: 'card-1', person: 'p3', event: cup, decision: null }]);
    expect(suspensions).toMatchObject([{ person: 'p3', from: '2026-01-11', to: '2026-01-13' }]);
  });

  it('never has half of it: when its stream has moved, both are decided again', async () => {
    const club = await playingClub(neft);
    let moved = false;
    const store: Store = {
      ...club.store,
      append: async (stream, expected, commit, along) => {
        if (along?.length && !moved) {
          moved = true;
          done(await club.office.handle(clubOrder(club, 'org', 'add-person', { person: 'newcomer' })));
        }
        return club.store.append(stream, expected, commit, along);
      },
    };
    done(
      await openOffice(store, 'minsk').handle(
        orderOf(club, 'ref', 'show-purple', { person: 'p3', clause: '15.9', note: 'insulted the table' }),
      ),
    );
    expect(moved).toBe(true);
    const { cases, people } = (await club.office.club()).state;
    expect([cases.length, people.at(-1)]).toEqual([1, 'newcomer']);
    expect((await club.office.tournament(cup)).state.suspensions).toHaveLength(1);
  });
});

describe('a state', () => {
  it('from a snapshot is the one that was folded', async () => {
    const club = await testClub();
    await give(club, 'p1', 'apply', { person: 'p1' });
    for (let i = 0; i < 1_000; i++)
      await give(club, 'org', 'mark-payment', { person: 'p1', paid: i % 2 === 0 });
    const kept = await club.office.tournament(cup);
    expect(await club.store.loadSnapshot(`tournament/${cup}`, tournamentMachine.schema ?? 0)).toBeDefined();
    expect(await openOffice(club.store, 'minsk').tournament(cup)).toEqual(kept);
    const without: Store = { ...club.store, loadSnapshot: async () => undefined };
    expect(await openOffice(without, 'minsk').tournament(cup)).toEqual(kept);
  });
});

describe('the lines of a running game', () => {
  const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
  const lines = [
    { type: 'night', number: 1 },
    { type: 'day', number: 1 },
  ] as const;
  const play = (id: string, by: string, expected: number, given: readonly unknown[]) =>
    ({
      to: 'game',
      tournament: cup,
      game: 'q/1/1',
      expected,
      command: { id, by, roles, lines: given },
    }) as const;

  it('are decided by the rules of the tournament and kept in a stream of their own', async () => {
    const { office, store } = await playingClub();
    const { receipt } = done(await office.handle(play('l1', 'ref', 0, lines)));
    expect(receipt.stream).toBe(`game/${cup}/q/1/1`);
    expect((await office.play(cup, 'q/1/1')).state.state).toMatchObject({ phase: 'day', number: 1 });
    expect((await store.read(receipt.stream))[0]).toMatchObject({
      type: 'GameOpened',
      person: 'ref',
      data: { rulebook: 'fsm-2024', players: roles.slice(1).map((role) => ({ role })) },
    });
    done(await office.handle(play('l2', 'ref', receipt.last, [{ type: 'nominate', seat: 1, nominee: 2 }])));
    const record = await office.record(cup, 'q/1/1');
    expect(!isRefusal(record) && record.text.split('\n').slice(-4)).toEqual([
      'night 1',
      'day 1',
      'nominate 1 2',
      '',
    ]);
  });

  it('are refused whole: one that the rules do not allow, a second time, on another version, of somebody else, of no game', async () => {
    const { office, store } = await playingClub();
    const [first] = lines;
    expect(await office.handle(play('l0', 'ref', 0, [first, first]))).toMatchObject({
      code: 'night/not-now',
      params: { line: 2 },
    });
    expect(refusalOf(await office.handle(play('l1', 'p1', 0, lines)))).toBe('office/not-yours');
    expect(refusalOf(await office.handle(play('l1', 'ref', 4, lines)))).toBe('command/stale');
    expect(refusalOf(await office.handle(play('l1', 'ref', 0, [])))).toBe('command/form');
    expect(await office.record(cup, 'q/1/1')).toMatchObject({ code: 'play/none' });
    expect((await store.head(`game/${cup}/q/1/1`)).version).toBe(0);
    const { receipt } = done(await office.handle(play('l1', 'ref', 0, lines)));
    expect(done(await office.handle(play('l1', 'ref', 0, lines))).events[0]).toEqual({ type: 'GameOpened' });
    expect(refusalOf(await office.handle(play('l1', 'ref', 0, [first])))).toBe('command/reused');
    expect((await store.head(`game/${cup}/q/1/1`)).version).toBe(receipt.last);
    const elsewhere = { ...play('l2', 'ref', 0, lines), game: 'q/9/9' };
    expect(refusalOf(await office.handle(elsewhere))).toBe('game/unknown');
    expect(await office.record(cup, 'q/9/9')).toMatchObject({ code: 'game/unknown' });
  });

  it('are not for a chief who sits in the game', async () => {
    const club = await playingClub();
    await give(club, 'org', 'dismiss', { person: 'chief', office: 'chief' });
    await give(club, 'org', 'appoint', { person: 'p1', office: 'chief' });
    expect(refusalOf(await club.office.handle(play('l1', 'p1', 0, lines)))).toBe('judge/own-game');
    done(await club.office.handle(play('l1', 'ref', 0, lines)));
  });

  it('follow whoever was put right in his seat', async () => {
    const club = await playingClub();
    done(await club.office.handle(play('l1', 'ref', 0, lines)));
    await give(club, 'ref', 'put-seats-right', { game: 'q/1/1', players: ['p1', 'p2'] });
    const record = await club.office.record(cup, 'q/1/1');
    expect(!isRefusal(record) && record.text).toContain('[seat 1 "p2" red]');
    expect(gameOf((await club.office.tournament(cup)).state, 'q/1/1')?.seats.slice(0, 2)).toEqual([
      'p2',
      'p1',
    ]);
  });
});
