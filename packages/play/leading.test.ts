// Every act of the person who leads: taken, refused with its code, too late, and in a room that is not his.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { listOf, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { nextInstant } from './advance.ts';
import type { RoomInput } from './input.ts';
import { publicPicture, refereePicture, seatPicture } from './picture.ts';
import { receive } from './receive.ts';
import { notationOf } from './record.ts';
import { chairOfSeat, type Room } from './room.ts';
import { lineFor } from './testing/leads.ts';
import { actOf, given, roomOf, started } from './testing/rooms.ts';

type Act = RoomInput extends infer I ? (I extends unknown ? Omit<I, 'at'> : never) : never;

const room = started(roomOf({ rulebook: 'fsm-2024', referee: 'person' }));
const does = (from: Room, act: Act): Room => given(from, { ...act, at: from.at + 1_000 } as RoomInput);
const refused = (from: Room, act: Act) => receive(from, { ...act, at: from.at + 1_000 } as RoomInput);
const led = (from: Room, ...lines: readonly LineCommand[]): Room =>
  lines.reduce((each, command) => does(each, { kind: 'line', command }), from);
const chairAt = (seat: Seat): number => chairOfSeat(room, seat);
const saidBy = (from: Room, seat: Seat, text: string): RoomInput =>
  actOf(from, chairOfSeat(from, seat), text);

const day = led(room, { type: 'night', number: 1 }, { type: 'day', number: 1 });
const ballot = led(
  day,
  { type: 'nominate', seat: 1, nominee: 2 },
  { type: 'nominate', seat: 2, nominee: 3 },
  ...seats.slice(2).map((seat) => ({ type: 'speech', seat }) as const),
);
/** Nobody is voted out, and every night all blacks hit the same red. */
const toTheEnd = (from: Room): Room => {
  let now = from;
  for (let i = 0; i < 200 && now.table?.beat; i++) {
    const { state, rulebook } = now.table;
    const blacks = blacksInGame(state);
    const victim = listOf(state.alive).find((seat) => !blacks.includes(seat)) ?? 1;
    const shots = blacks.map((seat) => ({ seat, act: { word: 'shoot', seat: victim }, at: now.at }) as const);
    now = led(now, lineFor(rulebook, state, shots) ?? { type: 'next' });
  }
  return now;
};
const decided = toTheEnd(room);
const ended = does(decided, { kind: 'end' });

describe('a line', () => {
  it('may say after how many it was given, and is refused where there are more', () => {
    const after = day.table?.given.length ?? 0;
    const command = { type: 'foul', seat: 4 } as const;
    const once = does(day, { kind: 'line', command, after });
    expect(once.table?.state.fouls[4]).toBe(1);
    expect(refused(once, { kind: 'line', command, after })).toMatchObject({
      code: 'line/stale',
      args: { number: after + 1 },
    });
    expect(refereePicture(once).given).toHaveLength(after + 1);
  });

  it('keeps the moment of the press, and where none is told the moment it came', () => {
    const pressed = does(day, { kind: 'line', command: { type: 'foul', seat: 4, at: day.at - 500 } });
    expect(pressed.table?.given.at(-1)).toMatchObject({ type: 'foul', by: 'referee', at: day.at - 500 });
    expect(led(day, { type: 'foul', seat: 4 }).table?.given.at(-1)).toMatchObject({ at: day.at + 1_000 });
  });

  it('removes a player, whose hands are not asked for any more', () => {
    const removed = led(ballot, { type: 'remove', seat: 4, clause: '4.4.2' });
    expect(seatPicture(removed, chairAt(4)).view?.seats[3]).toMatchObject({ inGame: false });
    expect(receive(removed, saidBy(removed, 4, 'hand'))).toMatchObject({ code: 'act/late' });
  });

  it('takes a line back, and the step before asks anew', () => {
    const counted = led(ballot, { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [5] } });
    const back = led(counted, { type: 'undo' });
    expect(back.table?.beat).toMatchObject({ step: 'vote', seat: 2 });
    expect(seatPicture(back, chairAt(5)).asks).toMatchObject({ step: 'vote', acts: ['hand'] });
  });

  it('corrects an earlier one, and never the cards', () => {
    const line = (ballot.table?.given.length ?? 0) + 1;
    const wrong = led(ballot, { type: 'foul', seat: 4 });
    const fixed = does(wrong, {
      kind: 'line',
      command: { type: 'replace', line, count: 1, commands: [{ type: 'foul', seat: 5 }] },
    });
    expect(fixed.table?.state.fouls).toMatchObject({ 4: 0, 5: 1 });
    const dealt = seats.map((seat) => room.table?.state.roles[seat] ?? null);
    const cards = [null, ...dealt.slice(1), dealt[0] ?? null];
    for (const change of [
      { dealt: cards, commands: [] },
      { commands: [{ type: 'deal', seat: 1, role: 'don' }] },
    ])
      expect(
        refused(wrong, { kind: 'line', command: { type: 'replace', line, count: 1, ...change } as never }),
      ).toMatchObject({ code: 'line/cards' });
  });

  it('is refused before the start and by a rule, with its clause', () => {
    const waiting = roomOf({ rulebook: 'fsm-2024', referee: 'person' });
    const night = { kind: 'line', command: { type: 'night', number: 1 } } as const;
    expect(refused(waiting, night)).toMatchObject({ code: 'room/not-started' });
    expect(refused(day, night)).toMatchObject({ code: 'phase/wrong-number', clause: '4.6.1' });
  });
});

