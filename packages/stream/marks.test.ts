// The time marks of a game: what they hold, what they leave out, and how their files are written.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { expect, it } from 'vitest';
import { advance, startCourse } from './course.ts';
import { type Stored, storedEntry, storedOpening } from './entry.ts';
import { markFile } from './mark-files.ts';
import { marksOf } from './marks.ts';
import { openingOf } from './opening.ts';

const cards = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const start = Date.parse('2026-01-10T12:00:00.000Z');

/** A line each ten seconds. */
const played = (lines: readonly Command[]): readonly Stored[] => {
  const book = rulebook('fsm-2024');
  const opening = openingOf(
    book,
    {},
    cards.map((role, i) => ({ name: `p${i + 1}`, role })),
  );
  let course = startCourse(opening, book);
  const rows: Stored[] = [{ ...storedOpening(opening), at: start }];
  for (const [i, line] of lines.entries()) {
    const next = advance(course, line);
    if (isRefusal(next)) throw new Error(next.code);
    rows.push(...storedEntry(next.line).map((event) => ({ ...event, at: start + (i + 1) * 10_000 })));
    course = next.course;
  }
  return rows;
};

const rows = played([
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
  { type: 'note', note: 'the light flickers' },
  { type: 'nominate', seat: 1, nominee: 2, note: 'loudly' },
  { type: 'foul', seat: 3, note: 'a word' } as Command,
  { type: 'undo' },
]);

it('begin with the first, in the order in which it was written', () => {
  expect(marksOf(rows).map(({ what, seconds, phase }) => [what, seconds, phase.kind])).toEqual([
    ['NightFell', 0, 'night'],
    ['DayBroke', 10, 'day'],
    ['PlayerNominated', 30, 'day'],
    ['FoulGiven', 40, 'day'],
    ['LineTakenBack', 50, 'day'],
  ]);
});

it('hold no word of the referee’s own', () => {
  const text = JSON.stringify(marksOf(rows));
  for (const word of ['flickers', 'loudly', 'a word']) expect(text).not.toContain(word);
});

it('are the same in every file', () => {
  const title = 'q/1/1';
  const of = (form: 'csv' | 'json' | 'edl') => markFile(marksOf(rows), form, { lang: 'en', title }).text;
  const [head, first, , third] = of('csv').split('\r\n');
  expect(head).toBe('\ufeffinstant,seconds,time,phase,event,told');
  expect(first).toBe('2026-01-10T12:00:10.000Z,0.000,00:00:00,night 1,NightFell,Night 1 falls.');
  expect(third).toContain(',30.000,00:00:30,day 1,PlayerNominated,');
  expect(JSON.parse(of('json')).marks).toHaveLength(5);
  for (const form of ['json', 'edl'] as const) expect(of(form)).not.toContain('\ufeff');
  const markers = of('edl').split('\n');
  expect(markers[0]).toBe('TITLE: q/1/1');
  expect(markers[9]).toBe('003  001      V     C        00:00:30:00 00:00:30:01 00:00:30:00 00:00:30:01  ');
  expect(markers[10]).toContain('|M:Seat 1 nominates seat 2. |D:1');
});

it('of a game that has not begun are none, and its files are whole', () => {
  expect(marksOf([])).toEqual([]);
  const { text } = markFile([], 'csv', { lang: 'ru', title: 'q/1/1' });
  expect(text).toBe('\ufeffinstant,seconds,time,phase,event,told\r\n');
});
