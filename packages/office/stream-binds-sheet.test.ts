// The stream of a game binds its sheet: what differs is refused and listed, a reasoned correction says it, and a check finds the rest.
import { isRefusal } from '@omerta/base/refusal.ts';
import { emptySheet, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Store } from '@omerta/store/store.ts';
import { gameOf } from '@omerta/tournament/state.ts';
import { describe, expect, it } from 'vitest';
import { checkArchive } from './archive/check.ts';
import { archiveTournament } from './archive/make.ts';
import type { Handled } from './office.ts';
import { openOffice } from './office.ts';
import { cup, done, give, orderOf, playingClub, refusalOf, type TestClub } from './testing/club.ts';
import { commandsOf, deal, forge, giveLines, recordOf, table } from './testing/lines.ts';
import { granted } from './testing/played.ts';
import { verifyLog } from './verify.ts';

/** Seat 7 leaves by the vote, seat 4 is shot, and a red act gives the win to black. */
const course = [
  'night 1',
  'day 1',
  'nominate 1 2',
  'foul 3 (6.6.1)',
  'nominate 4 7',
  'vote 2: 1 3 4 5',
  'vote 7: *',
  'night 2',
  'shots: 2>4 6>4 9>4',
  'don: 4',
  'sheriff: 2',
  'best: 2 6 1',
  'day 2',
  'foul 8',
  'forfeit 1 (6.8.1)',
];

const fair: Sheet = {
  ...emptySheet,
  seats: deal.map((role, i) => ({ player: `p${i + 1}`, role })),
  winner: 'black',
  by: 'forfeit',
  forfeitBy: 1,
  firstKilled: 4,
  bestMove: [2, 6, 1],
  outDay1: 1,
};

const announced = async (winner: 'red' | 'black', lines = course): Promise<TestClub> => {
  const club = await playingClub();
  if (lines.length > 0) done(await giveLines(club, 'ref', commandsOf(lines)));
  await give(club, 'ref', 'announce-result', { game: table, winner });
  return club;
};

const handIn = (club: TestClub, sheet: unknown, by = 'ref'): Promise<Handled> =>
  club.office.handle(orderOf(club, by, 'hand-in-sheet', { game: table, paper: { sheet } }));

const handInRecord = (club: TestClub, lines: readonly string[]): Promise<Handled> =>
  club.office.handle(
    orderOf(club, 'ref', 'hand-in-sheet', { game: table, paper: { record: recordOf(lines) } }),
  );

const correct = (club: TestClub, sheet: unknown, reason: string, by = 'chief'): Promise<Handled> =>
  club.office.handle(orderOf(club, by, 'correct-sheet', { game: table, paper: { sheet }, reason }));

const listed = (handled: Handled) => (isRefusal(handled) ? handled.differences : undefined);
const inGame = { seat: null, at: null };

describe('a game broken off at its table', () => {
  it('[fiim-2018 8.9; bel-canto 8.7] needs no replay to end: its result is told and its paper says why it leaves the lines', async () => {
    const club = await announced('red', ['night 1', 'day 1', 'annul']);
    const paper: Sheet = {
      ...fair,
      winner: 'red',
      by: 'play',
      forfeitBy: null,
      firstKilled: null,
      bestMove: null,
    };
    expect(refusalOf(await handIn(club, paper))).toBe('sheet/other-than-played');
    done(await correct(club, paper, 'Прервали по ошибке: доиграли без телефона'));
    await give(club, 'ref', 'sign-sheet', { game: table });
    const { state } = await club.office.tournament(cup);
    expect(gameOf(state, table)).toMatchObject({ status: 'signed', winner: 'red' });
  });
});

