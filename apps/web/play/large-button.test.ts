// What a slip does at the table: it is asked about, or does nothing, and takes nothing else with it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { byNumber } from '@omerta/rules/game/tell/aloud.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { left } from '../session/clock.ts';
import { currentStanding, nextStep } from '../session/next-step.ts';
import type { Session } from '../session/session.ts';
import { openingWith, room } from '../session/testing/sessions.ts';
import { clockInSight } from './clock-in-sight.ts';
import { chiefDecides, recordIncident } from './incident.ts';
import { pressLarge, tapSeat } from './large-button.ts';
import { beside } from './play.ts';
import { shotsApart } from './shots.ts';

const roles: readonly (Role | null)[] = [
  null,
  'red',
  'black',
  'red',
  'sheriff',
  'red',
  'black',
  'red',
  'red',
  'don',
  'red',
];
const tags = roles.slice(1).map((role, i) => `[seat ${i + 1} "P${i + 1}" ${role}]`);

const tableAfter = async (id: RulebookId, ...lines: readonly string[]) => {
  const read = parse([`[rulebook ${id}]`, ...tags, ...lines].join('\n'));
  if (isRefusal(read)) throw new Error(JSON.stringify(read));
  const { start, device } = await room();
  const commands = read.lines.flatMap(({ command }) => (command.type === 'replace' ? [] : [command]));
  return { session: await start(openingWith(rulebook(id), roles), commands), device };
};

const version = (session: Session): number => session.live().course.version;
const next = (session: Session) => {
  const { course, aside } = session.live();
  return nextStep(course.rulebook, course.state, aside);
};
const push = (session: Session, sure = false) => {
  const { course, aside } = session.live();
  return pressLarge(session, nextStep(course.rulebook, course.state, aside), course.version, {
    aloud: byNumber,
    beat: null,
    sure,
  });
};
const tap = (session: Session, seat: Seat) => tapSeat(session, seat, version(session), byNumber);
const last = (session: Session) => linesOf(session.live().course.state).at(-1);
const count = (session: Session, hands: number): void =>
  session.setAside({ draft: { ...session.live().aside.draft, count: hands } });

const circle = ['night 1', 'day 1', 'nominate 1 2', 'nominate 4 7', 'speech 10'];
const nightTwo = ['night 1', 'day 1', 'night 2', 'shots: 2>5 6>5 9>5'];

describe('hands', () => {
  it.each(rulebookIds)(
    '%s: a name marked by mistake and taken back leaves the count that was said',
    async (id) => {
      const { session } = await tableAfter(id, ...circle);
      push(session);
      count(session, 4);
      for (const seat of [1, 3, 4, 5, 9, 9] as const) tap(session, seat);
      expect(session.live().aside.draft).toMatchObject({ count: 4, seats: [1, 3, 4, 5] });
      expect(push(session)).toBe('done');
      expect(last(session)).toMatchObject({
        type: 'vote',
        candidate: 2,
        hands: { kind: 'named', seats: [1, 3, 4, 5] },
      });
    },
  );

  it.each(rulebookIds)('%s: more names than hands are asked about, and nothing is recorded', async (id) => {
    const { session } = await tableAfter(id, ...circle);
    push(session);
    count(session, 2);
    for (const seat of [1, 3, 4] as const) tap(session, seat);
    const before = version(session);
    expect(push(session)).toEqual({ ask: { kind: 'names' } });
    expect(push(session, true)).toEqual({ ask: { kind: 'names' } });
    expect(version(session)).toBe(before);
    expect(session.live().aside.draft).toMatchObject({ count: 2, seats: [1, 3, 4] });
  });

  it.each(rulebookIds)('%s: undoing a ballot line brings back the names and the count', async (id) => {
    const { session } = await tableAfter(id, ...circle);
    push(session);
    count(session, 5);
    for (const seat of [1, 3] as const) tap(session, seat);
    const entered = session.live().aside.draft;
    push(session);
    expect(last(session)).toMatchObject({
      type: 'vote',
      hands: { kind: 'counted', count: 5, seats: [1, 3] },
    });
    expect(session.undo(version(session))).toBe('done');
    expect(session.live().aside.draft).toEqual(entered);
  });
});

