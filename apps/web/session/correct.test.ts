// Corrections: a mistake put right through the session leaves the very game that was played.
import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import type { Correction, Hands } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { advance, type Course, startCourse } from '@omerta/stream/course.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { press } from '../play/play.ts';
import { correct, leftOut, linesAfter, reckoned, stateBefore, swapCards, undoTo } from './correct.ts';
import { effectsOf } from './effects.ts';
import { nextStep } from './next-step.ts';
import { readNotation } from './read-notation.ts';
import type { Session } from './session.ts';
import { changed, takeBack } from './take-back.ts';
import { anyTwo, type Mistaken, mistakenGame, openingWith, room } from './testing/sessions.ts';
import { timeline } from './timeline.ts';

/** `npm run soak` corrects more. */
const games = sizeOf('correctedGames');

describe(`${games} random games with a line wrong, missing or too many`, () => {
  for (const [place, id] of rulebookIds.entries()) {
    it(`${id}: the corrected game equals the record typed right, here and when it is opened again`, async () => {
      const book = rulebook(id);
      const { start, reopen } = await room();
      const typedRight = ({ deal, right }: Mistaken): Course => {
        let course = startCourse(openingWith(book, deal), book);
        for (const command of right) {
          const next = advance(course, command);
          if (isRefusal(next)) throw new Error(next.code);
          course = next.course;
        }
        return course;
      };
      let corrected = 0;
      for (let i = place; corrected < Math.ceil(games / rulebookIds.length); i += rulebookIds.length) {
        const mistaken = mistakenGame(book, seedOf(propertySeed, i));
        if (!mistaken) continue;
        const typed = typedRight(mistaken);
        const session = await start(openingWith(book, mistaken.deal), mistaken.wrong);
        const text = makeNotation(typed);
        // The same line in other words, as a turn passed by `next`, is no mistake.
        if (makeNotation(session.live().course) === text) continue;
        corrected++;
        expect(effectsOf(session, mistaken.correction).conflicts).toEqual([]);
        expect(correct(session, mistaken.correction, session.live().course.version)).toBe('done');
        await session.settled();
        for (const each of [session, await reopen(session.live().id)]) {
          const { state } = each.live().course;
          expect(makeNotation(each.live().course)).toBe(text);
          expect(reportState(book, state)).toEqual(reportState(book, typed.state));
        }
      }
    }, 1_800_000);
  }
});

