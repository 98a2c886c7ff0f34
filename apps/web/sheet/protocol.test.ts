// The form of the protocol: its head, its letters, its fields and columns, as each rulebook writes them, each on a game of its own.
import { isRefusal } from '@omerta/base/refusal.ts';
import { countCourse } from '@omerta/documents/protocol/counted.ts';
import { protocolOf } from '@omerta/documents/protocol/protocol.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { headOf, tagsWith } from '@omerta/rules/protocol/head.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { extraChoices } from '@omerta/scoring/game/sheet-choices.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import { dayOne, decidedByKill, tagsOf } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import { room as emptyRoom } from '../session/testing/sessions.ts';
import { nextOpening } from './next-opening.ts';
import { giveExtra, imposeFine, unexplained } from './sheet-lines.ts';
import { fiveGames } from './testing/five-games.ts';
import { countedOf, finished, give, room } from './testing/played.ts';

const protocolIn = (text: string) => {
  const read = readNotation(text);
  if (isRefusal(read)) throw new Error('not read');
  const counted = countCourse(read.course);
  const protocol = counted && protocolOf(read.course, counted, 'ru');
  if (!counted || !protocol) throw new Error('no protocol');
  return { course: read.course, counted, protocol };
};

const written = (id: RulebookId) => protocolIn(fiveGames[id]);

describe('the head', () => {
  const fields = {
    event: 'Cup',
    stage: 'Final',
    game: '3',
    table: '2',
    date: '2026-11-15',
    referee: 'Ivanova',
  } as const;

  for (const [id, clauses] of [
    ['fiim-2018', '9.2, 9.2.1, 9.2.2, 9.2.3'],
    ['bel-canto', '9.2, 9.2.1, 9.2.2, 9.2.3'],
    ['neft-mmt', '25.2'],
  ] as const) {
    it(`[${id} ${clauses}] is written and travels in the record to the next game`, () => {
      const { course } = written(id);
      const tags = Object.entries(fields).reduce(
        (old, [field, value]) => tagsWith(old, field as keyof typeof fields, value),
        course.opening.tags,
      );
      expect(headOf(tags)).toEqual(fields);
      const read = readNotation(makeNotation({ ...course, opening: { ...course.opening, tags } }));
      expect(!isRefusal(read) && headOf(read.course.opening.tags)).toEqual(fields);
      const next = nextOpening({ ...course.opening, tags }, (players) => players.toReversed());
      expect(next && headOf(next.tags)).toEqual({ ...fields, game: '4' });
      expect(next?.players.map(({ name, role }) => [name, role])).toEqual(
        course.opening.players.toReversed().map(({ name }) => [name, null]),
      );
      expect(headOf(tagsWith(tags, 'game', 'three')).game).toBe('');
    });

    it(`[${id} ${clauses}] can be written before the first line`, async () => {
      const { start } = await emptyRoom();
      const tags = tagsWith(tagsWith([], 'event', 'Cup'), 'referee', 'Ivanova');
      const { course } = (await start({ ...written(id).course.opening, tags }, [])).live();
      expect([course.version, headOf(course.opening.tags)]).toMatchObject([
        0,
        { event: 'Cup', referee: 'Ivanova' },
      ]);
      expect(makeNotation(course)).toContain('[event "Cup"]');
    });
  }
});

describe('nicknames and roles', () => {
  for (const [id, clauses, letters] of [
    ['fiim-2018', '9.3, 9.4, 9.4.1', 'К Ч К Ш К Ч К К Д К'],
    ['bel-canto', '9.3, 9.4, 9.4.1', 'К Ч К Ш К Ч К К Д К'],
    ['neft-mmt', '25.3, 25.4', ' М  Ш  М   Д '],
  ] as const) {
    it(`[${id} ${clauses}] stand by seat in the rulebook’s letters, once the game is over`, () => {
      const { course, counted, protocol } = written(id);
      expect(protocol.rows.map(({ name }) => name)).toEqual(tableNames);
      expect(protocol.rows.map(({ letter }) => letter).join(' ')).toBe(letters);
      const going = { ...course, state: { ...course.state, result: null } };
      expect([countCourse(going), protocolOf(going, counted, 'ru')]).toEqual([null, null]);
    });
  }
});