describe('the clock', () => {
  it.each(rulebookIds)(
    '%s: undoing the end of a speech gives it back with its clock where it was, running',
    async (id) => {
      const { session, device } = await tableAfter(id, 'night 1', 'day 1');
      push(session);
      device.advance(23_000);
      push(session);
      expect(session.live().aside.standing).toMatchObject({ step: 'speech', seat: 2 });
      device.advance(4_000);
      session.undo(version(session));
      const { standing, clock } = session.live().aside;
      expect(standing).toMatchObject({ step: 'speech', seat: 1 });
      expect(clock && [left(clock, device.now()), clock.startedAt !== null]).toEqual([37_000, true]);
    },
  );

  it.each(rulebookIds)(
    '%s: so does undoing the call of the next speaker, which writes no line after a nomination',
    async (id) => {
      const { session, device } = await tableAfter(id, 'night 1', 'day 1');
      push(session);
      tap(session, 7);
      device.advance(10_000);
      push(session);
      expect(session.live().aside.standing).toMatchObject({ seat: 2 });
      session.undo(version(session));
      const { standing, clock } = session.live().aside;
      expect([standing?.seat, clock && left(clock, device.now())]).toEqual([1, 50_000]);
      expect(last(session)).toMatchObject({ type: 'nominate', seat: 1, nominee: 7 });
    },
  );

  it('[fiim-2025 4.6.2] a break resumed goes on with the clock it had, and no control acts on it meanwhile', async () => {
    const { session, device } = await tableAfter('fiim-2025', 'night 1', 'day 1');
    push(session);
    device.advance(20_000);
    beside(session, { type: 'break' }, version(session));
    expect(clockInSight(session.live())).toBeNull();
    device.advance(300_000);
    push(session);
    const clock = clockInSight(session.live());
    expect(clock && [left(clock, device.now()), clock.startedAt !== null]).toEqual([40_000, true]);
  });

  it('a clock that the referee had stopped before the break stays stopped after it', async () => {
    const { session, device } = await tableAfter('fiim-2025', 'night 1', 'day 1');
    push(session);
    const { clock } = session.live().aside;
    session.setAside({ clock: clock && { ...clock, startedAt: null, elapsed: 5_000 } });
    beside(session, { type: 'break' }, version(session));
    device.advance(60_000);
    push(session);
    expect(clockInSight(session.live())).toMatchObject({ startedAt: null, elapsed: 5_000 });
  });
});