describe('a sheet that leaves its stream', () => {
  const turned: Sheet = { ...fair, winner: 'red', forfeitBy: 2 };

  it('is refused with every difference and a sentence in both languages, and nothing is written', async () => {
    const club = await announced('red');
    const { version } = await club.office.tournament(cup);
    const handled = await handIn(club, turned);
    expect(handled).toMatchObject({ code: 'sheet/other-than-played', params: { game: table } });
    expect(listed(handled)).toEqual([
      { what: 'winner', ...inGame, stream: 'black', sheet: 'red' },
      { what: 'forfeit', ...inGame, stream: '1', sheet: '2' },
    ]);
    if (isRefusal(handled)) {
      expect(handled.sentence.en).toContain(
        "Winner: “the blacks” in the game's lines, “the reds” on the sheet.",
      );
      expect(handled.sentence.ru).toContain('Победитель: «чёрные» в строках игры, «красные» на бланке.');
    }
    expect((await club.office.tournament(cup)).version).toBe(version);
  });

  it('goes on neither from the chief nor after a second try', async () => {
    const club = await announced('red');
    for (const by of ['chief', 'ref'])
      expect(refusalOf(await handIn(club, turned, by))).toBe('sheet/other-than-played');
    expect(gameOf((await club.office.tournament(cup)).state, table)).toMatchObject({ status: 'ended' });
  });

  it.each([
    [
      'role',
      { seats: fair.seats.with(2, { player: 'p3', role: 'don' }).with(8, { player: 'p9', role: 'red' }) },
      2,
    ],
    ['by', { by: 'play' }, 1],
    ['first-killed', { firstKilled: null }, 1],
    ['best-move', { bestMove: [2, 6, 9] }, 1],
    ['best-move', { bestMove: null }, 1],
    ['out-day-1', { outDay1: 0 }, 1],
    ['removed', { removed: [3] }, 1],
    ['red-card', { redCards: [5] }, 1],
    ['yellow', { yellow: [8, 8] }, 1],
    ['purple', { purple: [{ seat: 8, reason: 'damage' }] }, 1],
    ['at-table', { atTable: [1, 2, 3, 5, 6, 8, 9, 10] }, 1],
  ] as const)('names what it is: %s', async (what, change, count) => {
    const club = await announced('black');
    const differences = listed(await handIn(club, { ...fair, ...change }));
    expect(differences?.map((each) => each.what)).toEqual(Array.from({ length: count }, () => what));
  });

  it('has not been played out where the stream has no result yet', async () => {
    const club = await announced('red', course.slice(0, -1));
    expect(listed(await handIn(club, { ...fair, winner: 'red', forfeitBy: null, by: 'play' }))).toEqual([
      { what: 'winner', ...inGame, stream: '-', sheet: 'red' },
    ]);
  });
});

describe('a sheet that follows from its stream', () => {
  it('is taken, with whatever people give after the play, and verifies', async () => {
    const club = await announced('black');
    const given = { ...fair, extra: [{ seat: 2, points: '0.3', by: 'referee' }], atTable: null };
    done(await handIn(club, { ...given, fines: [{ seat: 3, points: '0.5', reason: 'late' }] }));
    granted(await verifyLog(club.store));
  });

  it('is needed only where there is a stream: a game on paper alone stays as it was', async () => {
    const club = await announced('red', []);
    expect(refusalOf(await correct(club, { ...fair, winner: 'red', forfeitBy: 2 }, 'as on paper'))).toBe(
      'game/status',
    );
    done(await handIn(club, { ...fair, winner: 'red', forfeitBy: 2 }));
    granted(await verifyLog(club.store));
  });
});

