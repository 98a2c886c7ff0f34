// The automatic referee at particular moments: whom he calls, what counts, what he says, and what he may judge.

import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { advance, nextInstant } from './advance.ts';
import { publicPicture, seatPicture } from './picture.ts';
import type { Player } from './player.ts';
import { receive } from './receive.ts';
import { chairOfSeat, type Room, seatOfChair } from './room.ts';
import { actOf, given, type Mishaps, roomOf, runRoom, started } from './testing/rooms.ts';

const books = rulebookIds.map((id) => [id] as const);

type Plan = {
  /** By day: who names whom. */
  readonly nominate?: Readonly<Record<number, readonly (readonly [Seat, Seat])[]>>;
  /** By day: whose hands go up for whom; everybody else's fall to the last. */
  readonly hands?: Readonly<Record<number, Readonly<Partial<Record<Seat, readonly Seat[]>>>>>;
  readonly lift?: readonly Seat[];
  readonly shot?: Readonly<Record<number, Seat>>;
  readonly best?: readonly Seat[];
};

/** Speeches are passed at once; nobody checks. */
const planned =
  (plan: Plan): Player =>
  ({ asks, view, heard }) => {
    if (!asks || !view) return null;
    const { seat } = view;
    const day = view.phase.number;
    const named = (plan.nominate?.[day] ?? []).find(([by]) => by === seat)?.[1];
    const done = heard.some((item) => item.kind === 'nominated' && item.day === day && item.by === seat);
    switch (asks.step) {
      case 'speech':
        return named !== undefined && !done ? { word: 'nominate', seat: named } : { word: 'pass' };
      case 'tie-speech':
        return { word: 'pass' };
      case 'last':
        return asks.acts.includes('best') && plan.best
          ? { word: 'best', seats: plan.best }
          : { word: 'pass' };
      case 'vote':
        return plan.hands?.[day]?.[view.now?.seat ?? 1]?.includes(seat) ? { word: 'hand' } : null;
      case 'lift':
        return plan.lift?.includes(seat) ? { word: 'hand' } : null;
      case 'shots': {
        const target = plan.shot?.[day];
        return target !== undefined && asks.targets.includes(target) ? { word: 'shoot', seat: target } : null;
      }
      case 'best':
        return plan.best ? { word: 'best', seats: plan.best } : null;
      default:
        return null;
    }
  };

const linesIn = (room: Room): readonly string[] =>
  room.table
    ? linesOf(room.table.state)
        .map(makeLine)
        .filter((line) => line !== '')
    : [];

const rooms: Room[] = [];
const run = (rulebook: RulebookId, plan: Plan, mishaps?: Mishaps): readonly string[] => {
  rooms.length = 0;
  const watch = (room: Room): void => {
    rooms.push(room);
  };
  const driver = { player: planned(plan), watch, ...(mishaps ? { mishaps } : {}) };
  return linesIn(runRoom(roomOf({ rulebook, pace: 20 }), driver).room);
};

const holding = (role: string): Seat => {
  const { dealt } = started(roomOf({ rulebook: 'fsm-2024' }));
  return seats.find((seat) => dealt?.cards[seat] === role) ?? 1;
};
const don = holding('don');
const sheriff = holding('sheriff');
const reds = seats.filter((seat) => started(roomOf({ rulebook: 'fsm-2024' })).dealt?.cards[seat] === 'red');
const [redOne = 1, redTwo = 2, redThree = 3] = reds;