describe('a break', () => {
  it.each([
    ['fiim-2025', '4.6.2'],
    ['neft-mmt', '18.18'],
  ])('[%s %s] asks nobody, gives nobody the word, and keeps what was proposed', (rulebook) => {
    const first = started(roomOf({ rulebook, referee: 'person' }));
    let now = first;
    while (now.table && now.table.beat?.step !== 'speech')
      now = led(now, lineFor(now.table.rulebook, now.table.state, []) ?? { type: 'next' });
    const speaking = does(now, { kind: 'clock', clock: null, speaks: 1 });
    const proposed = given(speaking, saidBy(speaking, 1, 'nominate 4'));
    const paused = led(proposed, { type: 'break' });
    expect(seatPicture(paused, chairAt(1))).toMatchObject({ asks: null, speaks: null });
    expect(receive(paused, saidBy(paused, 1, 'nominate 5'))).toMatchObject({ code: 'room/paused' });
    const resumed = led(paused, { type: 'resume' });
    expect(seatPicture(resumed, chairAt(1))).toMatchObject({ asks: { step: 'speech' }, speaks: 1 });
    expect(refereePicture(resumed).proposals).toMatchObject([
      { seat: 1, act: { word: 'nominate', seat: 4 } },
    ]);
  });
});

describe('a proposal', () => {
  const proposed = given(day, saidBy(day, 1, 'nominate 4'));

  it('is taken over by the line, and is no proposal any more', () => {
    const accepted = led(proposed, { type: 'nominate', seat: 1, nominee: 4 });
    expect(refereePicture(accepted).proposals).toEqual([]);
    const onward = led(accepted, { type: 'speech', seat: 2 });
    const again = given(onward, saidBy(onward, 3, 'nominate 4'));
    expect(led(again, { type: 'nominate', seat: 3, nominee: 4 }).table?.proposals).toEqual([]);
    expect(led(proposed, { type: 'foul', seat: 7 }).table?.proposals).toHaveLength(1);
  });

  it('is declined, once, and may be made again', () => {
    const declined = does(proposed, { kind: 'decline', seat: 1, word: 'nominate' });
    expect(declined.table?.proposals).toEqual([]);
    expect(refused(declined, { kind: 'decline', seat: 1, word: 'nominate' })).toMatchObject({
      code: 'proposal/none',
    });
    expect(given(declined, saidBy(declined, 1, 'nominate 5')).table?.proposals).toHaveLength(1);
  });

  it('to speak for a foul opens the microphone when he allows it, for a moment', () => {
    const asking = given(day, saidBy(day, 6, 'foul-speech'));
    expect(refereePicture(asking).proposals).toMatchObject([{ seat: 6, act: { word: 'foul-speech' } }]);
    expect(asking.table?.state.fouls[6]).toBe(0);
    const heard = does(asking, { kind: 'interrupt', seat: 6 });
    expect(seatPicture(heard, chairAt(6))).toMatchObject({ interrupts: 6, asks: { step: 'foul-speech' } });
    expect(heard.table?.proposals).toEqual([]);
    const until = nextInstant(heard) ?? 0;
    expect(does({ ...heard, at: until }, { kind: 'mute', seats: [] }).table?.interrupt).toBeNull();
    expect(receive(ballot, saidBy(ballot, 6, 'foul-speech'))).toMatchObject({ code: 'act/not-asked' });
    const out = led(day, { type: 'remove', seat: 6, clause: '4.4.2' });
    expect(refused(out, { kind: 'interrupt', seat: 6 })).toMatchObject({ code: 'proposal/none' });
  });

  it('of a player who leaves is left to the referee: nothing is written by itself', () => {
    const left = given(day, saidBy(day, 7, 'leave'));
    expect(left.chairs[chairAt(7) - 1]?.left).toBe(true);
    expect(left.table?.state).toBe(day.table?.state);
    expect(left.table?.beat).toEqual(day.table?.beat);
  });
});

