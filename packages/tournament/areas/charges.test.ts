// A removal on a ground that may cost the tournament: the question, who answers it, and what follows.
import { isRefusal } from '@omerta/base/refusal.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { describe, expect, it } from 'vitest';
import { expects } from '../expects.ts';
import { openMatters } from '../open-matters.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import type { ExpulsionGround } from '../rulebooks/tournament-rules.ts';
import { standingsOfState } from '../standings.ts';
import {
  applyRuling,
  closeGame,
  endGame,
  finish,
  gameIn,
  give,
  newHall,
  openHall,
  openRound,
  people,
  recordFor,
  refused,
  rulesOf,
  sheetFor,
  type TestHall,
} from '../testing/hall.ts';
import { deskView } from '../view/officials.ts';
import { playerView } from '../view/player.ts';
import { publicView } from '../view/public.ts';

const game = 'q/1/1';

/** Seat 2, a red, forfeits at the end: black wins, and nothing else of the game matters. */
const handedIn = (book: string, lines: readonly string[], options = {}): TestHall => {
  const hall = openHall({ rules: rulesOf(book), rounds: 1, stages: [{ plannedGames: 1 }], ...options });
  endGame(hall, game, 'black');
  give(hall, 'ref1', 'hand-in-sheet', { game, paper: { record: recordFor(hall, game, lines) } }, 'sheet');
  return hall;
};

const ended = (...lines: readonly string[]): string[] => [...lines, 'forfeit 2'];
const chargesIn = (hall: TestHall): string[] =>
  Object.values(hall.state.charges).map(
    ({ person, clauses, grounds }) => `${person} ${clauses.join('+')}: ${grounds.join('|')}`,
  );
const waiting = (hall: TestHall): string[] =>
  expects(hall.state)
    .filter(({ command }) => command === 'decide-charge')
    .map(({ id, of, clause }) => `${id} ${of.join('|')} ${clause}`);

const sign = (hall: TestHall): void => {
  give(hall, 'ref1', 'sign-sheet', { game });
  give(hall, 'admin', 'confirm-sheet', { game });
  closeGame(hall, game);
};

const information: ExpulsionGround = 'outside-information';
const insult: ExpulsionGround = 'referee-insulted';

