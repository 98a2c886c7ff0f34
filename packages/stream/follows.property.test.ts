// Streams of random games follow from their rules; one with anything changed in it does not.
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame } from '@omerta/bots/bot.ts';
import { isGiven } from '@omerta/rules/game/event.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, startCourse } from './course.ts';
import { entriesOf, gameEventOf, type Stored, storedEntry, storedOpening } from './entry.ts';
import { firstStray } from './follows.ts';
import { type Opening, openingOf } from './opening.ts';

const streamOf = (id: RulebookId, seed: number): Stored[] => {
  const book = rulebook(id);
  const { deal, state } = playGame(book, seed);
  const opening = openingOf(
    book,
    {},
    seats.map((seat) => ({ name: `P${seat}`, role: deal[seat] ?? null })),
  );
  let course = startCourse(opening, book);
  const events: Stored[] = [{ ...storedOpening(opening), at: 0 }];
  for (const command of linesOf(state)) {
    const next = advance(course, command);
    if (isRefusal(next)) throw new Error(next.code);
    course = next.course;
    events.push(...storedEntry(next.line).map((event) => ({ ...event, at: 0 })));
  }
  return events;
};

/** A number anywhere in it becomes another, or a word gets a letter more. */
const changed = (data: unknown): unknown => {
  if (typeof data === 'number') return (data % 10) + 1;
  if (typeof data === 'string') return `${data}x`;
  if (typeof data === 'boolean') return !data;
  if (Array.isArray(data)) return data.length > 0 ? [changed(data[0]), ...data.slice(1)] : [1];
  if (typeof data !== 'object' || data === null) return 3;
  const [first] = Object.entries(data);
  return first ? { ...data, [first[0]]: changed(first[1]) } : { seat: 3 };
};

describe('a stream follows from its rules', () => {
  for (const id of rulebookIds) {
    it(`${id}: 20 random games do, and do no longer with a consequence changed, left out or doubled`, () => {
      fc.assert(
        fc.property(
          fc.nat(),
          fc.nat(),
          fc.constantFrom('changed', 'missing', 'twice'),
          (seed, place, how) => {
            const events = streamOf(id, seed);
            expect(firstStray(events, rulebook(id))).toBeNull();
            expect(entriesOf(events.slice(1))?.flatMap(({ entry }) => storedEntry(entry))).toEqual(
              events.slice(1).map(({ type, data }) => ({ type, data })),
            );
            const drawn = events.flatMap((event, i) => (i > 0 && !isGiven(gameEventOf(event)) ? [i] : []));
            const at = drawn[place % drawn.length] ?? 0;
            const event = events[at] as Stored;
            const put = {
              changed: [{ ...event, data: changed(event.data) }],
              missing: [],
              twice: [event, event],
            };
            const stray = firstStray(events.toSpliced(at, 1, ...put[how]), rulebook(id)) ?? Infinity;
            const line = events.slice(0, at).findLastIndex((each, i) => i > 0 && isGiven(gameEventOf(each)));
            expect(stray, `${event.type} ${how}`).toBe(line + 1);
          },
        ),
        { numRuns: 20 },
      );
    });
  }

  it('none with any JSON in place of an event or of its opening does, and none is thrown at', () => {
    const events = streamOf('fsm-2024', 5);
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue(), fc.boolean(), (place, junk, whole) => {
        const at = place % events.length;
        const { type, data } = events[at] as Stored;
        const object = typeof junk === 'object' && junk !== null && !Array.isArray(junk);
        const put = whole ? junk : { ...(data as object), extra: junk };
        fc.pre(!whole || !object || Object.keys(junk).length > 0 || Object.keys(data as object).length > 0);
        const stray = firstStray(events.toSpliced(at, 1, { type, data: put, at: 0 }), rulebook('fsm-2024'));
        expect(stray).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('an opening with a value of another kind, an unknown rule or nine players does not', () => {
    const [first, ...rest] = streamOf('fsm-2024', 5);
    const opening = first?.data as Opening;
    const under = (data: object) =>
      firstStray([{ type: 'GameOpened', data, at: 0 }, ...rest], rulebook('fsm-2024'));
    expect(under(opening)).toBeNull();
    const speechSeconds = { value: '60', clause: '4.2' };
    expect(under({ ...opening, rules: { ...opening.rules, speechSeconds } })).toBe(1);
    expect(under({ ...opening, rules: { ...opening.rules, dance: { value: 1, clause: '1' } } })).toBe(1);
    expect(under({ ...opening, players: opening.players.slice(1) })).toBe(1);
    expect(under({ ...opening, rulebook: 'house-2099' })).toBe(1);
  });
});
