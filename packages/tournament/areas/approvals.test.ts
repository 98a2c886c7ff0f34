// Approvals refused: what was refused does not count, nobody is asked any more, and until then the table says what awaits.
import { makeExact } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { emptySheet, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { describe, expect, it } from 'vitest';
import type { ApprovalNeed } from '../command.ts';
import { expects } from '../expects.ts';
import { refusalText } from '../messages/refusal-text.ts';
import { openMatters } from '../open-matters.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import { standingsOfState } from '../standings.ts';
import {
  closeGame,
  gameIn,
  give,
  handIn,
  openHall,
  refusalOf,
  refused,
  rulesOf,
  type TestHall,
} from '../testing/hall.ts';
import { sheetAnswers } from '../view/sheet-answers.ts';

const game = 'q/1/1';

type Extra = Sheet['extra'][number];
const extra = (seat: Extra['seat'], points: string): Extra => ({ seat, points, by: 'referee' });
const five = ([1, 3, 4, 5, 7] as const).map((seat) => extra(seat, '0.2'));

const bookOf = (hall: TestHall) => {
  const book = chooseBook(hall.state.rules);
  if (isRefusal(book)) throw new Error('no rules');
  return book;
};

const rowOf = (hall: TestHall, seat: number) => {
  const table = standingsOfState(hall.state);
  if (isRefusal(table)) throw new Error(table.code);
  const player = gameIn(hall, game).seats[seat - 1];
  const row = table.rows.find((each) => each.player === player);
  const shown = reportStandings(table).rows.find((each) => each.player === player);
  return { total: row && makeExact(row.total), awaiting: shown?.awaiting };
};

/** Where the next game has not begun a protest may still come: that is another matter. */
const closing = (hall: TestHall): string => {
  try {
    closeGame(hall, game);
    return 'closed';
  } catch (error) {
    return String(error);
  }
};

type Case = {
  readonly need: ApprovalNeed;
  readonly asked: Partial<Sheet>;
  readonly left: Partial<Sheet>;
  readonly by: string;
};

const chiefsOwn = (clause: string): Case => ({
  need: { of: 'chief', clause, seat: 3 },
  asked: { extra: [extra(3, '0.6'), extra(4, '0.3')] },
  left: { extra: [extra(4, '0.3')] },
  by: 'chief',
});
const fifth = (clause: string): Case => ({
  need: { of: 'chief', clause, seat: null },
  asked: { extra: five },
  left: { extra: [] },
  by: 'chief',
});

const cases: readonly (readonly [string, string, Case])[] = [
  ['fsm-2024', '8.4.3', chiefsOwn('8.4.3')],
  ['neft-mmt', '19.4.3', chiefsOwn('19.4.3')],
  ['fiim-2018', '8.4.3', chiefsOwn('8.4.3')],
  ['fsm-2024', '8.4.1', fifth('8.4.1')],
  ['neft-mmt', '19.4.1', fifth('19.4.1')],
  [
    'fiim-2025',
    '8.3.3',
    {
      need: { of: 'committee', clause: '8.3.3', seat: 3 },
      asked: { extra: [extra(3, '1.5')] },
      left: { extra: [] },
      by: 'committee',
    },
  ],
  [
    'fiim-2025',
    '8.4.3',
    {
      need: { of: 'chief', clause: '8.4.3', seat: 2 },
      asked: { waived: [{ seat: 2, clause: '8.4.4/1.6', by: 'referee' }] },
      left: { waived: [] },
      by: 'chief',
    },
  ],
];

describe('a game that lacks a consent', () => {
  const sentence = (hall: TestHall): string =>
    refusalText(refusalOf(hall, 'chief', 'close-game', { game }), 'ru');

  it('is not closed, and it is said whose it is, where it is given, and what to do where nobody can', () => {
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    handIn(hall, game, 'red', { waived: [{ seat: 4, clause: '8.5.5/2.2.2', by: 'referee' }] });
    give(hall, 'ref1', 'sign-sheet', { game });
    give(hall, 'admin', 'confirm-sheet', { game });
    expect(sentence(hall)).toMatch(/не хватает согласия .*в этом же бланке/);
    hall.state = { ...hall.state, offices: hall.state.offices.filter(({ office }) => office === 'chief') };
    expect(sentence(hall)).toMatch(
      /не хватает согласия дежурного члена Судейского комитета, а дать его некому: назначьте/,
    );
  });
});

describe('a refused approval', () => {
  it.each(cases)(
    '[%s %s] takes away what it was asked for, ends the question and lets the game be closed',
    (book, _, about) => {
      const { need, asked, left, by } = about;
      const hall = openHall({ rules: rulesOf(book) });
      handIn(hall, game, 'red', asked);
      const what = { game, ...need };
      expect(openMatters(hall.state, bookOf(hall)).map((each) => each.what)).toContain('unapproved');
      expect(refused(hall, by, 'refuse-approval', { ...what, reason: ' ' })).toBe('text/missing');
      give(hall, by, 'refuse-approval', { ...what, reason: 'Слишком много' });
      expect(gameIn(hall, game).sheet).toMatchObject(left);
      expect(gameIn(hall, game)).toMatchObject({ amended: true, approvals: [{ state: 'refused', by }] });
      expect(openMatters(hall.state, bookOf(hall)).map((each) => each.what)).not.toContain('unapproved');
      expect(expects(hall.state).map(({ command }) => command)).not.toContain('approve');
      expect(refused(hall, by, 'refuse-approval', { ...what, reason: 'x' })).toBe('approval/not-needed');
      give(hall, 'ref1', 'sign-sheet', { game });
      give(hall, 'admin', 'confirm-sheet', { game });
      expect(closing(hall)).not.toMatch(/needs-approval/);
    },
  );

  it('[fsm-2024 8.4.3] counts and is said to await until it is answered, and not after a refusal', () => {
    const hall = openHall();
    handIn(hall, game, 'red', { extra: [extra(3, '0.6'), extra(4, '0.3')] });
    expect(rowOf(hall, 3)).toEqual({ total: '1.6', awaiting: '0.6' });
    expect(rowOf(hall, 4)).toEqual({ total: '1.3', awaiting: undefined });
    give(hall, 'chief', 'refuse-approval', { game, of: 'chief', clause: '8.4.3', seat: 3, reason: 'no' });
    expect(rowOf(hall, 3)).toEqual({ total: '1', awaiting: undefined });
    expect(rowOf(hall, 4)).toEqual({ total: '1.3', awaiting: undefined });
  });

  it('[neft-mmt 19.4.1; neft-mmt 19.4.3] an entry that two approvals are open for awaits them once', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt') });
    const own = [extra(1, '0.6'), ...([3, 4, 5, 7] as const).map((seat) => extra(seat, '0.1'))];
    handIn(hall, game, 'red', { extra: own });
    expect(rowOf(hall, 1).awaiting).toBe('0.6');
    expect(rowOf(hall, 3).awaiting).toBe('0.1');
    give(hall, 'chief', 'approve', { game, of: 'chief', clause: '19.4.1', seat: null });
    expect(rowOf(hall, 1).awaiting).toBe('0.6');
    expect(rowOf(hall, 3).awaiting).toBeUndefined();
  });

  it('is told whoever leads the game, with its reason', () => {
    const hall = openHall();
    handIn(hall, game, 'red', { extra: [extra(3, '0.6')] });
    const about = { of: 'chief', clause: '8.4.3', seat: 3 } as const;
    const told = () => sheetAnswers(hall.state, bookOf(hall), gameIn(hall, game)).consents;
    expect(told()).toEqual([{ ...about, state: 'asked', person: null, reason: '' }]);
    give(hall, 'chief', 'refuse-approval', { game, ...about, reason: 'Не за что' });
    expect(told()).toEqual([{ ...about, state: 'refused', person: 'chief', reason: 'Не за что' }]);
  });

  it('[bel-canto 8.3] nobody is asked where a rulebook knows no approval', () => {
    const hall = openHall({ rules: rulesOf('bel-canto') });
    handIn(hall, game, 'red', { ...emptySheet, extra: [extra(1, 'li1'), extra(3, 'li2')] });
    expect(openMatters(hall.state, bookOf(hall)).map((each) => each.what)).not.toContain('unapproved');
    expect(refused(hall, 'chief', 'approve', { game, of: 'chief', clause: '8.3', seat: 1 })).toBe(
      'approval/not-needed',
    );
  });
});

describe('an approval that a record claims', () => {
  const lines = ['night 1', 'day 1', 'forfeit 2 (6.8.1)', 'extra 3 0.6 by chief'];

  it('[fsm-2024 8.4.3] is asked for, and every file tells the sheet and not the claim', () => {
    const hall = openHall();
    const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];
    const seats = roles.map((role, i) => `[seat ${i + 1} "${gameIn(hall, game).seats[i]}" ${role}]`);
    const record = ['[rulebook fsm-2024]', ...seats, ...lines, ''].join('\n');
    give(hall, 'ref1', 'call-game', { game });
    give(hall, 'ref1', 'start-game', { game });
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { record } });
    expect(gameIn(hall, game)).toMatchObject({ amended: true, sheet: { extra: [extra(3, '0.6')] } });
    expect(openMatters(hall.state, bookOf(hall)).map((each) => each.what)).toContain('unapproved');
  });
});