describe('a ballot', () => {
  it.each(books)(
    '[fsm-2024 4.4.8; fiim-2018 4.4.9; neft-mmt 9.9; bel-canto 4.4.9; fiim-2025 4.4.8] votes not cast fall to the last candidate: %s',
    (id) => {
      const plan: Plan = {
        nominate: {
          1: [
            [1, redOne],
            [2, redTwo],
          ],
        },
        hands: { 1: { [redOne]: [don], [redTwo]: [redThree] } },
      };
      const lines = run(id, plan);
      const vote = lines.indexOf(`vote ${redTwo}: ${redThree}`);
      expect(lines[vote - 1]).toBe(`vote ${redOne}: ${don}`);
      expect(lines[vote + 1]).toBe(`last ${redTwo}`);
      const said = rooms.flatMap((room) => room.table?.says ?? []).filter(({ cue }) => cue === 'vote-close');
      expect(new Set(said.map(({ en }) => en.match(/\d+/)?.[0]))).toContain('9');
    },
  );

  it.each(books)(
    '[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] a tie is spoken, voted again and lifted: %s',
    (id) => {
      const half: readonly Seat[] = [1, 2, 3, 4, 5];
      const plan: Plan = {
        nominate: {
          1: [
            [1, redOne],
            [2, redTwo],
          ],
        },
        hands: { 1: { [redOne]: half } },
        lift: [1, 2, 3, 4, 5, 6],
      };
      const text = run(id, plan).join('\n');
      const ballot = `vote ${redOne}: 1 2 3 4 5\nvote ${redTwo}: -`;
      expect(text).toContain(
        `${ballot}\ntie-speech ${redOne}\ntie-speech ${redTwo}\n${ballot}\nlift: 1 2 3 4 5 6\nlast ${redOne}\nlast ${redTwo}\nnight 2`,
      );
    },
  );
});

describe('a night', () => {
  it.each(books)(
    '[fsm-2024 4.5.6, 4.5.7; fiim-2018 4.5.6, 4.5.7; neft-mmt 10.6, 10.7; bel-canto 4.5.6, 4.5.7; fiim-2025 4.5.6, 4.5.7] the dead Don and the dead Sheriff are called, and for as long: %s',
    (id) => {
      const plan: Plan = {
        nominate: {
          1: [
            [1, don],
            [2, redOne],
          ],
        },
        hands: { 1: { [don]: seats } },
        shot: { 2: sheriff },
      };
      run(id, plan);
      const beats = rooms.flatMap(({ table }) =>
        table?.beat ? [{ ...table.beat, night: table.state.number }] : [],
      );
      for (const step of ['don', 'sheriff'] as const) {
        const nights = [2, 3].map((night) => {
          const beat = beats.find(
            (each) => each.step === step && each.part === 'open' && each.night === night,
          );
          return (beat?.until ?? 0) - (beat?.from ?? 0);
        });
        expect(nights).toEqual([500, 500]);
      }
      const out = rooms.find((room) => room.table?.beat?.step === 'don' && room.table.beat.part === 'open');
      expect(out && seatPicture(out, chairOfSeat(out, don)).asks).toBeNull();
    },
  );

  it.each([['fsm-2024'], ['neft-mmt'], ['fiim-2025']] as const)(
    '[fsm-2024 4.5.9; neft-mmt 10.10; fiim-2025 4.5.9] only the victim is called to the best move, and the room hears it in the morning: %s',
    (id) => {
      const lines = run(id, { shot: { 2: redOne }, best: [1, 2, 3] });
      expect(lines).toContain('best: 1 2 3');
      const best = rooms.filter(
        (room) => room.table?.beat?.step === 'best' && room.table.beat.part === 'open',
      );
      for (const room of best)
        for (const seat of seats.filter((each) => each !== redOne)) {
          const picture = seatPicture(room, chairOfSeat(room, seat));
          expect([picture.asks, picture.says, picture.heard.some(({ kind }) => kind === 'best')]).toEqual([
            null,
            [],
            false,
          ]);
        }
      const called = best[0] && seatPicture(best[0], chairOfSeat(best[0], redOne));
      expect(called?.asks?.acts).toEqual(['best']);
      expect(called?.says.map(({ cue }) => cue)).toEqual(['best']);
      const morning = rooms.find(
        (room) => room.table?.state.number === 2 && room.table.state.phase === 'day',
      );
      expect(morning?.table?.says.map(({ cue }) => cue)).toEqual(['day', 'killed', 'best-accepted']);
    },
  );

  it('holds the time of the best move also when nobody was killed', () => {
    run('fsm-2024', {});
    expect(rooms.some((room) => room.table?.beat?.step === 'best')).toBe(true);
  });

  it.each([['fiim-2018'], ['bel-canto']] as const)(
    '[fiim-2018 8.3; bel-canto 8.3] the best move belongs to the last word: %s',
    (id) => {
      const text = run(id, { shot: { 2: redOne }, best: [1, 2, 3] }).join('\n');
      expect(text).toContain(`day 2\nbest: 1 2 3\nlast ${redOne}`);
      expect(run(id, { shot: { 2: redOne } }).join('\n')).toContain(`day 2\nbest: -\nlast ${redOne}`);
    },
  );

  it('[fsm-2024 7.9] a game that a shot has decided goes on to the last word before it is told', () => {
    const lifted: Plan = {
      nominate: {
        1: [
          [1, redOne],
          [2, redTwo],
        ],
        2: [[2, redThree]],
      },
      hands: { 1: { [redOne]: [1, 2, 3, 4, 5] } },
      lift: seats,
      shot: { 2: sheriff, 3: reds[3] ?? 1, 4: reds[4] ?? 1 },
    };
    const lines = run('fsm-2024', lifted);
    const end = lines.slice(lines.lastIndexOf('night 3'));
    expect(end.slice(0, 6)).toEqual([
      'night 3',
      expect.stringMatching(/^shots: /),
      'don: -',
      'sheriff: -',
      'day 3',
      `last ${reds[3]}`,
    ]);
    const told = rooms.findIndex((room) => publicPicture(room).view?.result);
    expect(rooms[told]?.phase).toBe('over');
  });
});