describe('corrected cards', () => {
  it('a swap of two cards is a game dealt right, whether the cards stood in lines or in tags', async () => {
    const { start } = await room();
    const book = rulebook('neft-mmt');
    for (let i = 0; i < 40; i++) {
      const [one, other] = anyTwo(randomFrom(i));
      const { deal, lines } = playGame(book, seedOf(propertySeed, i), { ...usualKnobs, dealt: i % 2 });
      const day1 = lines.findIndex(({ command }) => command.type === 'day') + 1;
      const session = await start(
        openingWith(book, deal),
        lines.slice(0, day1).flatMap(({ command }) => (command.type === 'replace' ? [] : [command])),
      );
      const before = session.live().course.state;
      const wanted = { ...before.roles, [one]: before.roles[other], [other]: before.roles[one] };
      const outcome = correct(
        session,
        swapCards(session.live().course, one, other),
        session.live().course.version,
      );
      expect(outcome).toBe('done');
      expect(session.live().course.state.roles).toEqual(wanted);
      const read = readNotation(makeNotation(session.live().course));
      expect(!isRefusal(read) && read.course.state.roles).toEqual(wanted);
    }
  });

  it('[neft-mmt 18.24.2.5] every answer already given that is now wrong is told before the correction is made', async () => {
    const { start } = await room();
    const book = rulebook('neft-mmt');
    const roles = [
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
    ] as const;
    const shots = {
      type: 'shots',
      shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [5] as const })),
    } as const;
    const session = await start(openingWith(book, roles), [
      { type: 'night', number: 1 },
      { type: 'day', number: 1 },
      { type: 'night', number: 2 },
      shots,
      { type: 'don', target: 4 },
      { type: 'sheriff', target: 1 },
    ]);
    const { course } = session.live();
    expect(effectsOf(session, swapCards(course, 4, 7)).wrong).toMatchObject([
      { night: 2, role: 'don', given: { seat: 4, hit: true } },
    ]);
    expect(
      effectsOf(session, { line: 6, count: 1, commands: [{ type: 'sheriff', target: 2 }] }).wrong,
    ).toMatchObject([
      { night: 2, role: 'sheriff', given: { seat: 1, hit: false }, now: { seat: 2, hit: true } },
    ]);
    expect(session.live().course).toBe(course);
  });

  it('[neft-mmt 18.24.2.5] who shot goes with the black card, so that a swap tells the wrong answers and nothing else', async () => {
    const { start } = await room();
    const roles = [
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
    ] as const;
    const session = await start(openingWith(rulebook('neft-mmt'), roles), [
      { type: 'night', number: 1 },
      { type: 'day', number: 1 },
      { type: 'night', number: 2 },
      { type: 'shots', shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [5] as const })) },
      { type: 'don', target: 1 },
      { type: 'sheriff', target: 2 },
    ]);
    const { course } = session.live();
    expect(effectsOf(session, swapCards(course, 2, 7))).toMatchObject({
      conflicts: [],
      noLongerOut: [],
      wrong: [{ night: 2, role: 'sheriff', given: { seat: 2, hit: true }, now: { seat: 2, hit: false } }],
    });
    expect(effectsOf(session, swapCards(course, 2, 9))).toMatchObject({
      conflicts: [],
      noLongerOut: [],
      wrong: [],
    });
  });

  const twoLine = [
    null,
    ...(['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const),
  ];

  it('whoever is out all the same is not said to be back: only that it is otherwise', async () => {
    const { start } = await room();
    const session = await start(openingWith(rulebook('fsm-2024'), twoLine), [
      { type: 'night', number: 1 },
      { type: 'day', number: 1 },
      { type: 'nominate', seat: 1, nominee: 9 },
      { type: 'nominate', seat: 2, nominee: 7 },
      { type: 'vote', candidate: 9, hands: { kind: 'counted', count: 6, seats: [] } },
      { type: 'vote', candidate: 7, hands: { kind: 'rest' } },
    ]);
    const count = (hands: number): Correction => ({
      line: 5,
      count: 1,
      commands: [{ type: 'vote', candidate: 9, hands: { kind: 'counted', count: hands, seats: [] } }],
    });
    const none = { noLongerOut: [], nowOut: [], otherwiseOut: [], result: null };
    expect(effectsOf(session, count(8))).toMatchObject(none);
    const removed: Correction = { line: 5, count: 2, commands: [{ type: 'remove', seat: 9 }] };
    expect(effectsOf(session, removed)).toMatchObject({
      ...none,
      otherwiseOut: [{ seat: 9, by: 'removal' }],
    });
  });

  it('[neft-mmt 10.3] what no longer fits is told with its reason, and left out', async () => {
    const { start } = await room();
    const session = await start(
      openingWith(rulebook('neft-mmt'), [
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
      ]),
      [
        { type: 'night', number: 1 },
        { type: 'day', number: 1 },
        { type: 'remove', seat: 1 },
        { type: 'night', number: 2 },
        { type: 'shots', shots: [2, 6, 9].map((by) => ({ by: by as 2, targets: [5] as const })) },
      ],
    );
    const { conflicts } = effectsOf(session, swapCards(session.live().course, 1, 2));
    expect(conflicts).toMatchObject([
      { command: { type: 'shots' }, refusal: { code: 'shots/not-black', args: { seat: 1 } } },
    ]);
  });
});