describe('raised with the sheet', () => {
  const rows: readonly (readonly [
    book: string,
    clause: string,
    line: string,
    grounds: readonly ExpulsionGround[],
  ])[] = [
    ...['fsm-2024', 'fiim-2018', 'bel-canto', 'fiim-2025'].flatMap((book) => [
      [book, '6.7.10', 'remove 3 (6.7.10)', [information]] as const,
      [book, '6.7.4', 'remove 3 (6.7.4)', [insult]] as const,
      [book, '7.3', 'remove 3 (7.3)', [information, insult]] as const,
      [book, '6.7.5', 'remove 3 (6.7.5)', []] as const,
      [book, '6.7.1', 'remove 3 (6.7.1)', []] as const,
    ]),
    ...['fsm-2024', 'fiim-2018', 'bel-canto'].flatMap((book) => [
      [book, '5.1.4', 'remove 3 (5.1.4)', [information]] as const,
      [book, '5.1.6', 'remove 3 (5.1.6)', [insult]] as const,
    ]),
    ['neft-mmt', '16.4', 'remove 3 (16.4)', [information]],
    ['neft-mmt', '16.3', 'remove 3 (16.3)', [insult]],
    ['neft-mmt', '12.4', 'remove 3 (12.4)', [information]],
    ['neft-mmt', '12.5', 'remove 3 (12.5)', [insult]],
    ['neft-mmt', '18.4', 'remove 3 (18.4)', [information, insult]],
    ['neft-mmt', '16.1', 'remove 3 (16.1)', []],
    ['neft-mmt', '15.1.5', 'yellow 3 (15.1.5)', []],
  ];

  it.each(
    rows.map(
      (row) => [`[${row[0]} ${row[1]}] ${row[2]} asks ${row[3].join(' or ') || 'nothing'}`, row] as const,
    ),
  )('%s', (_, [book, clause, line, grounds]) => {
    const hall = handedIn(book, ended(line));
    expect(chargesIn(hall)).toEqual(grounds.length === 0 ? [] : [`p3 ${clause}: ${grounds.join('|')}`]);
    const by = book === 'neft-mmt' ? 'organiser 18.4' : 'chief 7.3';
    expect(waiting(hall)).toEqual(grounds.length === 0 ? [] : [`sheet.1 ${by}`]);
  });

  it.each(['fsm-2024', 'fiim-2025'])(
    '[%s 7.3, 6.8.5] a leaving player’s forfeit may be the insult of a referee',
    (book) => {
      const hall = handedIn(book, [
        'nominate 1 2',
        'nominate 3 4',
        'vote 2: 1 3 4 5 6 7',
        'vote 4: *',
        'last 2',
        'forfeit 2 (6.8.5)',
      ]);
      expect(chargesIn(hall)).toEqual(['p2 6.8.5: referee-insulted']);
    },
  );

  it('[neft-mmt 18.22] damage is told to the organiser when the game is over; during it the forfeit is the answer', () => {
    expect(chargesIn(handedIn('neft-mmt', ['forfeit 2 (18.22)']))).toEqual([]);
    const hall = handedIn('neft-mmt', [
      ...seats.slice(1, 5).map((seat) => `remove ${seat}`),
      'forfeit 6 (18.22)',
    ]);
    expect(chargesIn(hall)).toEqual(['p6 18.22: equipment-damaged']);
    give(hall, 'org', 'decide-charge', {
      charge: 'sheet.1',
      ground: 'equipment-damaged',
      reason: 'Broke the speaker.',
    });
    expect(hall.state.expelled).toEqual([{ person: 'p6', clause: '18.22' }]);
  });

  it('[fsm-2024 7.3] one question a player, of everything he was removed for; none of a removal without a clause, a foul, or a line taken back', () => {
    const hall = handedIn('fsm-2024', ['remove 3 (6.7.10)', 'forfeit 3 (6.8.5)']);
    expect(chargesIn(hall)).toEqual(['p3 6.7.10+6.8.5: outside-information|referee-insulted']);
    expect(
      chargesIn(handedIn('fsm-2024', ended('remove 3', 'foul 4 (6.7.10)', 'remove 5 (6.7.4)', 'undo'))),
    ).toEqual([]);
    expect(chargesIn(handedIn('fsm-2024', ended('remove 3 (6.7.10)', 'remove 4 (6.7.4)')))).toHaveLength(2);
  });

  it('[fsm-2024 7.3] a sheet on paper says nothing of clauses and asks nothing', () => {
    const hall = openHall({ rounds: 1 });
    endGame(hall, game, 'black');
    give(hall, 'ref1', 'hand-in-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'black', { removed: [3] }) },
    });
    expect(hall.state.charges).toEqual({});
  });

  it('[fsm-2024 7.3] an evening is no tournament to be removed from', () => {
    const hall = newHall();
    give(hall, 'org', 'create-tournament', {
      name: 'Sunday',
      kind: 'evening',
      zone: 'UTC',
      rules: rulesOf('fsm-2024'),
      secondConfirmation: false,
    });
    give(hall, 'org', 'appoint', { person: 'ref1', office: 'referee' });
    give(hall, 'org', 'seat-game', {
      stage: 'evening',
      round: 1,
      table: 1,
      players: people(10),
      drawn: false,
    });
    const id = Object.keys(hall.state.games)[0] ?? '';
    give(hall, 'org', 'assign-referees', { game: id, referee: 'ref1', sides: [] });
    endGame(hall, id, 'black');
    give(hall, 'ref1', 'hand-in-sheet', {
      game: id,
      paper: { record: recordFor(hall, id, ended('remove 3 (6.7.10)')) },
    });
    expect(hall.state.charges).toEqual({});
  });
});

