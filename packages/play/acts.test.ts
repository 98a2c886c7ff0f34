// Acts that are refused: another question, out of turn, twice, late, against a rule. Each has its code and clause, and nothing is changed.

import { langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { describe, expect, it } from 'vitest';
import { advance, nextInstant } from './advance.ts';
import type { RoomInput } from './input.ts';
import { refusalText } from './messages/refusal-text.ts';
import { seatPicture } from './picture.ts';
import { receive } from './receive.ts';
import { roomRefusalCodes } from './refusal.ts';
import { chairOfSeat, type Room } from './room.ts';
import { actOf, given, roomOf, started } from './testing/rooms.ts';

const fresh = started(roomOf({ rulebook: 'fsm-2024' }));

/** On until the beat is open that the test asks about. */
const until = (room: Room, step: string, number: number | null = null): Room => {
  let now = room;
  for (let at = nextInstant(now); at !== null; at = nextInstant(now)) {
    now = advance(now, at);
    const beat = now.table?.beat;
    if (beat?.step === step && beat.part === 'open' && (number === null || beat.number === number))
      return now;
  }
  throw new Error(`no ${step}`);
};

const by = (room: Room, seat: Seat, text: string, ask?: number): RoomInput => {
  const input = actOf(room, chairOfSeat(room, seat), text);
  return input.kind === 'act' && ask !== undefined ? { ...input, ask } : input;
};

const holder = (room: Room, role: string): Seat =>
  seats.find((seat) => room.dealt?.cards[seat] === role) ?? 1;
const red = (room: Room): Seat => holder(room, 'red');

const day = until(fresh, 'speech');
const nominated = given(day, by(day, 1, 'nominate 2'));
const vote = (() => {
  const second = until(given(nominated, by(nominated, 1, 'pass')), 'speech');
  return until(given(second, by(second, 2, 'nominate 3')), 'vote');
})();
const night = until(vote, 'shots', 3);
const don = until(night, 'don');

const refusedActs: readonly [
  title: string,
  room: Room,
  input: RoomInput,
  code: string,
  clause: string | null,
][] = [
  ['an unreadable one', day, by(day, 1, 'fly'), 'act/unreadable', null],
  ['another question', day, by(day, 1, 'pass', 9), 'ask/other', null],
  ['a question of before', day, by(day, 1, 'pass', 1), 'ask/other', null],
  ['out of turn', day, by(day, 5, 'nominate 2'), 'act/late', '4.4.2'],
  ['an act of another step', day, by(day, 1, 'hand'), 'act/not-asked', '4.4.7'],
  ['a second candidate', nominated, by(nominated, 1, 'nominate 3'), 'nomination/second-in-one-day', '4.4.3'],
  [
    'a withdrawal that the rulebook lacks',
    nominated,
    by(nominated, 1, 'withdraw 2'),
    'withdrawal/not-provided',
    '4.4.1',
  ],
  ['speaking for a foul in his own minute', day, by(day, 1, 'foul-speech'), 'act/not-asked', '6.2'],
  ['a protest before the end', day, by(day, 1, 'protest "why"'), 'act/not-asked', '8.8'],
  ['a second hand', given(vote, by(vote, 4, 'hand')), by(vote, 4, 'hand'), 'vote/already-voted', '4.4.7'],
  [
    'a shot before its number',
    night,
    by(night, holder(night, 'don'), 'shoot 4'),
    'shot/other-number',
    '4.5.3',
  ],
  [
    'a shot after its number',
    night,
    by(night, holder(night, 'don'), 'shoot 2'),
    'shot/other-number',
    '4.5.3',
  ],
  [
    'a second shot',
    given(night, by(night, holder(night, 'don'), 'shoot 3')),
    by(night, holder(night, 'don'), 'shoot 3'),
    'shot/second',
    '4.5.3',
  ],
  ['a shot of a red', night, by(night, red(night), 'shoot 3'), 'act/late', '4.5.2'],
  ['speaking for a foul at night', night, by(night, red(night), 'foul-speech'), 'act/not-asked', '6.2'],
  [
    'a second check',
    given(don, by(don, holder(don, 'don'), 'check 1')),
    by(don, holder(don, 'don'), 'check 2'),
    'check/second-in-one-night',
    '4.5.8',
  ],
  ['a check in somebody else’s time', don, by(don, holder(don, 'sheriff'), 'check 2'), 'act/late', '4.5.8'],
  ['a best move of nobody killed', don, by(don, red(don), 'best 1 2 3'), 'act/late', '4.5.9'],
  ['ready once more', day, by(day, 1, 'ready'), 'act/not-asked', '4.1.2'],
  [
    'a chair that is empty',
    roomOf({ rulebook: 'fsm-2024' }),
    { kind: 'stand', at: 0, chair: 3 },
    'chair/none',
    null,
  ],
  ['taking a chair in a game', day, { kind: 'sit', at: 0, nickname: 'Z', bot: false }, 'room/started', null],
  [
    'a line in a room of the system',
    day,
    { kind: 'line', at: 0, command: { type: 'next' } },
    'room/system-leads',
    null,
  ],
];

describe('[fsm-2024 4.4.2, 4.4.3, 4.4.7, 4.5.2, 4.5.3, 4.5.8, 4.5.9] refused', () => {
  it.each(refusedActs)('%s', (_, room, input, code, clause) => {
    const before = JSON.stringify(seatPicture(room, 1));
    const done = receive(room, input);
    expect(isRefusal(done) ? [done.code, done.clause] : 'accepted').toEqual([code, clause]);
    expect(JSON.stringify(seatPicture(room, 1))).toBe(before);
  });

  it('late: at the very instant of its end a window is closed', () => {
    const end = vote.table?.beat?.until ?? 0;
    const input = by(vote, 4, 'hand');
    expect(isRefusal(receive(vote, { ...input, at: end - 1 }))).toBe(false);
    expect(receive(vote, { ...input, at: end })).toMatchObject({ code: 'act/late', clause: '4.4.7' });
  });

  it('before the start: twice ready, a nickname twice or empty, an eleventh chair, wrong entropy', () => {
    const room = roomOf({ rulebook: 'fsm-2024' });
    const sit = (nickname: string, bot = false): RoomInput => ({ kind: 'sit', at: room.at, nickname, bot });
    const one = given(room, sit('Ann'));
    const ready = { kind: 'act', at: room.at, chair: 1, ask: 1, do: 'ready' } as const;
    expect(receive(one, sit('ＡＮＮ'))).toMatchObject({ code: 'nickname/taken' });
    expect(receive(one, sit(' '))).toMatchObject({ code: 'nickname/form' });
    expect(receive(one, { ...ready, entropy: 'ff' })).toMatchObject({ code: 'entropy/form' });
    expect(receive(given(one, ready), ready)).toMatchObject({ code: 'act/late', clause: '4.1.2' });
    expect(receive(one, { ...ready, do: 'pass' })).toMatchObject({ code: 'room/not-started' });
    const full = [2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((each, chair) => given(each, sit(`P${chair}`)), one);
    expect(receive(full, sit('Eleven'))).toMatchObject({ code: 'room/full' });
    expect(full.phase).toBe('waiting');
  });

  it('every code has its sentence in every language', () => {
    for (const lang of langs)
      for (const code of roomRefusalCodes)
        expect(refusalText({ code, clause: null, args: {} }, lang)).toMatch(/^\S.*[.]$/);
  });
});

describe('a question', () => {
  it('is counted for each chair by itself and is gone once it is answered', () => {
    // Ready, his minute, the vote; a black was asked in night 1 besides.
    const chair = chairOfSeat(vote, red(vote));
    const raised = given(vote, by(vote, red(vote), 'hand'));
    expect(seatPicture(vote, chair).asks).toMatchObject({ ask: 3, step: 'vote', acts: ['hand'] });
    expect(seatPicture(raised, chair).asks).toBeNull();
    expect(seatPicture(raised, chairOfSeat(raised, holder(raised, 'don'))).asks).toMatchObject({ ask: 4 });
    const blacks = seats.filter((seat) => isOf('black', night.dealt?.cards[seat] ?? null));
    for (const seat of seats)
      expect(seatPicture(night, chairOfSeat(night, seat)).asks?.targets ?? null).toEqual(
        blacks.includes(seat) ? [3] : null,
      );
  });
});