describe('the course of the game', () => {
  /** Fouls, nominations, ballots (`day.round candidate:votes`, a lift, who left), nights. */
  const courseOf = (id: RulebookId) => {
    const { rows, nominations, ballots, nights } = written(id).protocol;
    return [
      rows.flatMap(({ seat, fouls }) => (fouls > 0 ? [`${seat}: ${fouls}`] : [])).join(' '),
      nominations.map(({ day, by, nominee }) => `${day} ${by}>${nominee}`).join(' '),
      ballots.map(({ day, round, votes, lift, leaving }) => {
        const counts = votes.map(({ seat, count }) => `${seat}:${count}`).join(' ');
        return `${day}.${round} ${counts}${lift ? ` lift ${lift.count} ${lift.passed}` : ''} = ${leaving.join(' ') || '-'}`;
      }),
      nights.map(({ night, killed }) => `${night} ${killed ?? '-'}`).join(', '),
    ];
  };

  it('[fiim-2018 9.5] fouls, nominations and how many votes', () => {
    expect(courseOf('fiim-2018')).toEqual([
      '10: 1',
      '1 2>5 1 3>2 2 4>6 2 6>8 3 5>9',
      ['1.1 5:3 2:7 = 2', '2.1 6:7 8:2 = 6', '3.1 9:7 = 9'],
      '2 -, 3 4',
    ]);
  });

  it('[bel-canto 9.5] fouls, nominations and how many votes; one candidate of day 1 is not voted on', () => {
    expect(courseOf('bel-canto')).toEqual([
      '1: 1',
      '1 3>7 2 4>1 3 4>6 3 6>5',
      ['2.1 1:9 = 1', '3.1 6:3 5:4 = 5'],
      '2 8, 3 3',
    ]);
  });

  it('[neft-mmt 25.5, 25.6, 25.7] fouls, votes and lift; a miss is a dash; who left by the vote', () => {
    const day1 = ['1.1 3:5 5:5 = -', '1.2 3:5 5:5 lift 6 true = 3 5'];
    expect(courseOf('neft-mmt')).toEqual(['4: 1', '1 1>3 1 2>5 2 4>2', [...day1, '2.1 2:7 = 2'], '2 1, 3 -']);
  });

  it('a withdrawn nomination is no nomination, and a lift known only by its outcome has no count', () => {
    const withdrawn = fiveGames['fiim-2018'].replace(
      'nominate 3 2\n',
      'nominate 3 10\nwithdraw 3 10\nnominate 3 2\n',
    );
    expect(protocolIn(withdrawn).protocol.nominations).toEqual(written('fiim-2018').protocol.nominations);
    const outcome = protocolIn(fiveGames['fsm-2024'].replace('lift: 1 3 4', 'lift = no')).protocol;
    expect(outcome.ballots.map(({ lift }) => lift)).toEqual([
      null,
      { count: null, passed: false },
      null,
      null,
    ]);
  });
});

describe('the best move and the winner', () => {
  for (const [id, clauses, bestMove, winner] of [
    ['fsm-2024', '8.3.1', { by: 4, seats: [2, 6, 8], denied: null }, 'black'],
    ['fiim-2018', '9.6, 9.7', null, 'red'],
    [
      'neft-mmt',
      '25.8, 25.9',
      { by: 1, seats: [], denied: { why: 'two-voted-out', clause: '19.3.2' } },
      'red',
    ],
    ['bel-canto', '9.6, 9.7', { by: 8, seats: [2, 6, 9], denied: null }, 'black'],
    ['fiim-2025', '8.2.1', { by: 10, seats: [2, 6], denied: null }, 'draw'],
  ] as const) {
    it(`[${id} ${clauses}] the first victim with the numbers named, or a dash`, () => {
      const { protocol } = written(id);
      expect([protocol.bestMove, protocol.winner]).toEqual([bestMove, winner]);
    });
  }

  it('[neft-mmt 10.10.3, 25.8] a best move that the referee did not accept is a dash with its reason', () => {
    const text = fiveGames['fsm-2024'].replace('fsm-2024', 'neft-mmt').replaceAll(' (6.6.1)', '');
    const voided = text.replace('best: 2 6 8\n', 'best: 2 6 8\nruling best-void "a hint"\n');
    expect(protocolIn(text).protocol.bestMove).toEqual({ by: 4, seats: [2, 6, 8], denied: null });
    expect(protocolIn(voided).protocol.bestMove).toEqual({
      by: 4,
      seats: [],
      denied: { why: 'voided', clause: '10.10.3' },
    });
  });
});

