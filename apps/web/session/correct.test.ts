// Corrections: a mistake put right through the session leaves the very game that was played.
import { seats } from '@omerta/rules/game/seat.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { playGame, usualKnobs } from '@omerta/testkit/bot.ts';
import { randomFrom, seedOf } from '@omerta/testkit/random.ts';
import { describe, expect, it } from 'vitest';
import { correct, effectsOf, stateBefore, swapCards, undoTo } from './correct.ts';
import { advance, type Course, startCourse } from './course.ts';
import { makeNotation } from './make-notation.ts';
import { readNotation } from './read-notation.ts';
import { anyTwo, type Mistaken, mistakenGame, openingWith, room } from './testing.ts';
import { timeline } from './timeline.ts';

/** `npm run soak` corrects more. */
const games = Number(process.env['OMERTA_CORRECTED_GAMES'] ?? 200);
const seed = Number(process.env['OMERTA_PROPERTY_SEED'] ?? 20_261_115);

describe(`${games} random games with a line wrong, missing or too many`, () => {
  for (const [place, id] of rulebookIds.entries()) {
    it(`${id}: the corrected game equals the record typed right, here and when it is opened again`, async () => {
      const book = rulebook(id);
      const { start, reopen } = await room();
      const typedRight = ({ deal, right }: Mistaken): Course => {
        let course = startCourse(openingWith(book, deal), book);
        for (const command of right) {
          const next = advance(course, command);
          if ('refusal' in next) throw new Error(next.refusal.code);
          course = next;
        }
        return course;
      };
      let corrected = 0;
      for (let i = place; corrected < Math.ceil(games / rulebookIds.length); i += rulebookIds.length) {
        const mistaken = mistakenGame(book, seedOf(seed, i));
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
      const { deal, lines } = playGame(book, seedOf(seed, i), { ...usualKnobs, dealt: i % 2 });
      const day1 = lines.findIndex(({ command }) => command.type === 'day') + 1;
      const session = await start(
        openingWith(book, deal),
        lines.slice(0, day1).flatMap(({ command }) => (command.type === 'replace' ? [] : [command])),
      );
      const before = session.live().course.state;
      const wanted = before.roles.map((role, seat) => (seat === one ? before.roles[other] : seat === other ? before.roles[one] : role));
      const outcome = correct(session, swapCards(session.live().course, one, other), session.live().course.version);
      expect(outcome).toBe('done');
      expect(session.live().course.state.roles).toEqual(wanted);
      const read = readNotation(makeNotation(session.live().course));
      expect('course' in read && read.course.state.roles).toEqual(wanted);
    }
  });

  it('[neft-mmt 18.24.2.5] every answer already given that is now wrong is told before the correction is made', async () => {
    const { start } = await room();
    const book = rulebook('neft-mmt');
    const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
    const shots = { type: 'shots', shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [5] as const })) } as const;
    const session = await start(openingWith(book, roles), [
      { type: 'night', number: 1 },
      { type: 'day', number: 1 },
      { type: 'night', number: 2 },
      shots,
      { type: 'don', target: 4 },
      { type: 'sheriff', target: 1 },
    ]);
    const { course } = session.live();
    expect(effectsOf(session, swapCards(course, 4, 7)).wrong).toMatchObject([{ night: 2, role: 'don', given: { seat: 4, hit: true } }]);
    expect(effectsOf(session, { line: 6, count: 1, commands: [{ type: 'sheriff', target: 2 }] }).wrong).toMatchObject([
      { night: 2, role: 'sheriff', given: { seat: 1, hit: false }, now: { seat: 2, hit: true } },
    ]);
    expect(session.live().course).toBe(course);
  });

  it('[neft-mmt 18.24.2.5] who shot goes with the black card, so that a swap tells the wrong answers and nothing else', async () => {
    const { start } = await room();
    const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
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
    expect(effectsOf(session, swapCards(course, 2, 9))).toMatchObject({ conflicts: [], noLongerOut: [], wrong: [] });
  });

  it('[neft-mmt 10.3] what no longer fits is told with its reason, and left out', async () => {
    const { start } = await room();
    const session = await start(
      openingWith(rulebook('neft-mmt'), [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red']),
      [
        { type: 'night', number: 1 },
        { type: 'day', number: 1 },
        { type: 'remove', seat: 1 },
        { type: 'night', number: 2 },
        { type: 'shots', shots: [2, 6, 9].map((by) => ({ by: by as 2, targets: [5] as const })) },
      ],
    );
    const { conflicts } = effectsOf(session, swapCards(session.live().course, 1, 2));
    expect(conflicts).toMatchObject([{ command: { type: 'shots' }, refusal: { code: 'shots/not-black', args: { seat: 1 } } }]);
  });
});

describe('undo', () => {
  it('goes back to any line in one move, and the state before a line is the one undo leaves', async () => {
    const { start } = await room();
    const book = rulebook('fsm-2024');
    const { deal, state } = playGame(book, seed);
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