describe('a record that leaves its stream', () => {
  const other = (from: string, to: readonly string[]) => course.toSpliced(course.indexOf(from), 1, ...to);

  it('is taken only where it tells the same, whatever points stand below it', async () => {
    const club = await announced('black');
    done(await handInRecord(club, [...course, 'extra 2 0.3', 'protest 1 "not seen"', 'note "long game"']));
    granted(await verifyLog(club.store));
  });

  it.each([
    ['a foul less', other('foul 8', []), [{ what: 'foul', seat: 8, at: null, stream: '1', sheet: '0' }]],
    [
      'another clause of a foul',
      other('foul 3 (6.6.1)', ['foul 3 (6.6.2)']),
      [{ what: 'foul', seat: 3, at: null, stream: '1 (6.6.1)', sheet: '1 (6.6.2)' }],
    ],
    [
      'a warning more',
      other('foul 8', ['warn 5', 'foul 8']),
      [{ what: 'warning', seat: 5, at: null, stream: '0', sheet: '1' }],
    ],
    [
      'other hands of a ballot',
      other('vote 2: 1 3 4 5', ['vote 2: 1 3 4 6']),
      [
        {
          what: 'ballot',
          seat: null,
          at: { kind: 'day', number: 1 },
          stream: '2: 1 3 4 5, 7: 2 6 7 8 9 10, leaves',
          sheet: '2: 1 3 4 6, 7: 2 5 7 8 9 10, leaves',
        },
      ],
    ],
    [
      'another check of the night',
      other('sheriff: 2', ['sheriff: 6']),
      [
        {
          what: 'night',
          seat: null,
          at: { kind: 'night', number: 2 },
          stream: 'shots: 2>4 6>4 9>4, killed: 4, don: 4, sheriff: 2',
          sheet: 'shots: 2>4 6>4 9>4, killed: 4, don: 4, sheriff: 6',
        },
      ],
    ],
    [
      'another who nominated',
      other('nominate 4 7', ['nominate 5 7']),
      [
        {
          what: 'nomination',
          seat: null,
          at: { kind: 'day', number: 1 },
          stream: '1>2 4>7',
          sheet: '1>2 5>7',
        },
      ],
    ],
  ] as const)('is refused with it: %s', async (_, lines, differences) => {
    const club = await announced('black');
    const handled = await handInRecord(club, lines);
    expect(refusalOf(handled)).toBe('sheet/other-than-played');
    expect(listed(handled)).toEqual(differences);
  });

  it('may have counted the hands that the stream names', async () => {
    const club = await announced('black');
    const counted = course.toSpliced(course.indexOf('vote 2: 1 3 4 5'), 2, 'vote 2 = 4', 'vote 7 = 6');
    done(await handInRecord(club, counted));
  });
});

describe('a correction', () => {
  const slip: Sheet = { ...fair, firstKilled: 5 };
  const slipped = [{ what: 'first-killed', ...inGame, stream: '4', sheet: '5' }];
  const eventOf = async ({ store }: TestClub) =>
    (await store.read(`tournament/${cup}`)).find(({ type }) => type === 'SheetCorrected');

  it('brings the first sheet against the stream, with a reason and by whom the table is, and lists what it changes', async () => {
    const club = await announced('black');
    for (const by of ['p1', 'admin', 'org'])
      expect(refusalOf(await correct(club, slip, 'seen on the recording', by))).toBe('office/not-yours');
    expect(refusalOf(await correct(club, slip, ' '))).toBe('text/missing');
    done(await correct(club, slip, 'seen on the recording'));
    expect((await eventOf(club))?.data).toMatchObject({
      reason: 'seen on the recording',
      differences: slipped,
    });
    granted(await verifyLog(club.store));
    granted(await checkArchive(granted(await archiveTournament(club.store, cup, { people: false }))));
  });

  it('is needed for a sheet that is in as well, and lists nothing where it comes back to the stream', async () => {
    const club = await announced('black');
    done(await handIn(club, fair));
    done(await correct(club, slip, 'seen on the recording', 'ref'));
    done(await correct(club, { ...fair, outDay1: 1 }, 'the recording was of another table', 'ref'));
    const corrected = (await club.store.read(`tournament/${cup}`)).filter(
      ({ type }) => type === 'SheetCorrected',
    );
    expect(corrected.map(({ data }) => Reflect.get(data as object, 'differences'))).toEqual([slipped, []]);
    granted(await verifyLog(club.store));
  });

  it('changes no announced result before there is a sheet', async () => {
    const club = await announced('black');
    expect(refusalOf(await correct(club, { ...fair, winner: 'red', forfeitBy: 2 }, 'a slip'))).toBe(
      'sheet/other-result',
    );
  });
});