const oneLeaves =
  (leaver: Seat, step: string, what: 'gone' | { readonly word: 'leave' }): Mishaps =>
  (room, chair) =>
    seatOfChair(room, chair) === leaver &&
    room.table?.beat?.step === step &&
    room.table.beat.part === 'open' &&
    room.chairs[chair - 1]?.gone === null
      ? what
      : null;

describe('what the system judges', () => {
  it.each(books)(
    '[fsm-2024 6.7.1; fiim-2018 6.7.1; neft-mmt 16.1; bel-canto 6.7.1; fiim-2025 6.7.1] who leaves is removed, and the vote of the day is cancelled: %s',
    (id) => {
      const clause = id === 'neft-mmt' ? '16.1' : '6.7.1';
      const lines = run(
        id,
        {
          nominate: {
            1: [
              [1, redOne],
              [2, redTwo],
            ],
          },
        },
        oneLeaves(don, 'speech', { word: 'leave' }),
      );
      expect(lines).toContain(`remove ${don} (${clause})`);
      expect(lines.slice(0, lines.indexOf('night 2')).some((line) => line.startsWith('vote'))).toBe(false);
      const left = rooms.at(-1)?.chairs.filter((chair) => chair?.left);
      expect(left).toHaveLength(1);
    },
  );

  it('a device that is gone keeps its seat for the grace, and is then out of the game', () => {
    const day = run('fsm-2024', {}, oneLeaves(redOne, 'speech', 'gone'));
    expect(day).toContain(`remove ${redOne} (6.7.1)`);
    const gone = rooms.find((room) => room.chairs.some((chair) => chair?.gone));
    const removed = rooms.find((room) => room.chairs.some((chair) => chair?.left));
    expect(seatPicture(gone as Room, 1).chairs.filter((chair) => chair?.gone)).toHaveLength(1);
    expect((removed?.at ?? 0) - (gone?.at ?? 0)).toBe(120_000 / 20);
  });

  it('who comes back in time stays', () => {
    let room = started(roomOf({ rulebook: 'fsm-2024' }));
    room = given(room, { kind: 'gone', at: room.at + 1_000, chair: 4 });
    room = given(room, { kind: 'gone', at: room.at + 5_000, chair: 4 });
    room = given(room, { kind: 'back', at: room.at + 113_000, chair: 4 });
    expect(advance(room, room.at + 600_000).chairs[3]?.left).toBe(false);
    room = given(room, { kind: 'gone', at: room.at, chair: 4 });
    expect(advance(room, room.at + 119_999).chairs[3]?.left).toBe(false);
    expect(advance(room, room.at + 120_000).chairs[3]?.left).toBe(true);
  });

  it.each(books)(
    '[fsm-2024 6.6.1, 6.5; fiim-2018 6.6.1, 6.5; neft-mmt 14.1, 13.5; bel-canto 6.6.1, 6.5; fiim-2025 6.6.1, 6.5] speaking for a foul opens the microphone for five seconds, and the fourth foul removes: %s',
    (id) => {
      const clause = id === 'neft-mmt' ? '14.1' : '6.6.1';
      const room = toSpeech(started(roomOf({ rulebook: id })));
      const chair = chairOfSeat(room, 9);
      const spoken = given(room, actOf(room, chair, 'foul-speech'));
      expect(linesIn(spoken).at(-1)).toBe(`foul 9 (${clause})`);
      expect(seatPicture(spoken, 1)).toMatchObject({ speaks: 1, interrupts: 9 });
      expect(receive(spoken, actOf(spoken, chair, 'foul-speech'))).toMatchObject({ code: 'act/not-asked' });
      const said = given(spoken, actOf(spoken, chair, 'say "no"'));
      expect(seatPicture(said, 1).heard.at(-1)).toMatchObject({ by: 9, of: 'out-of-turn', text: 'no' });
      expect(seatPicture(advance(said, room.at + 4_999), 1).interrupts).toBe(9);
      let later = advance(said, room.at + 5_000);
      expect(seatPicture(later, 1).interrupts).toBeNull();
      for (let foul = 2; foul <= 4; foul++) {
        later = given(later, actOf(later, chair, 'foul-speech'));
        if (foul < 4) later = advance(later, later.at + 5_000);
      }
      expect(seatPicture(later, 1)).toMatchObject({ interrupts: null });
      expect(seatPicture(later, 1).heard.at(-1)).toEqual({ day: 1, kind: 'left', seat: 9, how: 'fouls' });
    },
  );
});

