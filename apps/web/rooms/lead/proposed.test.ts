// What players propose on the referee's table: hands, shots, a check and a best move are entered, a nomination is offered.
import type { PlayerAct } from '@omerta/play/act.ts';
import { refereePicture } from '@omerta/play/picture.ts';
import type { Room } from '@omerta/play/room.ts';
import { lineFor } from '@omerta/play/testing/leads.ts';
import { given, roomOf, started } from '@omerta/play/testing/rooms.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Course } from '@omerta/stream/course.ts';
import { describe, expect, it } from 'vitest';
import { acceptCommand } from '../../play/accept.ts';
import { emptyAside, emptyDraft } from '../../session/aside.ts';
import { startClock } from '../../session/clock.ts';
import { ledGame } from './led-game.ts';
import { askingOf, draftWith, offerOf } from './proposed.ts';
import { shownClock } from './shown-clock.ts';

const by = (seat: Seat, act: PlayerAct) => ({ seat, act, at: 1 });
const nominates = [by(1, { word: 'nominate', seat: 2 }), by(2, { word: 'nominate', seat: 3 })];

/** On to a step, as a referee goes who takes over the nominations of 1 and 2. */
const until = (step: string): Room => {
  let room = started(roomOf({ rulebook: 'fsm-2024', referee: 'person' }));
  while (room.table?.beat && room.table.beat.step !== step) {
    const { state, rulebook, beat } = room.table;
    const command = lineFor(
      rulebook,
      state,
      nominates.filter(({ seat }) => seat === beat.seat),
    );
    if (command) room = given(room, { kind: 'line', at: room.at + 1, command });
  }
  return room;
};
/** The first speaker of the first day has the word. */
const standing = { step: 'speech', seat: 1, phase: 'day 1' } as const;
const speaking = { ...emptyAside, standing };

const courseOf = (room: Room): Course => {
  const game = ledGame('R', refereePicture(room), room.rulebook);
  if (!game) throw new Error('no game');
  return game.course;
};

describe('the game of a room', () => {
  it('is folded from his lines to the very state that the room has', () => {
    const room = until('shots');
    const { table } = room;
    const { state, version, opening } = courseOf(room);
    expect(linesOf(state).map(({ by: _, ...line }) => line)).toEqual(
      linesOf(table?.state ?? state).map(({ by: _, ...line }) => line),
    );
    expect(version).toBe(table?.given.length);
    expect(opening.players.map(({ role }) => role)).toEqual(
      Object.values(room.dealt?.cards ?? {}).filter((role) => role !== null),
    );
  });
});

describe('a proposal', () => {
  it('of hands is entered once each, beside what the referee has tapped', () => {
    const course = courseOf(until('vote'));
    const hands = [by(4, { word: 'hand' }), by(5, { word: 'hand' })];
    const draft = draftWith(course, { ...emptyDraft, seats: [5] }, hands);
    expect(draft.seats).toEqual([5, 4]);
    expect(acceptCommand(course, draft, 'vote')).toMatchObject({
      candidate: 2,
      hands: { kind: 'named', seats: [5, 4] },
    });
    expect(draftWith(course, draft, [by(6, { word: 'pass' })])).toBe(draft);
  });

  it('of shots stands under each black', () => {
    const course = courseOf(until('shots'));
    const blacks = blacksInGame(course.state);
    const [first = 1, second = 1] = blacks;
    const draft = draftWith(course, emptyDraft, [
      by(first, { word: 'shoot', seat: 7 }),
      by(second, { word: 'shoot', seat: 8 }),
      by(second, { word: 'shoot', seat: 7 }),
    ]);
    expect(draft.shots).toEqual(
      blacks.map((each) => ({ by: each, targets: each === first || each === second ? [7] : [] })),
    );
    expect(draft.shooter).not.toBeNull();
  });

  it.each(['don', 'sheriff'] as const)('of a check is what the large button accepts (%s)', (step) => {
    const course = courseOf(until(step));
    const draft = draftWith(course, emptyDraft, [by(1, { word: 'check', seat: 9 })]);
    expect(acceptCommand(course, draft, step)).toEqual({ type: step, target: 9 });
    expect(acceptCommand(course, emptyDraft, step)).toEqual({ type: step, target: null });
  });

  it('of a nomination is offered to who has the word while the rules allow it', () => {
    const course = courseOf(until('speech'));
    const nomination = by(1, { word: 'nominate', seat: 4 });
    expect(offerOf({ course, aside: emptyAside }, [nomination])).toBeNull();
    expect(offerOf({ course, aside: speaking }, [by(2, { word: 'nominate', seat: 4 }), nomination])).toEqual({
      type: 'nominate',
      seat: 1,
      nominee: 4,
    });
  });

  it('to finish, to speak for a foul or to claim stands beside, and is no offer', () => {
    const course = courseOf(until('speech'));
    const asked = [
      by(1, { word: 'pass' }),
      by(6, { word: 'foul-speech' }),
      by(1, { word: 'claim', check: null }),
      by(4, { word: 'hand' }),
    ];
    const here = { course, aside: speaking };
    expect(askingOf({ course, aside: emptyAside }, asked).map(({ proposal }) => proposal.seat)).toEqual([6]);
    expect(askingOf(here, asked).map(({ proposal }) => proposal.act.word)).toEqual([
      'pass',
      'foul-speech',
      'claim',
    ]);
    expect(offerOf(here, asked)).toBeNull();
  });
});

describe('the clock that the room is shown', () => {
  const course = courseOf(until('speech'));

  it('gives the word to who speaks, while it runs and while it stands, and to nobody without a clock', () => {
    const clock = startClock(60, 1_000);
    expect(shownClock({ course, aside: { ...emptyAside, standing, clock } }, 2_000)).toEqual({
      clock: { startedAt: '1970-01-01T00:00:01.000Z', elapsed: 0, duration: 60_000 },
      speaks: 1,
      number: null,
    });
    const stopped = { ...clock, startedAt: null, elapsed: 500 };
    const shown = shownClock({ course, aside: { ...speaking, clock: stopped } }, 2_000);
    expect(shown).toMatchObject({ clock: { startedAt: null, elapsed: 500 }, speaks: 1 });
    expect(shownClock({ course, aside: speaking }, 2_000).speaks).toBeNull();
  });

  it('tells the number that is called at night, and no clock', () => {
    const night = courseOf(until('shots'));
    const calling = startClock(10, 0);
    const at = (now: number) => shownClock({ course: night, aside: { ...emptyAside, calling } }, now);
    expect([at(0).number, at(4_500).number, at(10_500).number]).toEqual([1, 5, null]);
    expect(shownClock({ course: night, aside: { ...emptyAside, clock: calling } }, 0).clock).toBeNull();
  });
});