describe('the night', () => {
  it.each(rulebookIds)(
    '%s: a second tap on the number that the Don showed is not the check of the Sheriff',
    async (id) => {
      const { session } = await tableAfter(id, ...nightTwo);
      tap(session, 4);
      const { rulebook: book, state } = session.live().course;
      expect(currentStanding(book, state, session.live().aside)).toMatchObject({ step: 'don' });
      expect(tap(session, 4)).toBe('nothing');
      expect(last(session)).toMatchObject({ type: 'don', target: 4 });
      push(session);
      expect(session.live().aside.standing).toBeNull();
      tap(session, 2);
      expect(last(session)).toMatchObject({ type: 'sheriff', target: 2 });
    },
  );

  it.each(rulebookIds)(
    '%s: the Don falls asleep by a press of its own, the Sheriff is called, and the next press starts his clock',
    async (id) => {
      const { session, device } = await tableAfter(id, ...nightTwo);
      tap(session, 4);
      expect(clockInSight(session.live())).toBeNull();
      expect(next(session)).toMatchObject({ kind: 'sleep', who: 'don' });
      push(session);
      expect(clockInSight(session.live())).toBeNull();
      expect(next(session)).toMatchObject({ expected: { step: 'sheriff' } });
      device.advance(8_000);
      if (next(session).kind === 'begin') push(session);
      const clock = clockInSight(session.live());
      const seconds = rulebook(id).rules.checkSeconds.value;
      expect(clock && left(clock, device.now()) / 1000).toBe(seconds);
    },
  );

  it.each(rulebookIds)('%s: no check is asked about once; of a role that is out nobody asks', async (id) => {
    const { session } = await tableAfter(id, ...nightTwo);
    if (next(session).kind === 'begin') push(session);
    expect(push(session)).toEqual({ ask: { kind: 'no-check' } });
    expect(last(session)).toMatchObject({ type: 'shots' });
    expect(push(session, true)).toBe('done');
    expect(last(session)).toMatchObject({ type: 'don', target: null });
    const gone = await tableAfter(id, 'night 1', 'day 1', 'remove 9', 'night 2', 'shots: 2>5 6>5');
    if (next(gone.session).kind === 'begin') push(gone.session);
    expect(push(gone.session)).toBe('done');
    expect(last(gone.session)).toMatchObject({ type: 'don', target: null });
  });

  it.each(rulebookIds)(
    '%s: shots that do not meet are entered while the numbers are called, and none at all is asked about',
    async (id) => {
      const { session, device } = await tableAfter(id, 'night 1', 'day 1', 'night 2');
      session.setAside({ draft: shotsApart(session.live().course.state) });
      expect(push(session)).toBe('done');
      const { calling, draft } = session.live().aside;
      expect([calling && left(calling, device.now()) > 0, draft.shooter]).toEqual([true, 2]);
      expect(push(session)).toBe('nothing');
      device.advance(60_000);
      expect(push(session)).toEqual({ ask: { kind: 'miss' } });
      for (const seat of [5, 7, 5] as const) tap(session, seat);
      expect(push(session)).toBe('done');
      expect(last(session)).toMatchObject({
        type: 'shots',
        shots: [
          { by: 2, targets: [5] },
          { by: 6, targets: [7] },
          { by: 9, targets: [5] },
        ],
      });
    },
  );

  it.each(rulebookIds)('%s: shots that do not meet need no call on the screen to be accepted', async (id) => {
    const { session } = await tableAfter(id, 'night 1', 'day 1', 'night 2');
    session.setAside({ draft: shotsApart(session.live().course.state) });
    for (const seat of [5, 7, 5] as const) tap(session, seat);
    expect(push(session)).toBe('done');
    expect(last(session)).toMatchObject({ type: 'shots' });
  });

  it('[fsm-2024 8.3.1] a fourth number of a best move is told and changes nothing', async () => {
    const { session } = await tableAfter('fsm-2024', ...nightTwo, 'don: -', 'sheriff: -');
    for (const seat of [2, 6, 1] as const) tap(session, seat);
    expect(tap(session, 3)).toEqual({ tell: { kind: 'full', most: 3 } });
    expect(session.live().aside.draft.seats).toEqual([2, 6, 1]);
  });
});

describe('while the numbers are called', () => {
  it.each(rulebookIds)(
    '%s: the newest tap is the victim, a black one too, nothing else is touched, and the count goes on',
    async (id) => {
      const { session, device } = await tableAfter(id, 'night 1', 'day 1', 'night 2');
      push(session);
      device.advance(3_000);
      for (const seat of [2, 5] as const) {
        tap(session, seat);
        beside(session, { type: 'foul', seat: 8 }, version(session));
        device.advance(1_000);
      }
      const { course, aside } = session.live();
      const lines = linesOf(course.state);
      expect(lines.slice(3)).toMatchObject([
        { type: 'shots', shots: [2, 6, 9].map((by) => ({ by, targets: [5] })) },
        { type: 'foul' },
        { type: 'foul' },
      ]);
      expect(aside.calling && left(aside.calling, device.now())).toBeGreaterThan(0);
      expect(tap(session, 5)).toBe('nothing');
      device.advance(20_000);
      tap(session, 4);
      expect(last(session)).toMatchObject({ type: 'don', target: 4 });
    },
  );
});

describe('while the chief is called', () => {
  it.each(rulebookIds)(
    '%s: neither the large button nor a tap on a seat records anything, and the clock goes on after the decision',
    async (id) => {
      const { session, device } = await tableAfter(id, 'night 1', 'day 1');
      push(session);
      device.advance(15_000);
      recordIncident(session, { note: 'x', clause: null }, 'chief', version(session));
      const before = version(session);
      expect(push(session)).toBe('nothing');
      expect(tap(session, 7)).toBe('sheet');
      device.advance(60_000);
      expect([version(session), clockInSight(session.live())]).toEqual([before, null]);
      chiefDecides(session, '', 'continue', version(session));
      const clock = clockInSight(session.live());
      expect(clock && [left(clock, device.now()), clock.startedAt !== null]).toEqual([45_000, true]);
    },
  );
});