describe('lines that a correction leaves out', () => {
  const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
  /** Two days; a lift that failed with five hands, and what followed from it. */
  const played = [
    ...[
      'night 1',
      'day 1',
      'nominate 1 5',
      'nominate 4 7',
      'vote 5 = 5',
      'vote 7 = 5',
      'vote 5 = 5',
      'vote 7 = 5',
      'lift = 5',
    ],
    ...[
      'night 2',
      'shots: 2>4 6>4 9>4',
      'don: 8',
      'sheriff: 2',
      'best: 2 6 9',
      'day 2',
      'last 4',
      'nominate 5 6',
      'speech 8',
      'vote 6: *',
    ],
  ];
  const lift = 9;
  const sixHands: Correction = {
    line: lift,
    count: 1,
    commands: [{ type: 'lift', hands: { kind: 'counted', count: 6, seats: [] } }],
  };

  const table = async () => {
    const { start, reopen } = await room();
    const session = await start(
      openingWith(rulebook('fsm-2024'), roles),
      linesOf(positionAfter('fsm-2024', played).state),
    );
    return { session, reopen };
  };
  const record = (session: Session) => [
    makeNotation(session.live().course),
    session.live().course.state.ballots.length,
  ];
  const version = (session: Session): number => session.live().course.version;

  it('are named before it is made, the day’s in the open and the night’s as secret', async () => {
    const { session } = await table();
    const going = leftOut(session, sixHands);
    expect(going.map(({ number, command, secret }) => [number, command.type, secret])).toEqual([
      [14, 'best', true],
      [17, 'nominate', false],
      [19, 'vote', false],
    ]);
    expect(
      leftOut(session, {
        ...sixHands,
        commands: [{ type: 'lift', hands: { kind: 'counted', count: 4, seats: [] } }],
      }),
    ).toEqual([]);
    // Refused itself: nothing would change.
    expect(leftOut(session, { ...sixHands, commands: [{ type: 'last', seat: 5 }] })).toEqual([]);
    expect(linesAfter(session, 16).map(({ number }) => number)).toEqual([17, 18, 19]);
  });

  it('come back with one undo of the whole correction, and go again with one redo', async () => {
    const { session, reopen } = await table();
    const before = record(session);
    const { outcome, back } = changed(session, () => correct(session, sixHands, version(session)));
    expect([outcome, back, timeline(session.live().course.state).length]).toEqual(['done', 'undo', 16]);
    const after = record(session);
    expect(takeBack(session, back, version(session))).toBe('done');
    expect([record(session), session.redoCount()]).toEqual([before, 1]);
    await session.settled();
    const again = await reopen(session.live().id);
    expect(again.redo(version(again))).toBe('done');
    expect(record(again)).toEqual(after);
  });

  it('that were undone together come back together, with the step begun after them', async () => {
    const { session } = await table();
    const next = () =>
      nextStep(session.live().course.rulebook, session.live().course.state, session.live().aside);
    expect(press(session, next(), version(session))).toBe('done');
    const before = [record(session), session.live().aside.standing, session.live().aside.clock?.duration];
    const { outcome, back } = changed(session, () => undoTo(session, lift, version(session)));
    // Ten lines, and the last word begun after them.
    expect([outcome, back, session.redoCount(), timeline(session.live().course.state).length]).toEqual([
      'done',
      11,
      11,
      lift,
    ]);
    expect(takeBack(session, back, version(session) - 1)).toBe('stale');
    expect(takeBack(session, back, version(session))).toBe('done');
    expect([
      [record(session), session.live().aside.standing, session.live().aside.clock?.duration],
      session.redoCount(),
    ]).toEqual([before, 0]);
  });
});