describe('decided', () => {
  const books = [
    ['fsm-2024', '7.3', 'chief', 'remove 3 (6.7.10)'],
    ['fiim-2018', '7.3', 'chief', 'remove 3 (6.7.10)'],
    ['bel-canto', '7.3', 'chief', 'remove 3 (6.7.10)'],
    ['fiim-2025', '7.3', 'chief', 'remove 3 (6.7.10)'],
    ['neft-mmt', '18.4', 'org', 'remove 3 (16.4)'],
  ] as const;

  it.each(books)(
    '[%s %s] the tournament is not finished before it is, and where the ground is met the player is expelled',
    (book, clause, by, line) => {
      const hall = handedIn(book, ended(line));
      sign(hall);
      expect(refused(hall, 'org', 'finish-tournament', {})).toBe('tournament/open-matters');
      const rules = chooseBook(hall.state.rules);
      if (isRefusal(rules)) throw new Error('no book');
      expect(openMatters(hall.state, rules)).toEqual([{ what: 'charge', game, charge: 'sheet.1', clause }]);
      const other = by === 'org' ? 'chief' : 'org';
      const verdict = { charge: 'sheet.1', ground: information, reason: 'He lifted his mask twice.' };
      expect(refused(hall, other, 'decide-charge', verdict)).toBe(`charge/not-yours ${clause}`);
      expect(refused(hall, 'ref1', 'decide-charge', verdict)).toBe('office/not-yours');
      expect(refused(hall, by, 'decide-charge', { ...verdict, reason: ' ' })).toBe('text/missing');
      expect(refused(hall, by, 'decide-charge', { ...verdict, ground: insult })).toBe(
        `charge/ground ${clause}`,
      );
      expect(refused(hall, by, 'decide-charge', { ...verdict, charge: 'sheet.2' })).toBe('charge/unknown');
      const events = give(hall, by, 'decide-charge', verdict, 'verdict');
      expect(events).toMatchObject([
        { type: 'ChargeDecided', charge: 'sheet.1', ground: information, by, command: 'verdict', clause },
        {
          type: 'PlayerExpelled',
          person: 'p3',
          clause,
          reason: 'He lifted his mask twice.',
          command: 'verdict',
        },
      ]);
      expect(hall.state.charges['sheet.1']?.decision).toEqual({
        ground: information,
        by,
        at: hall.now,
        reason: 'He lifted his mask twice.',
      });
      expect(refused(hall, by, 'decide-charge', verdict)).toBe(`charge/decided ${clause}`);
      expect(waiting(hall)).toEqual([]);
      const table = standingsOfState(hall.state);
      if (isRefusal(table)) throw new Error(table.code);
      expect(table.rows.at(-1)).toMatchObject({ player: 'p3', place: null, games: 1 });
      finish(hall);
    },
  );

  it.each(books)('[%s %s] where it is not met, the matter is closed and he plays on', (book, _, by, line) => {
    const hall = handedIn(book, ended(line), { rounds: 2 });
    give(hall, by, 'decide-charge', { charge: 'sheet.1', ground: null, reason: 'His mask slipped.' });
    expect(hall.state.expelled).toEqual([]);
    expect(hall.state.charges['sheet.1']?.decision).toMatchObject({
      ground: null,
      by,
      reason: 'His mask slipped.',
    });
    expect(waiting(hall)).toEqual([]);
    give(hall, 'ref1', 'sign-sheet', { game });
    give(hall, 'admin', 'confirm-sheet', { game });
    openRound(hall, 'q', 2);
    endGame(hall, 'q/2/1', 'black');
  });

  it('[fsm-2024 7.3] who goes on to the next stage is not known before it is', () => {
    const final = {
      stage: 'f',
      name: 'F',
      kind: 'final' as const,
      plannedGames: 1,
      coefficient: '1',
      carry: false,
      advance: 10,
    };
    const hall = handedIn('fsm-2024', ended('remove 3 (6.7.10)'), { stages: [{}, final] });
    sign(hall);
    const field = { stage: 'f', players: people(10), drawn: false };
    expect(refused(hall, 'org', 'form-stage', field)).toBe('stage/previous-open');
    give(hall, 'chief', 'decide-charge', { charge: 'sheet.1', ground: null, reason: 'No.' });
    give(hall, 'org', 'form-stage', field);
  });

  it('[fsm-2024 7.3] whoever is out already is not expelled twice', () => {
    const hall = handedIn('fsm-2024', ended('remove 3 (6.7.10)'));
    give(hall, 'chief', 'expel', { person: 'p3', clause: '7.3', reason: 'Seen by all.' });
    expect(waiting(hall)).toHaveLength(1);
    const events = give(hall, 'chief', 'decide-charge', {
      charge: 'sheet.1',
      ground: information,
      reason: 'Seen by all.',
    });
    expect(events.map(({ type }) => type)).toEqual(['ChargeDecided']);
    expect(hall.state.expelled).toHaveLength(1);
  });
});

