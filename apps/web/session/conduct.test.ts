// The table as the referee presses through it: what has a clock and how long, what waits, and that time alone does nothing.
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { byNumber } from '@omerta/rules/game/tell/aloud.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { toggleHand, voteCommand } from '../play/ballot.ts';
import { beside, callNumbers, enter, numberCalled, press, sanction } from '../play/play.ts';
import { foulsAtDawn, seatMarks } from '../play/seat-marks.ts';
import { adviceOn } from '../sheet/advice.ts';
import { left } from './clock.ts';
import { nextStep } from './next-step.ts';
import { hasMusic } from './night.ts';
import type { Session } from './session.ts';
import { openingWith, room } from './testing/sessions.ts';

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

const tableOf = async (id: RulebookId) => {
  const { start, device } = await room();
  return { session: await start(openingWith(rulebook(id), roles), []), device };
};

const next = (session: Session) => {
  const { course, aside } = session.live();
  return nextStep(course.rulebook, course.state, aside);
};
const version = (session: Session): number => session.live().course.version;
const push = (session: Session) => press(session, next(session), version(session));
const seconds = (session: Session): number | null => {
  const { clock } = session.live().aside;
  return clock && clock.duration / 1000;
};

/** Presses on until the phase comes, and tells what was performed on the way with what clock. */
const pushTo = (session: Session, phase: string): string[] => {
  const steps: string[] = [];
  while (`${session.live().course.state.phase} ${session.live().course.state.number}` !== phase) {
    push(session);
    const { standing } = session.live().aside;
    if (standing) steps.push(`${standing.step} ${seconds(session) ?? '-'}`);
  }
  return steps;
};

const atNight2 = async (id: RulebookId) => {
  const table = await tableOf(id);
  pushTo(table.session, 'day 1');
  pushTo(table.session, 'night 2');
  return table;
};

const firstNights = [
  [
    '[fsm-2024 4.2.1, 4.2.2, 4.2.3] the agreement, the signs of Don and Sheriff, free seating',
    'fsm-2024',
    ['agreement 60', 'signs -', 'free-seating 40'],
  ],
  [
    '[fiim-2018 4.2.1, 4.2.2, 4.2.3] the agreement, the look of the Sheriff, no call of the Don',
    'fiim-2018',
    ['agreement 60', 'sheriff-look 20'],
  ],
  ['[neft-mmt 7.1, 7.2] the agreement and free seating', 'neft-mmt', ['agreement 75', 'free-seating 60']],
  [
    '[bel-canto 4.2.1, 4.2.2, 4.2.3] the agreement, the look of the Sheriff, no call of the Don',
    'bel-canto',
    ['agreement 60', 'sheriff-look 20'],
  ],
  [
    '[fiim-2025 4.2.1, 4.2.2, 4.2.3, 4.2.4] the agreement, the look of the Sheriff, free seating, no call of the Don',
    'fiim-2025',
    ['agreement 60', 'sheriff-look 20', 'free-seating 30'],
  ],
] as const;

describe('night 1, pressed through', () => {
  it.each(firstNights)('%s', async (_, id, steps) => {
    const { session } = await tableOf(id);
    expect(pushTo(session, 'day 1')).toEqual(steps);
    expect(session.live().course.state.nights[0]).toMatchObject({
      number: 1,
      shots: [],
      don: null,
      sheriff: null,
    });
  });
});

