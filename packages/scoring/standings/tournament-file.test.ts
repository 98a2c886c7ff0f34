// Every way in which a sheet or a tournament file can be wrong, with the path and the code it gives.
import { type Invalid, type InvalidCode, invalidCodes } from '@omerta/base/invalid.ts';
import { langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { invalidText } from '../messages/invalid-text.ts';
import { readSheetFile } from '../sheet/sheet-file.ts';
import { sheetFile, tournamentFile, unfinishedRecord, wonRecord } from '../testing/files.ts';
import { readTournamentFile, standingsOf } from './tournament-file.ts';

type Tree = { [key: string]: unknown };
type Change = readonly [path: readonly (string | number)[], value: unknown];

/** The same file with one value set; `undefined` takes the key out. */
const changed = (file: unknown, [path, value]: Change): unknown => {
  const copy = structuredClone(file);
  let at = copy as Tree;
  for (const key of path.slice(0, -1)) at = at[String(key)] as Tree;
  const last = String(path.at(-1));
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
};

const records: Readonly<Record<string, string>> = {
  'won.mgn': wonRecord('fsm-2024'),
  'other.mgn': wonRecord('fiim-2018'),
  'broken.mgn': 'nonsense',
  'stranger.mgn': wonRecord('fsm-2024').replace('"p1"', '"nobody"'),
  'twins.mgn': wonRecord('fsm-2024').replace('"p1"', '"Twin"'),
  'switched.mgn': wonRecord('fsm-2024').replace('[seat 1 ', '[switch ci-mode progressive]\n[seat 1 '),
  'agreeing.mgn': wonRecord('fsm-2024').replace('[seat 1 ', '[switch ci-mode retroactive]\n[seat 1 '),
  'twice.mgn': wonRecord('fsm-2024').replace('"p1"', '"p2"'),
  'nick.mgn': wonRecord('fsm-2024').replace('"p1"', '"Nick p1"'),
  'unfinished.mgn': unfinishedRecord('fsm-2024'),
  'refused.mgn': `${unfinishedRecord('fsm-2024')}day 5\n`,
  'annulled.mgn': `${unfinishedRecord('fsm-2024')}annul (9.4) "power cut"\n`,
};
const readRecord = (path: string): string | null => records[path] ?? null;

const read = (change?: Change) =>
  readTournamentFile(change ? changed(tournamentFile, change) : tournamentFile, readRecord);
const record = (file: string): Change => [['games', 0], { stage: 'q', round: 1, table: 1, record: file }];

/** Said of other files only. */
const elsewhere = ['value/numbered', 'value/pair', 'text/long', 'text/plain'] as const;
type Elsewhere = (typeof elsewhere)[number];
const isHere = (code: InvalidCode): code is Exclude<InvalidCode, Elsewhere> =>
  !elsewhere.some((each) => each === code);

const problems: Readonly<
  Record<Exclude<InvalidCode, Elsewhere>, readonly (readonly [change: Change, path: string])[]>
> = {
  'key/missing': [
    [[['players'], undefined], 'players'],
    [[['games', 0, 'sheet', 'winner'], undefined], 'games[0].sheet.winner'],
    [[['stages', 0, 'kind'], undefined], 'stages[0].kind'],
  ],
  'key/unknown': [
    [[['colour'], 'red'], 'colour'],
    [[['games', 0, 'sheet', 'best'], []], 'games[0].sheet.best'],
    [[['players', 1, 'a b'], 1], 'players[1]["a b"]'],
    [[['games', 0, 'sheet', 'toString'], 1], 'games[0].sheet.toString'],
  ],
  'type/flag': [[[['stages', 0, 'carry'], 'yes'], 'stages[0].carry']],
  'type/list': [[[['games'], {}], 'games']],
  'type/number': [
    [[['games', 0, 'round'], '1'], 'games[0].round'],
    [[['games', 0, 'sheet', 'outDay1'], 0.5], 'games[0].sheet.outDay1'],
  ],
  'type/object': [
    [[['games', 0], 7], 'games[0]'],
    [[['switches'], []], 'switches'],
  ],
  'type/text': [[[['players', 0, 'id'], ' '], 'players[0].id']],
  'value/count': [[[['games', 0, 'table'], 0], 'games[0].table']],
  'value/decimal': [
    [
      [['games', 0, 'sheet', 'extra'], [{ seat: 1, points: 0.4, by: 'referee' }]],
      'games[0].sheet.extra[0].points',
    ],
    [
      [['games', 0, 'sheet', 'extra'], [{ seat: 1, points: '0,4', by: 'referee' }]],
      'games[0].sheet.extra[0].points',
    ],
    [[['stages', 0, 'coefficient'], '1/3'], 'stages[0].coefficient'],
  ],
  'value/format': [[[['format'], 'omerta.sheet/1'], 'format']],
  'value/positive': [
    [[['fines'], [{ player: 'p1', points: '-0.5' }]], 'fines[0].points'],
    [
      [['games', 0, 'sheet', 'fines'], [{ seat: 1, points: '0', reason: 'late' }]],
      'games[0].sheet.fines[0].points',
    ],
  ],
  'value/unlisted': [
    [[['games', 0, 'sheet', 'winner'], 'white'], 'games[0].sheet.winner'],
    [[['games', 0, 'sheet', 'seats', 2, 'role'], 'maniac'], 'games[0].sheet.seats[2].role'],
  ],
  'seat/not-a-seat': [[[['games', 0, 'sheet', 'firstKilled'], 11], 'games[0].sheet.firstKilled']],
  'seat/twice': [
    [
      [
        ['games', 0, 'sheet', 'removed'],
        [3, 4, 3],
      ],
      'games[0].sheet.removed[2]',
    ],
  ],
  'sheet/deck': [[[['games', 0, 'sheet', 'seats', 5, 'role'], 'don'], 'games[0].sheet.seats']],
  'sheet/seats': [
    [[['games', 0, 'sheet', 'seats'], tournamentFile.games[0]?.sheet.seats.slice(1)], 'games[0].sheet.seats'],
  ],
  'sheet/winner': [
    [
      [
        ['games', 0, 'sheet'],
        { ...tournamentFile.games[0]?.sheet, winner: 'black', by: 'forfeit', forfeitBy: 1 },
      ],
      'games[0].sheet.winner',
    ],
  ],
  'rulebook/unknown': [
    [[['rulebook'], 'fsm-2023'], 'rulebook'],
    [[['rulebook'], { base: 'fsm-2023' }], 'rulebook.base'],
    [[['rulebook'], 7], 'rulebook'],
  ],
  'switch/unknown': [
    [[['switches'], { withdrawals: false }], 'switches.withdrawals'],
    [[['switches'], { 'ci-mode': 'progressive' }], 'switches["ci-mode"]'],
  ],
  'switch/value': [
    [[['switches'], { ciMode: true }], 'switches.ciMode'],
    [[['switches'], { protestWindow: 0.5 }], 'switches.protestWindow'],
    [[['rulebook'], { base: 'fsm-2024', change: { ciMode: 'never' } }], 'rulebook.change.ciMode'],
  ],
  'house/unknown': [
    [[['rulebook'], { base: 'fsm-2024', change: { wins: '1' } }], 'rulebook.change.wins'],
    [[['rulebook'], { base: 'fsm-2024', change: { toString: '1' } }], 'rulebook.change.toString'],
  ],
  'house/value': [
    [[['rulebook'], { base: 'fsm-2024', change: { win: 0.75 } }], 'rulebook.change.win'],
    [[['rulebook'], { base: 'fsm-2024', change: { ciRounding: 'up' } }], 'rulebook.change.ciRounding'],
  ],
  'player/id-twice': [[[['players', 1, 'id'], 'p1'], 'players[1].id']],
  'player/twice': [
    [[['games', 0, 'sheet', 'seats', 2, 'player'], 'p1'], 'games[0].sheet.seats[2]'],
    [[['lots'], [['p1', 'p1']]], 'lots[0][1]'],
    [record('twice.mgn'), 'games[0].record'],
  ],
  'player/unknown': [
    [[['games', 0, 'sheet', 'seats', 2, 'player'], 'p99'], 'games[0].sheet.seats[2]'],
    [[['fines'], [{ player: 'p99', points: '0.5' }]], 'fines[0].player'],
    [[['expelled'], [{ player: 'p99', clause: '7.3' }]], 'expelled[0].player'],
    [[['lots'], [['p1', 'p99']]], 'lots[0][1]'],
  ],
  'stage/id-twice': [[[['stages', 1], { id: 'q', kind: 'final' }], 'stages[1].id']],
  'stage/none': [[[['stages'], []], 'stages']],
  'stage/unknown': [[[['games', 0, 'stage'], 'x'], 'games[0].stage']],
  'game/twice': [[[['games', 1], tournamentFile.games[0]], 'games[1]']],
  'game/record-or-sheet': [
    [[['games', 0, 'record'], 'won.mgn'], 'games[0]'],
    [[['games', 0, 'sheet'], undefined], 'games[0]'],
  ],
  'record/outside': ['../won.mgn', 'a/../../won.mgn', '/won.mgn', '..\\won.mgn', 'C:won.mgn'].map(
    (path): readonly [Change, string] => [record(path), 'games[0].record'],
  ),
  'record/missing': [[record('nowhere.mgn'), 'games[0].record']],
  'record/player-ambiguous': [[record('twins.mgn'), 'games[0].record']],
  'record/player-unknown': [[record('stranger.mgn'), 'games[0].record']],
  'record/rulebook': [[record('other.mgn'), 'games[0].record']],
  'record/switch': [[record('switched.mgn'), 'games[0].record']],
  'record/syntax': [[record('broken.mgn'), 'games[0].record']],
};

const cases = invalidCodes
  .filter(isHere)
  .flatMap((code) => problems[code].map(([change, path]) => [code, path, change] as const));

describe('a tournament file', () => {
  it.each(cases)('%s at %s', (code, path, change) => {
    const invalid = read(change);
    expect(invalid).toMatchObject({ code, path });
    for (const lang of langs) {
      const message = invalidText(invalid as Invalid, lang);
      expect(message).toMatch(/^\S.*[.!]$/s);
      expect(message).not.toMatch(/undefined|\[object/);
      if (lang === 'ru') expect(message).toMatch(/[а-я]/i);
    }
  });

  it('that is right is read whole', () => {
    const file = read();
    if (isRefusal(file)) throw new Error(invalidText(file, 'en'));
    expect(file.refused).toEqual([]);
    expect(file.tournament).toMatchObject({
      name: 'Open',
      players: { length: 12 },
      games: [{ stage: 'q', round: 1, table: 1 }],
    });
    expect(file.tournament.stages[0]).toMatchObject({
      name: 'q',
      plannedGames: null,
      carry: false,
      coefficient: { over: 1n, under: 1n },
    });
  });

  it.each(['won.mgn', 'nick.mgn', 'agreeing.mgn'])('takes the record %s', (name) => {
    const file = read(record(name));
    if (isRefusal(file)) throw new Error(invalidText(file, 'en'));
    expect(file).toMatchObject({ refused: [], places: ['games[0].record'] });
    expect(file.tournament.games[0]?.sheet.seats[0]).toEqual({ player: 'p1', role: 'black' });
  });

  it('leaves an annulled record out and keeps the numbering of the file', () => {
    const games = [
      { stage: 'q', round: 1, table: 1, record: 'annulled.mgn' },
      {
        ...tournamentFile.games[0],
        sheet: { ...tournamentFile.games[0]?.sheet, extra: [{ seat: 1, points: '9', by: 'referee' }] },
      },
    ];
    const file = read([['games'], games]);
    if (isRefusal(file)) throw new Error(invalidText(file, 'en'));
    expect(file).toMatchObject({
      refused: [],
      places: ['games[1].sheet'],
      tournament: { games: { length: 1 } },
    });
    expect(standingsOf(file, {})).toMatchObject({
      code: 'refused',
      refused: [{ path: 'games[1].sheet.extra[0]' }],
    });
  });

  it.each([
    ['unfinished.mgn', 'score/unfinished'],
    ['refused.mgn', 'score/refused-line'],
  ])('refuses to count %s', (name, code) => {
    expect(read(record(name))).toMatchObject({ refused: [{ path: 'games[0].record', code }] });
  });

  it('lets house rules set a switch of play for its records too', () => {
    const file = read([
      ['rulebook'],
      { base: 'fsm-2024', name: 'House', change: { fourthFoulFine: false, win: '2' } },
    ]);
    if (isRefusal(file)) throw new Error(invalidText(file, 'en'));
    expect(file.tournament.scoring.rulebook).toMatchObject({
      title: 'House',
      switches: { 'fourth-foul-fine': 'off' },
    });
    expect(file.tournament.scoring.win.value).toEqual({ over: 2n, under: 1n });
  });
});

describe('a sheet file', () => {
  it('needs seats and winner only', () => {
    const file = readSheetFile(sheetFile);
    if (isRefusal(file)) throw new Error(invalidText(file, 'en'));
    expect(file.sheet).toMatchObject({ by: 'play', outDay1: 0, extra: [], atTable: null });
  });

  it('tells the path from its own root', () => {
    expect(readSheetFile(changed(sheetFile, [['sheet', 'seats', 2, 'player'], 'p1']))).toMatchObject({
      code: 'player/twice',
      path: 'sheet.seats[2]',
    });
    expect(readSheetFile(null)).toMatchObject({ code: 'type/object', path: '' });
    expect(readSheetFile(tournamentFile)).toMatchObject({ path: 'name', code: 'key/unknown' });
  });
});

describe('what a file may also say', () => {
  const accepted = (change: Change): boolean => !isRefusal(readSheetFile(changed(sheetFile, change)));

  it('switches in camel case, their values too, and house fractions', () => {
    expect(
      accepted([['rulebook'], { base: 'fiim-2025', change: { judgeGrid2025: 'any', ciRounding: 'floor' } }]),
    ).toBe(true);
    expect(
      accepted([['rulebook'], { base: 'neft-mmt', change: { yellowMode: 'perCard', ciOnWin: '1/3' } }]),
    ).toBe(true);
    expect(accepted([['rulebook'], { base: 'neft-mmt', change: { yellowMode: 'perHour' } }])).toBe(false);
    expect(accepted([['rulebook'], { base: 'neft-mmt', change: { ciOnWin: '1/0' } }])).toBe(false);
  });

  it('a best move as it was said, and nobody known to have left on day 1', () => {
    expect(
      accepted([
        ['sheet', 'bestMove'],
        [1, 8, 9, 10],
      ]),
    ).toBe(true);
    expect(accepted([['sheet', 'outDay1'], null])).toBe(true);
  });
});

it('replays a record once, however often the file names it', () => {
  const asked: string[] = [];
  const games = Array.from({ length: 300 }, (_, i) => ({
    stage: 'q',
    round: i + 1,
    table: 1,
    record: 'won.mgn',
  }));
  const file = readTournamentFile({ ...tournamentFile, games }, (path) => {
    asked.push(path);
    return readRecord(path);
  });
  expect(asked).toEqual(['won.mgn']);
  expect(isRefusal(file) ? file : file.tournament.games).toHaveLength(300);
  const unfinished = games.map((game) => ({ ...game, record: 'unfinished.mgn' }));
  const refused = readTournamentFile({ ...tournamentFile, games: unfinished }, readRecord);
  expect(isRefusal(refused) ? [] : refused.refused.map(({ path }) => path).slice(0, 2)).toEqual([
    'games[0].record',
    'games[1].record',
  ]);
});