describe('the hands of the last candidate after another was corrected', () => {
  const clauses = [
    ['fsm-2024', '4.4.8'],
    ['fiim-2018', '4.4.9'],
    ['fiim-2025', '4.4.8'],
    ['bel-canto', '4.4.9'],
    ['neft-mmt', '9.9'],
  ] as const;
  const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
  const candidates = ['night 1', 'day 1', 'nominate 1 6', 'nominate 2 5'];
  const votes = (session: Session) =>
    linesOf(session.live().course.state).flatMap((line) => (line.type === 'vote' ? [line.hands] : []));
  const table = async (id: RulebookId, lines: readonly string[]) => {
    const { start } = await room();
    return start(
      openingWith(rulebook(id), roles),
      linesOf(positionAfter(id, [...candidates, ...lines]).state),
    );
  };
  const counted = (count: number): Hands => ({ kind: 'counted', count, seats: [] });
  const first = (hands: Hands): Correction => ({
    line: candidates.length + 1,
    count: 1,
    commands: [{ type: 'vote', candidate: 6, hands }],
  });

  for (const [id, clause] of clauses) {
    it(`[${id} ${clause}] all the rest are counted anew, and no line is left out`, async () => {
      const session = await table(id, ['vote 6 = 4', 'vote 5: *', 'foul 3']);
      const correction = first(counted(7));
      expect(votes(session)[1]).toMatchObject({ count: 6 });
      expect([
        leftOut(session, correction),
        effectsOf(session, reckoned(session, correction)).conflicts,
      ]).toEqual([[], []]);
      expect(correct(session, correction, session.live().course.version)).toBe('done');
      expect(votes(session)).toEqual([counted(7), counted(3)]);
      expect(linesOf(session.live().course.state).at(-1)?.type).toBe('foul');
      expect(session.undo(session.live().course.version)).toBe('done');
      expect(votes(session)).toEqual([counted(4), counted(6)]);
    });
  }

  it('[fsm-2024 4.4.8] nobody for the first and everybody for the last become a count and its rest', async () => {
    const session = await table('fsm-2024', ['vote 6: -', 'vote 5: *']);
    expect(correct(session, first(counted(3)), session.live().course.version)).toBe('done');
    expect(votes(session)).toEqual([counted(3), counted(7)]);
  });

  it('[fsm-2024 4.4.8] hands that somebody saw are no rest: they are left out where they no longer fit', async () => {
    for (const last of ['vote 5: 1 2 3', 'vote 5 = 5']) {
      const session = await table('fsm-2024', ['vote 6 = 4', last]);
      expect(leftOut(session, first(counted(9))).map(({ command }) => command.type)).toEqual(['vote']);
    }
  });

  it('a line of the ballot that no longer fits is not played over: it and the rest are left out', async () => {
    const { start } = await room();
    const lines = [...candidates, 'nominate 3 7', 'vote 6 = 1', 'vote 5 = 5', 'vote 7: *'];
    const session = await start(
      openingWith(rulebook('fsm-2024'), roles),
      linesOf(positionAfter('fsm-2024', lines).state),
    );
    const correction = { ...first(counted(7)), line: candidates.length + 2 };
    expect(leftOut(session, correction).map(({ number }) => number)).toEqual([7, 8]);
  });
});

describe('undo', () => {
  it('goes back to any line in one move, and the state before a line is the one undo leaves', async () => {
    const { start } = await room();
    const book = rulebook('fsm-2024');
    const { deal, state } = playGame(book, propertySeed);
    const lines = timeline(state).map(({ command }) => command);
    const session = await start(openingWith(book, deal), lines);
    for (const line of [lines.length - 1, Math.floor(lines.length / 2), 3, 0]) {
      const expected = stateBefore(session.live().course, line + 1);
      expect(undoTo(session, line, session.live().course.version)).toBe('done');
      expect(timeline(session.live().course.state)).toHaveLength(line);
      expect(reportState(book, session.live().course.state)).toEqual(reportState(book, expected));
    }
    expect(undoTo(session, 0, -1)).toBe('stale');
    expect(seats.every((seat) => session.live().course.state.fouls[seat] === 0)).toBe(true);
  });
});
