// A room that a person leads: his lines move it, and what the players do is proposed to him.

import type { LineCommand } from '@omerta/rules/game/command.ts';
import { describe, expect, it } from 'vitest';
import { nextInstant } from './advance.ts';
import { refereePicture, seatPicture } from './picture.ts';
import { receive } from './receive.ts';
import { chairOfSeat, type Room } from './room.ts';
import { actOf, given, roomOf, started } from './testing/rooms.ts';

const room = started(roomOf({ rulebook: 'fsm-2024', referee: 'person' }));
const led = (from: Room, ...lines: readonly LineCommand[]): Room =>
  lines.reduce((each, command) => given(each, { kind: 'line', at: each.at + 1_000, command }), from);
const day = led(room, { type: 'night', number: 1 }, { type: 'day', number: 1 });

describe('a person leads', () => {
  it('by lines that the rules decide, and nothing moves by itself', () => {
    expect(nextInstant(day)).toBeNull();
    expect(seatPicture(day, chairOfSeat(day, 1)).asks).toMatchObject({ step: 'speech', until: null });
    expect(receive(day, { kind: 'line', at: day.at, command: { type: 'night', number: 5 } })).toMatchObject({
      code: 'phase/wrong-number',
      clause: '4.6.1',
    });
  });

  it('and is offered what the players do, until his line', () => {
    const vote = led(
      day,
      { type: 'nominate', seat: 1, nominee: 2 },
      { type: 'nominate', seat: 2, nominee: 3 },
      ...([3, 4, 5, 6, 7, 8, 9, 10] as const).map((seat) => ({ type: 'speech', seat }) as const),
    );
    const raised = given(vote, actOf(vote, chairOfSeat(vote, 4), 'hand'));
    expect(refereePicture(raised).proposals).toMatchObject([{ seat: 4, act: { word: 'hand' } }]);
    expect(raised.table?.state).toBe(vote.table?.state);
    expect(JSON.stringify(seatPicture(raised, chairOfSeat(raised, 5)))).not.toContain('proposals');
    const counted = led(raised, { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [4] } });
    expect(refereePicture(counted).proposals).toEqual([]);
    expect(seatPicture(counted, chairOfSeat(counted, 4)).asks).toBeNull();
  });

  it('gives the word and shows his clock', () => {
    const clock = { startedAt: '2027-01-10T18:00:00.000Z', elapsed: 0, duration: 60_000 };
    const speaking = given(day, { kind: 'clock', at: day.at, clock, speaks: 3 });
    expect(seatPicture(speaking, 1)).toMatchObject({ speaks: 3, clock });
  });

  it('sees every card, and no chair does', () => {
    expect(refereePicture(day).view?.roles).toEqual(day.dealt?.cards);
    expect(seatPicture(day, 1)).not.toHaveProperty('view.roles');
  });
});