describe('the columns', () => {
  for (const [id, clauses, win, extra, shown] of [
    ['fiim-2018', '9.8, 9.9', '1', '0.3', '0.3'],
    ['bel-canto', '9.8, 9.9', '2', 'li1', '1'],
    ['neft-mmt', '25.10, 25.11', '1', '0.3', '0.3'],
  ] as const) {
    it(`[${id} ${clauses}] result points and additional points stand apart`, async () => {
      const session = await (await room()).start(finished(id));
      const winner = countedOf(session).score.players.find(({ items }) =>
        items.some(({ kind }) => kind === 'win'),
      );
      if (!winner) throw new Error('nobody won');
      give(
        session,
        giveExtra(session.live().course.state, winner.seat as Seat, { points: extra, approver: null }, ''),
      );
      const row = protocolOf(session.live().course, countedOf(session), 'en')?.rows[winner.seat - 1];
      expect(row?.main).toBe(win);
      expect(row?.items.filter(({ kind }) => kind === 'extra')).toMatchObject([{ points: shown }]);
    });
  }
});

for (const [id, clause, extra, net] of [
  ['fiim-2018', '9.9', '0.3', '0.2'],
  ['bel-canto', '9.9', 'li2', '0'],
] as const) {
  it(`[${id} ${clause}] the referee’s points and the best move, less the removal, stand in one column`, async () => {
    const played = fiveGames['bel-canto']
      .replace('bel-canto', id)
      .replace('last 8', 'remove 8')
      .replaceAll(/extra .*\n/g, '');
    const session = await (await room()).start(played);
    give(session, giveExtra(session.live().course.state, 8, { points: extra, approver: null }, ''));
    const row = protocolOf(session.live().course, countedOf(session), 'en')?.rows[7];
    expect(row?.items.map(({ kind }) => kind).toSorted()).toEqual(['best-move', 'extra', 'loss', 'removal']);
    expect([row?.main, row?.additional, row?.other, row?.total]).toEqual(['0', net, '0', net]);
  });
}

it('[fiim-2018 9.10] what is not explained on the back is named before the signature', async () => {
  const session = await (await room()).start(finished('fiim-2018'));
  const { scoring, sheet } = countedOf(session);
  const [first, second] = seats.filter((seat) => extraChoices(scoring, sheet, seat).length > 0);
  if (first === undefined || second === undefined) throw new Error('a draw');
  give(session, giveExtra(session.live().course.state, first, { points: '0.1', approver: null }, ''));
  give(
    session,
    giveExtra(session.live().course.state, second, { points: '0.1', approver: null }, 'led the table'),
  );
  give(session, imposeFine(10, '0.5', ''));
  expect(unexplained(session.live().course.state)).toEqual([first, 10]);
  expect(rulebookIds.map((id) => protocolForms[id].explained)).toEqual([null, '9.10', null, null, null]);
  const back = protocolOf(session.live().course, countedOf(session), 'en')?.explained;
  expect(back).toMatchObject([{ note: '' }, { note: 'led the table' }, { note: '' }]);
});

describe('whoever is sent off', () => {
  it('[neft-mmt 11.2.1, 12.5] after the decisive kill, or on his way out, has it in his row', () => {
    const told = [...decidedByKill, 'remove 8', 'remove 7 (16.3)', 'last 7'].join('\n');
    const { protocol } = protocolIn(`${tagsOf('neft-mmt')}\n${told}`);
    const rows = protocol.rows.filter(({ seat }) => [2, 7, 8].includes(seat));
    expect(rows.map(({ out, sentOff }) => [out?.by ?? null, sentOff])).toEqual([
      [null, null],
      ['shot', 'removal'],
      [null, 'removal'],
    ]);
  });
});

describe('a candidate who was not called', () => {
  it('has a dash and no number, on the front as on the reverse', () => {
    const lines = [...dayOne, 'nominate 1 2', 'nominate 4 7', 'vote 2: 1 3 4 5 6 8', 'last 2', 'forfeit 3'];
    const { protocol } = protocolIn(`${tagsOf('fsm-2024')}\n${lines.join('\n')}`);
    const votes = [
      { seat: 2, count: 6 },
      { seat: 7, count: null },
    ];
    expect(protocol.ballots[0]?.votes).toEqual(votes);
    expect(protocol.votes[0]?.candidates).toEqual(votes);
  });
});

it('[neft-mmt 15.9] a purple card stands in the row of its player', () => {
  const lines = [...decidedByKill, 'last 7', 'purple 7 (15.9.4)'].join('\n');
  const { protocol } = protocolIn(`${tagsOf('neft-mmt')}\n${lines}`);
  expect(protocol.rows.map(({ purple }) => purple)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
});
