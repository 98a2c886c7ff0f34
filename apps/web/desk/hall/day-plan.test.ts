// The day against its plan: lengths from what was played, the end from what is left, a plan made anew.
import { describe, expect, it } from 'vitest';
import { deskGame, deskPicture } from '../testing/desk-picture.ts';
import { hoursOf, windowsOf } from './day-hours.ts';
import { dayPlan, planFrom, replanned, unfitIn, wishOf } from './day-plan.ts';

const at = (clock: string): string => `2026-01-10T${clock}:00.000Z`;
const ms = (clock: string): number => Date.parse(at(clock));
const planned = ['10:00', '11:00', '12:30'].map((clock, i) => ({ stage: 'q', round: i + 1, at: at(clock) }));

const past = (round: number, table: number, from: string, to: string) =>
  deskGame({ round, table, status: 'final', startedAt: at(from), endedAt: at(to) });

describe('the day', () => {
  it('by the plan alone: a round is as long as the plan leaves it', () => {
    const day = dayPlan(deskPicture({ plan: planned }), ms('09:00'));
    // Between the starts lie 60 and 90 minutes; five are kept between rounds.
    expect(day.length).toEqual({ milliseconds: 70 * 60_000, from: 'plan', count: 2 });
    expect(day.rounds.map(({ starts }) => starts)).toEqual([ms('10:00'), ms('11:15'), ms('12:30')]);
    expect([day.delay, day.finish]).toEqual([0, ms('13:40')]);
  });

  it('not by a sheet that was typed in from paper in a minute', () => {
    const day = dayPlan(deskPicture({ plan: planned, games: [past(1, 1, '10:10', '10:11')] }), ms('11:00'));
    expect(day.length.from).toBe('plan');
  });

  it('by the median of what was played; a round begins when the one before has ended, never before its plan', () => {
    const games = [
      past(1, 1, '10:10', '11:00'),
      past(1, 2, '10:12', '11:10'),
      deskGame({ round: 2, startedAt: at('11:20') }),
    ];
    const day = dayPlan(deskPicture({ plan: planned, games }), ms('11:30'));
    expect(day.length).toEqual({ milliseconds: 60 * 60_000, from: 'played', count: 1 });
    expect(day.rounds.map(({ state }) => state)).toEqual(['past', 'now', 'ahead']);
    expect(day.rounds[0]).toMatchObject({ started: ms('10:10'), ended: ms('11:10') });
    expect(day.delay).toBe(20 * 60_000);
    expect(day.rounds[2]?.starts).toBe(ms('12:30'));
    expect(day.finish).toBe(ms('13:30'));
  });

  it('a round that lasts longer than the others ends no sooner than now', () => {
    const games = [past(1, 1, '10:00', '10:40'), deskGame({ round: 2, startedAt: at('11:00') })];
    const day = dayPlan(deskPicture({ plan: planned, games }), ms('12:40'));
    expect(day.rounds[1]?.ends).toBe(ms('12:40'));
    expect(day.rounds[2]?.starts).toBe(ms('12:45'));
  });

  it('of a tournament that is to come is its own first day, and no other once it is there', () => {
    const dates = { from: '2026-01-12', to: '2026-01-13' };
    const picture = deskPicture({ dates, zone: 'Europe/Minsk' });
    const startsAt = (now: string) => dayPlan(picture, Date.parse(now)).rounds[0]?.starts;
    expect(startsAt('2026-01-10T09:00:00Z')).toBe(Date.parse('2026-01-12T07:00:00Z'));
    expect(startsAt('2026-01-12T15:00:00Z')).toBe(Date.parse('2026-01-12T15:00:00Z'));
  });

  it('that has begun early waits for no usual hour', () => {
    const dates = { from: '2026-01-12', to: '2026-01-12' };
    const games = [
      deskGame({ startedAt: '2026-01-12T04:00:00Z', endedAt: '2026-01-12T04:50:00Z' }),
      deskGame({ id: 'q/2/1', round: 2 }),
    ];
    const { rounds } = dayPlan(
      deskPicture({ dates, zone: 'UTC', games }),
      Date.parse('2026-01-12T05:00:00Z'),
    );
    expect(rounds[1]?.starts).toBe(Date.parse('2026-01-12T05:05:00Z'));
  });

  it('a called round begins when it was called for; without plan or play an hour is taken', () => {
    const calls = [{ stage: 'q', round: 1, at: at('10:00'), startsAt: at('10:07') }];
    const games = [deskGame({ status: 'called' })];
    const day = dayPlan(deskPicture({ calls, games }), ms('10:01'));
    expect(day.rounds[0]).toMatchObject({ starts: ms('10:07'), ends: ms('11:07'), planned: null });
    expect([day.length.from, day.delay]).toEqual(['usual', null]);
    expect(day.rounds).toHaveLength(3);
  });
});

