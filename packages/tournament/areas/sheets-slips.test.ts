// Slips and claims on a sheet, and officials who are gone: what may be put right by whom.
import { describe, expect, it } from 'vitest';
import { expects } from '../expects.ts';
import {
  endGame,
  gameIn,
  give,
  handIn,
  openHall,
  playGame,
  refused,
  rulesOf,
  sheetFor,
  startGame,
  type TestHall,
} from '../testing/hall.ts';

const game = 'q/1/1';

describe('a winner entered wrongly', () => {
  const other = (hall: TestHall) => ({
    game,
    paper: { sheet: sheetFor(hall, game, 'black') },
    reason: 'The wrong side was marked.',
  });

  it('is put right with the sheet before anybody has signed it', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt') });
    handIn(hall, game, 'red');
    give(hall, 'ref1', 'correct-sheet', other(hall));
    expect(gameIn(hall, game)).toMatchObject({ winner: 'black', sheet: { winner: 'black' } });
  });

  it('is a matter of a ruling once it was signed or protested', () => {
    const signed = openHall();
    playGame(signed, game, 'red');
    give(signed, 'ref1', 'correct-sheet', {
      ...other(signed),
      paper: { sheet: sheetFor(signed, game, 'red', { firstKilled: 3 }) },
    });
    expect(refused(signed, 'ref1', 'correct-sheet', other(signed))).toBe('sheet/other-result');
    const protested = openHall();
    handIn(protested, game, 'red');
    give(protested, 'p9', 'protest', {
      protest: 'x1',
      game,
      player: 'p9',
      form: 'sheet-entry',
      subject: 'result',
      text: 'Wrong.',
    });
    expect(refused(protested, 'ref1', 'correct-sheet', other(protested))).toBe('sheet/other-result');
  });
});

describe('an approval that a paper claims', () => {
  const claimed = { extra: [{ seat: 1 as const, points: '0.7', by: 'chief' as const }] };
  const handedBy = (by: string): TestHall => {
    const hall = openHall();
    endGame(hall, game, 'red');
    give(hall, by, 'hand-in-sheet', { game, paper: { sheet: sheetFor(hall, game, 'red', claimed) } });
    return hall;
  };

  it('[fsm-2024 8.4.3] is asked of the chief, unless he brings the sheet himself', () => {
    const hall = handedBy('ref1');
    expect(gameIn(hall, game).sheet?.extra).toEqual([{ seat: 1, points: '0.7', by: 'referee' }]);
    expect(expects(hall.state)).toContainEqual({
      command: 'approve',
      id: game,
      of: ['chief'],
      clause: '8.4.3',
    });
    expect(gameIn(handedBy('chief'), game).sheet?.extra).toEqual(claimed.extra);
  });

  it('once given stays through a correction', () => {
    const hall = handedBy('chief');
    give(hall, 'ref1', 'correct-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'red', { ...claimed, firstKilled: 3 }) },
      reason: 'forgotten',
    });
    expect(gameIn(hall, game).sheet?.extra).toEqual(claimed.extra);
  });

  it('counts for nothing in a correction either', () => {
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    handIn(hall, game, 'red');
    const approvals = [{ what: 'total' as const, by: 'committee' as const }];
    const waived = [{ seat: 2 as const, clause: '8.4.4/1.6', by: 'chief' as const }];
    give(hall, 'ref1', 'correct-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'red', { approvals, waived }) },
      reason: 'forgotten',
    });
    expect(gameIn(hall, game).sheet).toMatchObject({ approvals: [], waived: [{ by: 'referee' }] });
  });
});

describe('a referee who was dismissed', () => {
  it('has no table any more: another takes it over, signs, and neither of them confirms', () => {
    const hall = openHall();
    handIn(hall, game);
    give(hall, 'org', 'dismiss', { person: 'ref1', office: 'referee' });
    expect(refused(hall, 'ref1', 'sign-sheet', { game })).toBe('office/not-yours');
    expect(expects(hall.state)).toContainEqual({
      command: 'assign-referees',
      id: game,
      of: ['organiser', 'chief'],
      clause: null,
    });
    give(hall, 'chief', 'assign-referees', { game, referee: 'ref2', sides: [] });
    give(hall, 'ref2', 'sign-sheet', { game });
    give(hall, 'org', 'appoint', { person: 'ref1', office: 'administrator' });
    expect(refused(hall, 'ref1', 'confirm-sheet', { game })).toBe('sheet/same-person');
    expect(refused(hall, 'ref2', 'confirm-sheet', { game })).toBe('sheet/same-person');
    give(hall, 'ref3', 'confirm-sheet', { game });
  });

  it('nor has a side referee of the table', () => {
    const hall = openHall();
    give(hall, 'chief', 'assign-referees', { game, referee: 'ref1', sides: ['side1'] });
    startGame(hall, game);
    give(hall, 'chief', 'dismiss', { person: 'side1', office: 'side-referee' });
    expect(refused(hall, 'side1', 'record-incident', { game, cause: 'advantage', note: '' })).toBe(
      'office/not-yours',
    );
  });
});