describe('a check of the log', () => {
  const into = `tournament/${cup}`;
  const at = '2026-01-10T12:40:00Z';
  const handed = (sheet: Sheet, record: string | null = null) => ({
    type: 'SheetHandedIn',
    data: { at, game: table, sheet, record },
  });
  const turned: Sheet = { ...fair, winner: 'red', forfeitBy: 2 };
  const strayed = (differences: unknown) => ({
    code: 'game/other-than-played',
    stream: into,
    game: table,
    differences,
  });
  const firstKilled = [{ what: 'first-killed', ...inGame, stream: '4', sheet: '5' }];

  it('finds the sheet that somebody wrote past the office', async () => {
    const club = await announced('red');
    await forge(club, into, 'ref', [handed(turned)]);
    const found = strayed([
      { what: 'winner', ...inGame, stream: 'black', sheet: 'red' },
      { what: 'forfeit', ...inGame, stream: '1', sheet: '2' },
    ]);
    expect(await verifyLog(club.store)).toMatchObject(found);
    expect(
      await checkArchive(granted(await archiveTournament(club.store, cup, { people: false }))),
    ).toMatchObject(found);
  });

  it('finds a record with other fouls than were given', async () => {
    const club = await announced('black');
    const record = recordOf(course.filter((line) => line !== 'foul 8'));
    await forge(club, into, 'ref', [handed({ ...fair, atTable: [2, 3, 5, 6, 8, 9, 10] }, record)]);
    expect(await verifyLog(club.store)).toMatchObject(
      strayed([{ what: 'foul', seat: 8, stream: '1', sheet: '0' }]),
    );
  });

  it('finds a correction without a reason, and one that lists other things than it changes', async () => {
    for (const said of [
      { reason: '', differences: firstKilled },
      { reason: 'seen', differences: [] },
    ]) {
      const club = await announced('black');
      await forge(club, into, 'chief', [
        handed(fair),
        {
          type: 'SheetCorrected',
          data: { at, game: table, sheet: { ...fair, firstKilled: 5 }, record: null, ...said },
        },
      ]);
      expect(await verifyLog(club.store)).toMatchObject(strayed(firstKilled));
    }
  });

  it('lets an old correction stand that has its reason and no list', async () => {
    const club = await announced('black');
    await forge(club, into, 'chief', [
      handed(fair),
      {
        type: 'SheetCorrected',
        data: { at, game: table, sheet: { ...fair, firstKilled: 5 }, record: null, reason: 'seen' },
      },
    ]);
    granted(await verifyLog(club.store));
  });

  it('finds an approval and an amendment that change the play', async () => {
    const sheet = { ...fair, firstKilled: 5 };
    for (const event of [
      { type: 'ApprovalGiven', data: { at, game: table, of: 'chief', clause: '8.4.3', seat: 1, sheet } },
      { type: 'SheetAmended', data: { at, game: table, sheet } },
    ]) {
      const club = await announced('black');
      done(await handIn(club, fair));
      await forge(club, into, 'chief', [event]);
      expect(await verifyLog(club.store)).toMatchObject(strayed(firstKilled));
    }
  });

  it('finds lines that came after the sheet', async () => {
    const club = await announced('black');
    done(await handIn(club, fair));
    const last = (await club.store.read(`game/${cup}/${table}`)).at(-1);
    await forge(club, `game/${cup}/${table}`, 'ref', [{ type: 'FoulGiven', data: { seat: 9 } }]);
    expect(await verifyLog(club.store)).toMatchObject({
      code: 'game/not-led',
      version: (last?.version ?? 0) + 1,
    });
  });
});

describe('a line and a sheet at the same moment', () => {
  const foul = commandsOf(['night 1', 'day 1', 'foul 5']).slice(2);

  /** The office of somebody who is overtaken just before it writes. */
  const overtaken = (club: TestClub, first: () => Promise<unknown>) => {
    let late = false;
    const store: Store = {
      ...club.store,
      append: async (...given) => {
        if (!late) {
          late = true;
          await first();
        }
        return club.store.append(...given);
      },
    };
    return openOffice(store, 'minsk');
  };

  it('the sheet is held against the line that came before it', async () => {
    const club = await announced('black', course.slice(0, -1).concat('remove 3', 'forfeit 1 (6.8.1)'));
    const order = orderOf(club, 'ref', 'hand-in-sheet', {
      game: table,
      paper: { sheet: { ...fair, removed: [3] } },
    });
    const office = overtaken(club, async () =>
      done(
        await giveLines(club, 'ref', [{ type: 'undo' }, { type: 'undo' }, ...commandsOf(course).slice(-1)]),
      ),
    );
    expect(await office.handle(order)).toMatchObject({ code: 'sheet/other-than-played' });
    granted(await verifyLog(club.store));
  });

  it('the line finds the game closed by the sheet that came before it', async () => {
    const club = await announced('black');
    const office = overtaken(club, async () => done(await handIn(club, fair)));
    const answer = await giveLines({ ...club, office }, 'ref', foul);
    expect(refusalOf(answer)).toBe('game/status');
    granted(await verifyLog(club.store));
  });
});
