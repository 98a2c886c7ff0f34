// Reading and printing: what a line may look like, where a mistake is pointed at, what canonical text is.
import { isRefusal } from '@omerta/base/refusal.ts';
import { tagsOf, toDay1 } from '@omerta/testkit/table.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from './parse.ts';
import { plainText } from './plain-text.ts';
import { print } from './print.ts';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';
import { reportState } from './report.ts';

const heading = tagsOf('fsm-2024');
const read = (lines: string, tags = heading): GameRecord => {
  const record = parse(`${tags}\n${lines}`);
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  return record;
};
const printed = (lines: string, tags = heading): string =>
  print(read(lines, tags))
    .slice(tags.length + 1)
    .trimEnd();
const problem = (lines: string, tags = heading): unknown => parse(`${tags}\n${lines}`);
const first = heading.split('\n').length + 1;

describe('reading', () => {
  it('takes LF and CRLF, comments, blank lines, free spacing and a byte order mark', () => {
    const text = `\uFEFF${heading}\r\n\r\n  night   1 # dark\r\nday 1\r\nnominate 1 2\nnominate 3 4\nvote 2:1 5\nvote 4=3:6 7`;
    expect(isRefusal(parse(text))).toBe(false);
    expect(printed('night   1 # dark\n\nday 1\nnominate 1 2\nnominate 3 4\nvote 2:1 5')).toBe(
      'night 1 # dark\nday 1\nnominate 1 2\nnominate 3 4\nvote 2: 1 5',
    );
  });

  it('keeps a hash inside a note', () => {
    expect(printed('night 1\nnote "seat #3 smiled" # really')).toBe(
      'night 1\nnote "seat #3 smiled" # really',
    );
  });

  it.each([
    ['nominate 1', 'seat-range', first, 11],
    ['nominate 1 11', 'seat-range', first, 12],
    ['nominate 0 1', 'seat-range', first, 10],
    ['Nominate 1 2', 'word-unknown', first, 1],
    ['dance 1', 'word-unknown', first, 1],
    ['vote 7 1 2', 'expected', first, 8],
    ['vote 7: 1 x', 'left-over', first, 11],
    ['shots: 2-5', 'expected', first, 9],
    ['foul 3 (6.6.1', 'bracket-open', first, 8],
    ['note "open', 'quote-open', first, 6],
    ['note', 'expected', first, 5],
    ['day one', 'expected', first, 5],
    ['extra 3 much', 'expected', first, 9],
    ['extra 3 - 0.4', 'expected', first, 9],
    ['extra 3 -', 'expected', first, 9],
    ['extra 3 -.4', 'expected', first, 9],
    ['extra 3 0.4by chief', 'expected', first, 9],
    ['fine 3 -0.5 "late"', 'expected', first, 8],
    ['deal 5red', 'seat-range', first, 6],
    ['deal 10don', 'seat-range', first, 6],
    ['claim 3check 5 black', 'seat-range', first, 7],
    ['note ""', 'expected', first, 6],
    ['note "  "', 'expected', first, 6],
    ['incident', 'expected', first, 9],
    ['incident (1.2)', 'expected', first, 15],
    ['incident ""', 'expected', first, 10],
    ['ruling', 'expected', first, 7],
    ['ruling (1.2)', 'expected', first, 13],
    ['ruling ""', 'expected', first, 8],
    ['extra 3 0.4 by nobody', 'expected', first, 16],
    ['waive 3 by chief', 'expected', first, 9],
    ['claim 3 check 5 don', 'expected', first, 17],
    ['best: 1 ~', 'character', first, 9],
  ])('points at the mistake in %j', (line, code, at, column) => {
    expect(problem(line)).toMatchObject({ code, line: at, column });
  });

  it.each([
    ['[rulebook fsm-2023]', 'rulebook-unknown', 1, 11],
    ['[seat 1 Alpha]', 'tag-wrong', 1, 7],
    ['[seat 11 "Alpha"]', 'seat-range', 1, 7],
    ['[seat 1 "Alpha" mafia]', 'role-unknown', 1, 17],
    ['[round three]', 'tag-wrong', 1, 8],
    ['[date 2026-02-30]', 'date-wrong', 1, 7],
    ['[event Minsk]', 'tag-wrong', 1, 8],
    ['[event "Minsk"', 'bracket-open', 1, 1],
  ])('points at the mistake in the tag %j', (tag, code, line, column) => {
    expect(parse(`${tag}\nnight 1`)).toMatchObject({ code, line, column });
  });

  it('wants one rulebook, ten seats, the cards of the deck, known switches, and tags before actions', () => {
    expect(parse('night 1')).toMatchObject({ code: 'rulebook-missing', line: 1 });
    expect(problem('night 1', heading.replace('[seat 9 "P9" don]\n', ''))).toMatchObject({
      code: 'seat-missing',
      found: '9',
    });
    expect(problem('night 1', heading.replace('red]', 'don]'))).toMatchObject({ code: 'roles-wrong' });
    expect(problem('night 1', `${heading}\n[seat 3 "Twice"]`)).toMatchObject({
      code: 'tag-twice',
      line: first,
    });
    expect(problem('night 1', `${heading}\n[switch withdrawals off]`)).toMatchObject({
      code: 'switch-unknown',
      line: first,
    });
    expect(problem('night 1', `${tagsOf('fiim-2018')}\n[switch withdrawals maybe]`)).toMatchObject({
      code: 'switch-value',
    });
    expect(problem('night 1\n[round 3]')).toMatchObject({ code: 'tag-after-action', line: first + 1 });
    expect(parse('')).toMatchObject({ code: 'file-empty', line: 1, column: 1 });
    expect(parse(`${heading}\nni\0ght`)).toMatchObject({ code: 'file-binary', line: first, column: 3 });
  });

  it('misses a whole tag at the first action, or at the last line', () => {
    const without = (name: string) => heading.split('\n').filter((line) => !line.startsWith(`[${name}`));
    for (const [name, code] of [
      ['rulebook', 'rulebook-missing'],
      ['seat 4 ', 'seat-missing'],
    ] as const) {
      const tags = without(name);
      expect(parse(`${tags.join('\n')}\n# the game\n\nnight 1\nday 1\n`)).toMatchObject({
        code,
        line: tags.length + 3,
        column: 1,
      });
      for (const end of ['', '\n', '\r\n'])
        expect(parse(`${tags.join('\n')}${end}`)).toMatchObject({ code, line: tags.length, column: 1 });
      expect(parse(`${tags.join('\n')}\n# no more\n`)).toMatchObject({ code, line: tags.length + 1 });
    }
  });

  it('takes a decision without a reason, and any decimal as extra points', () => {
    for (const line of [
      'ruling miss',
      'ruling best-void',
      'ruling hold-vote 2',
      'ruling cancel-vote 2',
      'foul 3',
      'annul',
      'fine 3 0.5',
      'protest 4',
    ]) {
      expect(printed(`${toDay1}\n${line}`)).toBe(`${toDay1}\n${line}`);
    }
    for (const points of ['0', '0.4', '-0.4', '12', '-3.25', '0.123456789']) {
      expect(printed(`${toDay1}\nforfeit 3\nextra 3 ${points} by chief`)).toBe(
        `${toDay1}\nforfeit 3\nextra 3 ${points} by chief`,
      );
    }
  });

  it('writes any text a person typed, and reads it as it was written', () => {
    expect(plainText('said "five"\nand\t"six" ')).toBe('said “five” and “six” ');
    const typed = fc.string({
      unit: fc.constantFrom('"', "'", '\n', '\r', '\u2028', ' ', '#', ']', '[', ')', '\\', 'ж', '”'),
    });
    fc.assert(
      fc.property(typed, (text) => {
        const [tag, line] = [`[referee "${plainText(text)}"]`, `incident "said: ${plainText(text)}"`];
        const answer = parse(`${heading}\n${tag}\n${toDay1}\n${line}`);
        return !isRefusal(answer) && print(answer).includes(tag) && print(answer).includes(line);
      }),
    );
  });

  it('opens a quote where a word begins and closes it where one ends, also while it is typed', () => {
    expect(plainText('"Ёрш"')).toBe('“Ёрш”');
    expect(plainText('Ёж-"Игла" ("Кот")')).toBe('Ёж-“Игла” (“Кот”)');
    expect(plainText('сказал: "он - "чёрный""')).toBe('сказал: “он - “чёрный””');
    const typed = fc.string({ unit: fc.constantFrom('"', ' ', 'ё', '(', ')', '-', '«', '»') });
    fc.assert(
      fc.property(typed, (text) => {
        const letterByLetter = [...text].reduce((before, letter) => plainText(before + letter), '');
        expect(letterByLetter).toBe(plainText(text));
      }),
    );
  });
});