describe('later nights', () => {
  it('[fsm-2024 4.2.2; fiim-2018 4.2.2, 4.2.3; bel-canto 4.2.2, 4.2.3; fiim-2025 4.2.2, 4.2.3] each check has ten seconds from the press after its call, also when nobody is there to make it', async () => {
    for (const id of rulebookIds.filter((each) => each !== 'neft-mmt')) {
      const { session } = await tableOf(id);
      pushTo(session, 'day 1');
      for (const seat of [4, 9] as const) beside(session, { type: 'remove', seat }, version(session));
      pushTo(session, 'night 2');
      const shots = ([2, 6] as const).map((by) => ({ by, targets: [1] as const }));
      enter(session, { type: 'shots', shots }, version(session));
      for (const step of ['don', 'sheriff'] as const) {
        // The phrase first, then the press that starts them.
        expect([next(session), seconds(session)]).toMatchObject([
          { kind: 'begin', expected: { step } },
          null,
        ]);
        push(session);
        expect([next(session), seconds(session)]).toMatchObject([{ kind: 'enter', expected: { step } }, 10]);
        enter(session, { type: step, target: null }, version(session));
      }
    }
  });

  it('[fsm-2024 4.5.3; fiim-2018 4.5.3; neft-mmt 10.3; bel-canto 4.5.3; fiim-2025 4.5.3] the numbers one to ten are called with an even beat, to the end though the victim is marked, and nobody has his time before', async () => {
    for (const id of rulebookIds) {
      const { session, device } = await atNight2(id);
      callNumbers(session, null);
      const heard: number[] = [];
      for (let i = 0; i < 10; i++) {
        const { calling } = session.live().aside;
        heard.push(calling ? numberCalled(calling, device.now()) : 0);
        if (i === 4)
          enter(
            session,
            { type: 'shots', shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [4] as const })) },
            version(session),
          );
        device.advance(1000);
      }
      expect(heard).toEqual([...seats]);
      const { calling, clock } = session.live().aside;
      expect(calling && left(calling, device.now())).toBe(0);
      expect(clock).toBeNull();
    }
  });
});

describe('the day', () => {
  it('[fsm-2024 1.2; fiim-2018 1.2; bel-canto 1.2; fiim-2025 1.2] the referee begins and ends every phase: time alone moves nothing', async () => {
    for (const id of rulebookIds) {
      const { session, device } = await tableOf(id);
      for (const phase of ['night 1', 'day 1', 'night 2']) {
        pushTo(session, phase);
        const before = session.live();
        device.advance(3_600_000);
        expect(session.live()).toBe(before);
      }
    }
  });

  it('[fsm-2024 4.3.1, 4.3.5; fiim-2018 4.3.1, 4.3.5; neft-mmt 8.1, 8.5; bel-canto 4.3.1, 4.3.5; fiim-2025 4.3.1, 4.3.5] each speech has a minute; the press at its closing word stops the clock and calls the next', async () => {
    for (const id of rulebookIds) {
      const { session, device } = await tableOf(id);
      pushTo(session, 'day 1');
      for (const seat of seats) {
        push(session);
        const { standing, clock } = session.live().aside;
        expect([standing?.seat, clock?.duration, clock?.startedAt]).toEqual([seat, 60_000, device.now()]);
        device.advance(17_000);
      }
      push(session);
      expect(session.live()).toMatchObject({ aside: { clock: null }, course: { state: { phase: 'night' } } });
    }
  });

  it('[neft-mmt 9.6] a hand put up while the closing word is said still counts', async () => {
    const { session, device } = await tableOf('neft-mmt');
    pushTo(session, 'day 1');
    for (const seat of seats) {
      push(session);
      if (seat < 3)
        beside(session, { type: 'nominate', seat, nominee: seat === 1 ? 5 : 6 }, version(session));
    }
    push(session);
    const { calledAt } = session.live().aside.draft;
    expect(calledAt).toBe(device.now());
    device.advance(1500);
    session.setAside({ draft: toggleHand(session.live().aside.draft, 3) });
    // A foul in the middle of it takes no hand down and calls nobody anew.
    const { draft } = session.live().aside;
    expect(beside(session, { type: 'foul', seat: 7 }, version(session))).toBe('done');
    expect(session.live().aside.draft).toEqual(draft);
    const { course, aside } = session.live();
    const vote = openVote(course.rulebook, course.state);
    expect(vote && enter(session, voteCommand(vote, aside.draft), course.version)).toBe('done');
    expect(session.live().course.state.ballots[0]?.hands[0]).toMatchObject({ count: 1 });
  });
});

describe('what is half-entered', () => {
  it('goes with the player who is removed in the middle of it', async () => {
    const { session } = await tableOf('fsm-2024');
    pushTo(session, 'night 2');
    session.setAside({ draft: { ...session.live().aside.draft, count: 2 } });
    expect(beside(session, { type: 'remove', seat: 7 }, version(session))).toBe('done');
    expect(session.live().aside.draft.count).toBeNull();
  });
});