describe('a plan', () => {
  const rounds = [1, 2, 3].map((round) => ({ stage: 'q', round }));

  it('is one round after another, with its breaks', () => {
    const wish = { first: ms('10:00'), minutes: 60, breaks: [{ after: 2, minutes: 30 }] };
    expect(planFrom(rounds, wish)).toEqual(planned);
  });

  it('is opened again as it was wished for, its breaks with it', () => {
    const wish = wishOf(dayPlan(deskPicture({ plan: planned }), ms('09:00')), ms('09:00'));
    expect(wish).toEqual({ first: ms('10:00'), minutes: 60, breaks: [{ after: 2, minutes: 30 }] });
    expect(planFrom(rounds, wish)).toEqual(planned);
    const none = wishOf(dayPlan(deskPicture({ plans: [] }), ms('09:00')), ms('09:00'));
    expect(none).toEqual({ first: ms('09:00'), minutes: 65, breaks: [] });
  });

  it('made anew moves what has not begun to the next five minutes, and keeps the breaks', () => {
    const games = [past(1, 1, '10:10', '11:12')];
    const picture = deskPicture({ plan: planned, games });
    const anew = replanned(dayPlan(picture, ms('11:13')), picture.plan);
    expect(anew.map((each) => each.at)).toEqual([at('10:00'), at('11:20'), at('12:50')]);
  });

  it('of a day that is over, or of no day, stays as it is', () => {
    const games = [1, 2, 3].map((round) => past(round, 1, '10:10', '11:12'));
    const over = deskPicture({ plan: planned, games });
    expect(replanned(dayPlan(over, ms('18:00')), over.plan)).toEqual(planned);
    expect(replanned(dayPlan(deskPicture(), ms('18:00')), [])).toEqual([]);
  });
});

describe('days with hours', () => {
  const dates = { from: '2026-01-10', to: '2026-01-11' };
  const rounds = Array.from({ length: 13 }, (_, i) => ({ stage: 'q', round: i + 1 }));
  const picture = deskPicture({ dates, zone: 'Europe/Minsk' });
  const windows = windowsOf(picture.zone, hoursOf(picture));
  const first = Date.parse('2026-01-10T07:00:00Z');
  const clocks = (plan: readonly { readonly at: string }[]) => plan.map(({ at: when }) => when.slice(8, 16));

  it('of several days each has hours before anybody says so, and no round begins at night', () => {
    const plan = planFrom(rounds, { first, minutes: 70, breaks: [] }, windows);
    expect(clocks(plan)[9]).toBe('10T17:30');
    expect(clocks(plan)[10]).toBe('11T07:00');
    expect(unfitIn(plan, 70, windows)).toEqual([]);
    const day = dayPlan(deskPicture({ ...picture, plan }), first);
    expect(wishOf(day, first, windows)).toEqual({ first, minutes: 70, breaks: [] });
  });

  it('what no day has the hours for is named', () => {
    const short = [
      { day: '2026-01-10', starts: '18:00', ends: '01:00' },
      { day: '2026-01-11', starts: '10:00', ends: '14:00' },
    ];
    const own = windowsOf(picture.zone, hoursOf({ dates, hours: short }));
    const plan = planFrom(rounds, { first, minutes: 70, breaks: [{ after: 2, minutes: 30 }] }, own);
    expect(clocks(plan).slice(0, 9)).toEqual([
      '10T15:00',
      '10T16:10',
      '10T17:50',
      '10T19:00',
      '10T20:10',
      '11T07:00',
      '11T08:10',
      '11T09:20',
      '11T10:30',
    ]);
    expect(unfitIn(plan, 70, own).map(({ round }) => round)).toEqual([9, 10, 11, 12, 13]);
  });

  it('a single day has hours only where somebody has set them', () => {
    expect(hoursOf({ dates: { from: '2026-01-10', to: '2026-01-10' }, hours: [] })).toEqual([]);
  });
});