describe('a sheet that changes', () => {
  const correct = (hall: TestHall, lines: readonly string[]) =>
    give(
      hall,
      'ref1',
      'correct-sheet',
      { game, paper: { record: recordFor(hall, game, lines) }, reason: 'A slip.' },
      'again',
    );

  it('[fsm-2024 7.3] drops the question with its line, keeps it with the same, and asks anew of another', () => {
    const hall = handedIn('fsm-2024', ended('remove 3 (6.7.10)'));
    expect(correct(hall, ended('remove 3 (6.7.10)', 'foul 5')).map(({ type }) => type)).toEqual([
      'SheetCorrected',
    ]);
    expect(waiting(hall)).toEqual(['sheet.1 chief 7.3']);
    const other = handedIn('fsm-2024', ended('remove 3 (6.7.10)'));
    correct(other, ended('remove 3 (6.7.4)', 'remove 4 (6.7.10)'));
    expect(chargesIn(other)).toEqual(['p3 6.7.4: referee-insulted', 'p4 6.7.10: outside-information']);
    expect(waiting(other)).toEqual(['again.1 chief 7.3', 'again.2 chief 7.3']);
    const none = handedIn('fsm-2024', ended('remove 3 (6.7.10)'));
    correct(none, ended('remove 3 (6.7.1)'));
    expect([chargesIn(none), waiting(none)]).toEqual([[], []]);
  });

  it('[fsm-2024 7.3] keeps what was decided', () => {
    const hall = handedIn('fsm-2024', ended('remove 3 (6.7.10)'));
    give(hall, 'chief', 'decide-charge', { charge: 'sheet.1', ground: null, reason: 'No.' });
    correct(hall, ended('remove 3 (6.7.10)', 'foul 5'));
    expect([chargesIn(hall), waiting(hall)]).toEqual([['p3 6.7.10: outside-information'], []]);
  });

  it('[fsm-2024 7.3] a paper without lines keeps the question as long as the player stays removed', () => {
    const hall = handedIn('fsm-2024', ended('remove 3 (6.7.10)'));
    const paper = (removed: readonly 3[]) => ({
      sheet: { ...gameIn(hall, game).sheet, removed, extra: [{ seat: 1, points: '0.2', by: 'referee' }] },
    });
    give(hall, 'ref1', 'correct-sheet', { game, paper: paper([3]), reason: 'Points.' });
    expect(waiting(hall)).toHaveLength(1);
    give(hall, 'ref1', 'correct-sheet', { game, paper: paper([]), reason: 'Not removed.' });
    expect(waiting(hall)).toEqual([]);
  });

  it('[fsm-2024 7.3] a ruling that lifts the removal lifts the question', () => {
    const hall = handedIn('fsm-2024', ended('remove 3 (6.7.10)'));
    const sheet = { ...gameIn(hall, game).sheet, removed: [] };
    give(hall, 'chief', 'propose-ruling', {
      ruling: 'r1',
      game,
      protest: null,
      reason: 'Wrong seat.',
      change: { kind: 'penalties', sheet },
    });
    applyRuling(hall, 'chief', 'r1');
    expect([chargesIn(hall), waiting(hall)]).toEqual([[], []]);
  });

  it('[neft-mmt 18.4, 18.17] a game annulled before it had a sheet is asked about by its record', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1 });
    endGame(hall, game, 'black');
    const record = recordFor(hall, game, ['remove 3 (16.3)']);
    const change = { kind: 'replay' as const, cause: 'sound-failed', carry: [], substitutions: [], record };
    give(hall, 'ref1', 'propose-ruling', { ruling: 'r1', game, protest: null, reason: 'No sound.', change });
    applyRuling(hall, 'ref1', 'r1');
    expect(chargesIn(hall)).toEqual(['p3 16.3: referee-insulted']);
  });
});

describe('seen by', () => {
  it('[fsm-2024 7.3] the desk and the player himself, nobody else', () => {
    const hall = handedIn('fsm-2024', ended('remove 3 (6.7.10)'));
    expect(deskView(hall.state, 'chief', hall.now).charges).toMatchObject([
      { id: 'sheet.1', person: 'p3', decision: null },
    ]);
    expect(playerView(hall.state, 'p3', hall.now, { club: null }).charges).toEqual([
      { game, clause: '7.3', grounds: [information], decision: null },
    ]);
    expect(playerView(hall.state, 'p4', hall.now, { club: null }).charges).toEqual([]);
    expect(JSON.stringify(publicView(hall.state))).not.toMatch(/charge|outside-information|6\.7\.10/);
  });
});
