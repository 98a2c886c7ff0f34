// Every text that cannot be read is told in both languages.
import { langs } from '@omerta/base/lang.ts';
import { type Problem, type ProblemCode, problemCodes } from '@omerta/base/problem.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { parse } from '../notation/parse.ts';
import { problemText } from './problem-text.ts';

const seats = (...roles: readonly string[]): string =>
  roles.map((role, i) => `[seat ${i + 1} "${i + 1}" ${role}]`).join('\n');
const ten = seats('red', 'red', 'red', 'red', 'red', 'red', 'sheriff', 'black', 'black', 'don');
const heading = `[rulebook fsm-2024]\n${ten}\n`;

/** A text for each problem that a text can have; reading the file itself is the caller's. */
const texts: Readonly<Partial<Record<ProblemCode, string>>> = {
  'file-empty': ' \n',
  'file-binary': 'a\0b',
  character: `${heading}foul @`,
  'quote-open': `${heading}note "late`,
  'bracket-open': `${heading}foul 3 (6.6.1`,
  'tag-after-action': `${heading}night 1\n[round 3]`,
  'tag-twice': `${heading}[round 3] [round 4]`,
  'tag-wrong': `${heading}[round three]`,
  'date-wrong': `${heading}[date 2026-02-30]`,
  'rulebook-missing': ten,
  'rulebook-unknown': `[rulebook fsm]\n${ten}`,
  'switch-unknown': `${heading}[switch withdrawals off]`,
  'switch-value': `[rulebook fiim-2018]\n${ten}\n[switch withdrawals maybe]`,
  'seat-missing': `[rulebook fsm-2024]\n${seats('red')}`,
  'seat-range': `${heading}foul 11`,
  'role-unknown': `[rulebook fsm-2024]\n${seats('mafia')}`,
  'roles-wrong': `[rulebook fsm-2024]\n${seats(...Array.from({ length: 10 }, () => 'red'))}`,
  'word-unknown': `${heading}fowl 3`,
  expected: `${heading}vote 7 1 2`,
  'left-over': `${heading}foul 3 4`,
};

const problemOf = (text: string): Problem => {
  const read = parse(text);
  if (!isRefusal(read)) throw new Error(`was read: ${text}`);
  return read;
};

const hasSentences = (problem: Problem): void => {
  for (const lang of langs) {
    expect(problemText(problem, lang)).toMatch(/^\S.*\S\.$/);
    expect(problemText(problem, lang)).not.toMatch(/undefined|NaN|[{}]/);
  }
  expect(problemText(problem, 'en')).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(problemText(problem, 'ru')).toMatch(/\p{Script=Cyrillic}/u);
};

describe('every problem is told', () => {
  it.each(problemCodes)('%s', (code) => {
    const text = texts[code];
    const problem: Problem = text === undefined ? { line: 1, column: 1, code } : problemOf(text);
    expect(problem.code).toBe(code);
    hasSentences(problem);
  });
});

describe('a problem names what was found and what was wanted', () => {
  const tell = (text: string) => langs.map((lang) => problemText(problemOf(text), lang));

  it('a sign', () => {
    expect(tell(texts.expected ?? '')).toEqual([
      '“:” is expected here, not “1”: correct the line.',
      'Здесь нужно «:», а стоит «1»: исправьте строку.',
    ]);
  });

  it('a line that ends too early', () => {
    expect(tell(`${heading}foul`)).toEqual([
      'A seat is expected, not the end: write a number of 1 ... 10.',
      'Здесь нужен номер игрока, а стоит конец: запишите число 1 ... 10.',
    ]);
  });

  it('text beside a tag', () => {
    expect(tell(`${heading}[round 3] table 2`)).toEqual([
      'The tag cannot be read at “table 2”: one tag stands in square brackets.',
      'В теге не читается «table 2»: каждый тег стоит в квадратных скобках.',
    ]);
  });

  it('a square bracket left open', () => {
    expect(tell(`${heading}[round 3`)).toEqual([
      'The bracket in “[round 3” is not closed: put ] at its end.',
      'Скобка в «[round 3» не закрыта: поставьте ] в конце.',
    ]);
  });

  it('only the beginning of a long text', () => {
    expect(
      problemText({ line: 1, column: 1, code: 'left-over', found: 'x'.repeat(1000) }, 'en').length,
    ).toBeLessThan(120);
  });
});
