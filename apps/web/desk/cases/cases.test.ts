// Cards over the tournament, what is offered to whom, and lots that anybody can draw again.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';
import { tableSheet } from '@omerta/scoring/testing/sheets.ts';
import { type Book, chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { describe, expect, it } from 'vitest';
import { type DisciplineOf, disciplineRows } from './discipline.ts';
import { isAsDrawn, isLotTime, lotLines } from './lot-check.ts';
import { causesOffered, clausesFor, isOneOf, kindsOffered, mayRule, protestUntil } from './offered.ts';

const bookOf = (rulebook: string): Book => {
  const book = chooseBook({ rulebook, switches: {} });
  if (isRefusal(book)) throw new Error(book.code);
  return book;
};
const [fsm, neft, fiim] = [bookOf('fsm-2024'), bookOf('neft-mmt'), bookOf('fiim-2018')];

const nothing: DisciplineOf = {
  games: [],
  stages: [{ stage: 'q', plannedGames: 12 }],
  warnings: [],
  cards: [],
  suspensions: [],
  fines: [],
  expelled: [],
};

describe('cards over the tournament', () => {
  it('[neft-mmt 15.10] count those on sheets and off them, and the second purple costs a point', () => {
    const sheet = tableSheet({
      winner: 'red',
      yellow: [3, 3],
      purple: [{ seat: 4, reason: 'conduct' }],
      removed: [5],
    });
    const [three, four, five] = disciplineRows(
      neft,
      {
        ...nothing,
        games: [
          { stage: 'q', status: 'final', sheet },
          { stage: 'q', status: 'annulled', sheet },
        ],
        cards: [{ colour: 'yellow', person: 'p3', stage: 'q' }],
        warnings: [{ person: 'p4', clause: '15.9.1' }],
        suspensions: [{ person: 'p4', clause: '15.12', to: '2026-11-19' }],
      },
      ['p3', 'p4', 'p5'],
    );
    expect(three).toMatchObject({ yellow: 3, purple: 0, nextPurple: { points: '0' } });
    expect(four).toMatchObject({
      purple: 1,
      warnings: ['15.9.1'],
      suspendedTo: '2026-11-19',
      nextPurple: { points: '1', clause: '15.10' },
    });
    expect(five).toMatchObject({ removals: 1, yellow: 0 });
  });
  it('[neft-mmt 15.8] a second yellow is a removal, counted once however the sheet says it', () => {
    const sheets: readonly Partial<Sheet>[] = [
      { yellow: [3, 3] },
      { redCards: [3] },
      { yellow: [3, 3], redCards: [3], removed: [3] },
    ];
    const games = sheets.map((each) => ({
      stage: 'q',
      status: 'final',
      sheet: tableSheet({ winner: 'red', ...each }),
    }));
    expect(disciplineRows(neft, { ...nothing, games }, ['p3'])[0]).toMatchObject({ removals: 3 });
  });
  it('[fsm-2024 8.7] fines no card: none is announced', () => {
    expect(disciplineRows(fsm, nothing, ['p1'])[0]).toMatchObject({ nextYellow: null, nextPurple: null });
  });
});

describe('what is offered', () => {
  const chief = { person: 'c', offices: ['chief'] as const };
  const admin = { person: 'a', offices: ['administrator'] as const };
  it('[neft-mmt 15.9.1] purple after an ignored warning only, and not by the administrator', () => {
    expect(clausesFor(neft, 'show-purple', chief, [])).toEqual(['15.9', '15.9.3', '15.9.4']);
    expect(clausesFor(neft, 'show-purple', chief, ['15.9.1'])).toContain('15.9.1');
    expect(clausesFor(neft, 'show-purple', admin, ['15.9.1'])).not.toContain('15.9.1');
    expect(clausesFor(neft, 'warn', admin, [])).toEqual(['15.9.1', '15.9.2']);
  });
  it('[neft-mmt 18.4] the organiser expels, the chief does not; [fsm-2024 7.3] the chief does', () => {
    expect(clausesFor(neft, 'expel', chief, [])).toEqual([]);
    expect(clausesFor(neft, 'expel', { person: 'o', offices: ['organiser'] }, [])).toEqual(['18.4', '18.22']);
    expect(clausesFor(fsm, 'expel', chief, [])).toEqual(['7.3']);
    expect(clausesFor(fsm, 'show-purple', chief, [])).toEqual([]);
    expect(clausesFor(fsm, 'fine', admin, [])).toEqual([]);
  });
  it('[fiim-2018 8.9] a result changes on a protest alone; [neft-mmt 22.5] a protest gives a replay or nothing', () => {
    expect(kindsOffered(fiim, true)).toEqual(['penalties', 'points', 'result', 'replay']);
    expect(kindsOffered(fiim, false)).toEqual(['penalties', 'points']);
    expect(kindsOffered(neft, true)).toEqual(['replay']);
    expect(causesOffered(fiim, false)).toEqual([]);
    const sheet = tableSheet({ winner: 'red' });
    expect([mayRule(fiim, { sheet: null }), mayRule(fiim, { sheet })]).toEqual([false, true]);
    expect(mayRule(neft, { sheet: null })).toBe(true);
    expect(causesOffered(neft, false).map(({ cause }) => cause)).not.toContain('breach-found');
  });
  it('[fsm-2024 8.8.1] ten minutes after the result; [neft-mmt 22.1] until the next game', () => {
    expect(protestUntil(fsm, '2026-11-16T10:00:00.000Z')).toBe('2026-11-16T10:10:00.000Z');
    expect(protestUntil(neft, '2026-11-16T10:00:00.000Z')).toBeNull();
  });
  it('is asked by office, by name, or as the referee of the game', () => {
    expect(isOneOf(['chief'], chief, undefined)).toBe(true);
    expect(isOneOf(['c'], { ...chief, offices: [] }, undefined)).toBe(true);
    expect(isOneOf(['table-referee'], chief, { referee: 'c' })).toBe(true);
    expect(isOneOf(['table-referee', 'duty'], chief, { referee: 'x' })).toBe(false);
  });
});

describe('a lot', () => {
  it('waits for the games that are still to come, and not for a stage that nobody is in yet', () => {
    const [formed, empty] = [
      { players: ['p1'], rounds: [1, 2], published: 2 },
      { players: [], rounds: [], published: 0 },
    ];
    expect(isLotTime([{ status: 'final' }, { status: 'annulled' }], [formed, empty])).toBe(true);
    expect(isLotTime([{ status: 'final' }, { status: 'ended' }], [formed])).toBe(false);
    expect(isLotTime([{ status: 'final' }], [{ ...formed, published: 1 }])).toBe(false);
    expect(isLotTime([{ status: 'final' }], [formed, { ...empty, players: ['p1'] }])).toBe(false);
    expect(isLotTime([], [empty])).toBe(false);
  });
  it('is drawn again from its seed, line by line', () => {
    const drawn = drawLots(['p1', 'p2', 'p3'], 'seed');
    expect(isAsDrawn('seed', drawn)).toBe(true);
    expect(isAsDrawn('seed', drawn.toReversed())).toBe(false);
    const marks = lotLines('seed', drawn).map(({ mark }) => mark);
    expect(marks).toEqual(marks.toSorted());
    expect(lotLines('seed', ['p1'])[0]?.line).toBe('seed:p1');
  });
});