describe('discipline', () => {
  const inSpeech = async (id: RulebookId) => {
    const table = await tableOf(id);
    pushTo(table.session, 'day 1');
    push(table.session);
    return table;
  };
  const give = (session: Session, type: 'foul' | 'warn', seat: 1 | 3 | 5) =>
    sanction(session, { type, seat }, version(session), { aloud: byNumber });
  const waiting = (session: Session): string[] => session.live().aside.unannounced.map(({ ru }) => ru);

  it('[neft-mmt 23.1, 23.3, 23.5] fouls, with whom and for what, and warnings given in a speech wait for its end, the third foul does not; each goes with its line', async () => {
    const { session } = await inSpeech('neft-mmt');
    for (const seat of [3, 5] as const) give(session, 'foul', seat);
    give(session, 'warn', 1);
    expect(waiting(session)).toEqual([
      'Фол, игрок № 3, за …',
      'Фол, игрок № 5, за …',
      'Предупреждение, игрок № 1',
    ]);
    for (let i = 0; i < 2; i++) give(session, 'foul', 3);
    expect([waiting(session).length, session.live().course.state.fouls[3]]).toEqual([3, 3]);
    for (let i = 0; i < 3; i++) session.undo(version(session));
    expect(waiting(session)).toEqual(['Фол, игрок № 3, за …', 'Фол, игрок № 5, за …']);
    push(session);
    expect(waiting(session)).toEqual([]);
  });

  it('[neft-mmt 23.4] between two speeches the screen has one call to say, and no opinion of the game', async () => {
    const { session } = await inSpeech('neft-mmt');
    for (const seat of seats.slice(1)) {
      expect(next(session)).toMatchObject({ after: { seat }, say: [{ cue: 'speech' }] });
      expect(adviceOn(session.live().course)).toEqual({ penalties: [], rewards: [] });
      push(session);
    }
  });

  it('[neft-mmt 18.6] the ring tells everybody’s fouls to the referee at any moment', async () => {
    const { session } = await inSpeech('neft-mmt');
    for (let i = 0; i < 2; i++) give(session, 'foul', 3);
    for (const phase of ['day 1', 'night 2']) {
      pushTo(session, phase);
      const { course, aside } = session.live();
      expect(seatMarks(course.rulebook, course.state, aside)[2]).toMatchObject({ seat: 3, fouls: 2 });
    }
  });

  it('[neft-mmt 23.6] the counts of those still in the game are offered before the first speech; a third foul is told with the call', async () => {
    const { session } = await inSpeech('neft-mmt');
    for (let i = 0; i < 3; i++) give(session, 'foul', 3);
    give(session, 'foul', 5);
    beside(session, { type: 'remove', seat: 5 }, version(session));
    push(session);
    expect(next(session)).toMatchObject({
      after: { seat: 3, seconds: 0 },
      say: [{ cue: 'speech-silenced', ru: expect.stringContaining('три фола') }],
    });
    const offered = () => foulsAtDawn(session.live().course.rulebook, session.live().course.state);
    expect(offered()).toEqual([]);
    pushTo(session, 'night 2');
    enter(
      session,
      { type: 'shots', shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [] })) },
      version(session),
    );
    for (const type of ['don', 'sheriff'] as const) enter(session, { type, target: null }, version(session));
    pushTo(session, 'day 2');
    expect(offered()).toMatchObject([{ seat: 3, fouls: 3 }]);
  });

  it('[fiim-2025 4.6.2] a technical break by day stops the clock and brings music; nothing goes on before its end', async () => {
    const { session, device } = await inSpeech('fiim-2025');
    expect(hasMusic(session.live())).toBe(false);
    beside(session, { type: 'break' }, version(session));
    device.advance(30_000);
    const { clock } = session.live().aside;
    expect([clock?.startedAt, clock && left(clock, device.now())]).toEqual([null, 60_000]);
    expect(hasMusic(session.live())).toBe(true);
    expect(next(session)).toMatchObject({
      kind: 'record',
      command: { type: 'resume' },
      say: [{ clause: '4.6.2' }],
    });
    push(session);
    expect(hasMusic(session.live())).toBe(false);
    const neft = await inSpeech('neft-mmt');
    beside(neft.session, { type: 'break' }, version(neft.session));
    expect(hasMusic(neft.session.live())).toBe(false);
  });
});