describe('canonical text', () => {
  it('puts tags in their order, several on one line apart, unknown ones as they came', () => {
    const text = `[seat 2 "P2" black] # two\n[round 3] [event "Open"]\n[mood good  one]\n[rulebook fiim-2018]\n[switch withdrawals off]\n[switch difficulty on]\n${heading
      .split('\n')
      .filter((line) => !line.includes('rulebook') && !line.includes('[seat 2'))
      .join('\n')}`;
    const record = parse(text);
    if (isRefusal(record)) throw new Error(JSON.stringify(record));
    expect(print(record).split('\n').slice(0, 8)).toEqual([
      '[rulebook fiim-2018]',
      '[switch difficulty on]',
      '[switch withdrawals off]',
      '[event "Open"]',
      '[round 3]',
      '[mood good  one]',
      '[seat 1 "P1" red]',
      '[seat 2 "P2" black] # two',
    ]);
  });

  it('writes out what `*` and `next` stood for, hands in seat order, and keeps `next` in night 1', () => {
    const lines = `night 1\nnext\nday 1\nnext\nnominate 2 5\nnominate 3 6\nvote 5: 9 1\nvote 6: *\nnext`;
    expect(printed(lines)).toBe(
      'night 1\nnext\nday 1\nspeech 1\nnominate 2 5\nnominate 3 6\nvote 5: 1 9\nvote 6: 2 3 4 5 6 7 8 10\nlast 6',
    );
  });

  it('writes the rest of a counted ballot as a count', () => {
    expect(printed(`${toDay1}\nnominate 2 5\nnominate 3 6\nvote 5 = 4\nvote 6: *`)).toBe(
      `${toDay1}\nnominate 2 5\nnominate 3 6\nvote 5 = 4\nvote 6 = 6`,
    );
  });

  it('leaves out lines taken back and keeps their comments on lines of their own', () => {
    const text = `${toDay1}\n# first\nfoul 3 # wrong seat\n# second\nundo # taken back\nfoul 4\n# end`;
    expect(printed(text)).toBe(`${toDay1}\n# first\n# wrong seat\n# second\n# taken back\nfoul 4\n# end`);
  });

  it('prints every kind of line as it is read', () => {
    const lines = [
      toDay1,
      'claim 3 sheriff',
      'claim 3 check 5 black',
      'retract 3',
      'split 5 7',
      'note "a remark"',
      'ruling "played on"',
      'ruling cancel-vote 2 "why"',
      'ruling protest 1 "rejected"',
      'incident "two nominations accepted"',
      'warn 3',
      'foul 3 (6.6.1) "loud"',
      'remove 3 (6.7.1)',
      'forfeit 5 (6.8.1)',
      'extra 3 0.7 by chief',
      'approve players by chief',
      'waive 3 (8.5.1) by duty',
      'penalty 3 (8.5.1)',
      'fine 3 0.5 "late"',
      'protest 4 "the count"',
    ].join('\n');
    expect(printed(lines)).toBe(lines);
  });

  it('prints a refused game as it was written from the refused line on', () => {
    expect(printed(`night 1\nnext\nnext\nnext\nnext\nvote 3: *`)).toBe(
      'night 1\nnext\nnext\nnext\nnext\nvote 3: *',
    );
  });
});

describe('replaying', () => {
  it('stops after a physical line and reports the last one applied', () => {
    const record = read('night 1\n\nday 1\nnominate 1 2');
    expect(replay(record, first + 2)).toMatchObject({ lines: first + 2, refused: null });
    expect(replay(record, 1).lines).toBe(0);
  });

  it('leaves the state before a refused line unchanged', () => {
    const record = read('night 1\nday 1\nvote 3: *');
    const { state, lines, refused } = replay(record);
    expect(refused).toMatchObject({ line: first + 2, refusal: { code: 'vote/no-candidates' } });
    expect(lines).toBe(first + 1);
    expect(reportState(record.rulebook, state).phase).toEqual({ kind: 'day', number: 1 });
  });
});