describe('the clock', () => {
  const night = led(day, ...seats.map((seat) => ({ type: 'speech', seat }) as const), {
    type: 'night',
    number: 2,
  });
  const black = seats.find((seat) => room.table?.state.roles[seat] === 'don') ?? 1;

  it('calls a number while the blacks shoot, and a shot counts at it alone', () => {
    expect(night.table?.beat?.step).toBe('shots');
    const called = does(night, { kind: 'clock', clock: null, speaks: null, number: 5 });
    expect(seatPicture(called, chairAt(black))).toMatchObject({ number: 5, asks: { targets: [5] } });
    expect(receive(called, saidBy(called, black, 'shoot 6'))).toMatchObject({ code: 'shot/other-number' });
    expect(refereePicture(given(called, saidBy(called, black, 'shoot 5'))).proposals).toMatchObject([
      { seat: black, act: { word: 'shoot', seat: 5 } },
    ]);
    expect(does(day, { kind: 'clock', clock: null, speaks: 1, number: 5 }).table?.beat?.number).toBeNull();
  });

  it('leaves the word to who has nominated until it goes on, and only then asks the next one', () => {
    const clock = { startedAt: '2027-01-10T18:00:00.000Z', elapsed: 0, duration: 60_000 };
    const speaking = does(day, { kind: 'clock', clock, speaks: 1 });
    const nominated = led(speaking, { type: 'nominate', seat: 1, nominee: 2 });
    expect(seatPicture(nominated, chairAt(1))).toMatchObject({ speaks: 1, asks: { step: 'speech' } });
    expect(seatPicture(nominated, chairAt(2)).asks).toBeNull();
    const stopped = { ...clock, startedAt: null };
    const waiting = does(nominated, { kind: 'clock', clock: stopped, speaks: 1 });
    expect(seatPicture(waiting, chairAt(1))).toMatchObject({ speaks: null, asks: { step: 'speech' } });
    const onward = does(waiting, { kind: 'clock', clock: null, speaks: null });
    expect(seatPicture(onward, chairAt(2)).asks).toMatchObject({ step: 'speech' });
    expect(seatPicture(onward, chairAt(1)).asks).toBeNull();
  });

  it('shuts microphones, which everybody is shown', () => {
    const muted = does(day, { kind: 'mute', seats: [3, 8] });
    for (const picture of [seatPicture(muted, 1), publicPicture(muted), refereePicture(muted)])
      expect(picture.muted).toEqual([3, 8]);
    expect(does(muted, { kind: 'mute', seats: [] }).table?.muted).toEqual([]);
  });
});

describe('the end', () => {
  it('is his word: until then no card is shown and a slip is taken back', () => {
    expect(decided.phase).toBe('playing');
    expect(publicPicture(decided).deal).not.toHaveProperty('server');
    expect(notationOf(decided)).toBeNull();
    expect(led(decided, { type: 'undo' }).table?.beat).not.toBeNull();
    expect(refused(day, { kind: 'end' })).toMatchObject({ code: 'room/no-result' });
    expect(ended.phase).toBe('over');
    expect(publicPicture(ended).deal).toHaveProperty('server');
  });

  it('is not taken back, and the sheet is still written', () => {
    const undo = { kind: 'line', command: { type: 'undo' } } as const;
    expect(refused(ended, undo)).toMatchObject({ code: 'room/over' });
    const replace = { type: 'replace', line: 1, count: 1, commands: [] } as const;
    expect(refused(ended, { kind: 'line', command: replace })).toMatchObject({ code: 'room/over' });
    expect(notationOf(led(ended, { type: 'note', note: 'late start' }))).toContain('late start');
  });

  it.each([
    { kind: 'clock', clock: null, speaks: 1 },
    { kind: 'mute', seats: [1] },
    { kind: 'interrupt', seat: 1 },
    { kind: 'decline', seat: 1, word: 'hand' },
    { kind: 'end' },
  ] as const)('comes before $kind', (act) => {
    expect(refused(ended, act)).toMatchObject({ code: 'room/over' });
  });

  it.each(rulebookIds)('[%s] comes in every rulebook by his lines alone', (rulebook) => {
    const end = toTheEnd(started(roomOf({ rulebook, referee: 'person' })));
    expect(end.table?.state.result?.winner).toBe('black');
  });
});

it.each([
  { kind: 'line', command: { type: 'night', number: 1 } },
  { kind: 'clock', clock: null, speaks: 1 },
  { kind: 'mute', seats: [1] },
  { kind: 'interrupt', seat: 1 },
  { kind: 'decline', seat: 1, word: 'hand' },
  { kind: 'end' },
] as const)('where the system leads nobody gives $kind', (act) => {
  const system = started(roomOf({ rulebook: 'fsm-2024' }));
  const done = refused(system, act);
  expect(isRefusal(done) && done.code).toBe('room/system-leads');
});