const toSpeech = (room: Room): Room => {
  let now = room;
  while (now.table?.beat?.step !== 'speech' || now.table.beat.part !== 'open')
    now = advance(now, nextInstant(now) ?? 0);
  return now;
};

describe('the public', () => {
  it('hears of nominations and ballots only after the game', () => {
    run('fsm-2024', {
      nominate: {
        1: [
          [1, redOne],
          [2, redTwo],
        ],
      },
      hands: { 1: { [redOne]: [1, 2, 3, 4, 5, 6] } },
      shot: { 2: redThree },
    });
    for (const room of rooms.filter(({ phase }) => phase === 'playing'))
      expect(JSON.stringify(publicPicture(room))).not.toMatch(
        /nominat|"hands"|candidate|vote-|ballots|Against/,
      );
    const end = publicPicture(rooms.at(-1) as Room);
    expect(end.heard.some(({ kind }) => kind === 'hands')).toBe(true);
    expect(end.view).toHaveProperty('ballots');
  });
});

describe('a closed room', () => {
  it('reveals its deal and waits for nothing', () => {
    const room = toSpeech(started(roomOf({ rulebook: 'fsm-2024' })));
    expect(seatPicture(room, 1).deal).toEqual({ commitment: room.commitment });
    const closed = given(room, { kind: 'close', at: room.at });
    expect(seatPicture(closed, 1).deal).toMatchObject({ server: room.server, seed: room.seed });
    expect([nextInstant(closed), seatPicture(closed, 1).asks]).toEqual([null, null]);
  });
});
