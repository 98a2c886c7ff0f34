// A sheet typed from paper: what each field means, what is wrong at which field, and how it is kept.

import { scoringFor, tableSheet } from '@omerta/scoring/testing/sheets.ts';
import { describe, expect, it } from 'vitest';
import { afterTyping, moveOn } from './paper-keys.ts';
import { draftOf, fieldsAsked, readDraft } from './paper-sheet.ts';
import { emptyDraft, type PaperDraft } from './paper-words.ts';

const players = Array.from({ length: 10 }, (_, i) => `p${i + 1}`);
const fsm = { scoring: scoringFor('fsm-2024'), players, before: null };
const neft = { scoring: scoringFor('neft-mmt'), players, before: null };
const li = { scoring: scoringFor('bel-canto'), players, before: null };

/** Don 10, blacks 8 and 9, Sheriff 1. */
const typed = (fields: Partial<PaperDraft> = {}): PaperDraft => ({
  ...emptyDraft,
  roles: '0891',
  winner: '1',
  ...fields,
});

it('is the sheet that was meant, with 0 for seat 10', () => {
  const { sheet, isWhole } = readDraft(
    fsm,
    typed({
      firstKilled: '2',
      bestMove: '890',
      outDay1: '1',
      removed: '0',
      extra: '14 535',
      penalties: '',
      fines: '61.5',
    }),
  );
  expect(isWhole).toBe(false);
  expect(sheet).toEqual(
    tableSheet({
      winner: 'red',
      firstKilled: 2,
      bestMove: [8, 9, 10],
      outDay1: 1,
      removed: [10],
      extra: [
        { seat: 1, points: '0.4', by: 'referee' },
        { seat: 5, points: '0.35', by: 'referee' },
      ],
      fines: [{ seat: 6, points: '1.5', reason: '' }],
    }),
  );
});

it('[fsm-2024 8.4.3] what the rulebook refuses stands at its field, with the points of the rest', () => {
  const { faults, score } = readDraft(fsm, typed({ extra: '18' }));
  expect(Object.keys(faults)).toEqual(['extra']);
  expect(faults.extra).toMatchObject({ kind: 'refused', refusal: { code: 'extra/over-most', seat: 1 } });
  expect(score?.players[0]?.items.map(({ kind }) => kind)).toContain('win');
  expect(readDraft(fsm, typed({ extra: '17' })).faults).toEqual({});
});

it('[fsm-2024 6.8] a forfeit gives the win to the other team: said at the winner', () => {
  expect(readDraft(fsm, typed({ forfeit: '3' })).faults.winner).toMatchObject({
    kind: 'unfit',
    invalid: { code: 'sheet/winner' },
  });
  expect(readDraft(fsm, typed({ forfeit: '9' })).isWhole).toBe(true);
  expect(readDraft(fsm, typed({ forfeit: '3+' })).sheet).toMatchObject({ by: 'play', forfeitBy: 3 });
});

it('tells what is wrong as typed, field by field', () => {
  const codeAt = (fields: Partial<PaperDraft>, field: keyof PaperDraft): unknown =>
    readDraft(neft, typed(fields)).faults[field];
  const fault = (code: string) => ({ kind: 'typed', fault: { code } });
  expect(codeAt({ roles: '' }, 'roles')).toEqual(fault('paper/missing'));
  expect(codeAt({ roles: '089' }, 'roles')).toEqual(fault('paper/four-roles'));
  expect(codeAt({ roles: '0880' }, 'roles')).toEqual(fault('paper/twice'));
  expect(codeAt({ winner: '4' }, 'winner')).toEqual(fault('paper/winner'));
  expect(codeAt({ winner: '' }, 'winner')).toEqual(fault('paper/missing'));
  expect(codeAt({ firstKilled: '12' }, 'firstKilled')).toEqual(fault('paper/one-seat'));
  expect(codeAt({ bestMove: '1234' }, 'bestMove')).toEqual(fault('paper/too-many'));
  expect(codeAt({ outDay1: 'x' }, 'outDay1')).toEqual(fault('paper/count'));
  expect(codeAt({ removed: '3x' }, 'removed')).toEqual(fault('paper/seat'));
  expect(codeAt({ removed: '33' }, 'removed')).toEqual(fault('paper/twice'));
  expect(codeAt({ forfeit: 'x' }, 'forfeit')).toEqual(fault('paper/one-seat'));
  expect(codeAt({ extra: '3' }, 'extra')).toEqual(fault('paper/pair'));
  expect(codeAt({ extra: '3x' }, 'extra')).toEqual(fault('paper/points'));
  expect(codeAt({ penalties: '399' }, 'penalties')).toEqual(fault('paper/item'));
  expect(codeAt({ purple: '34' }, 'purple')).toEqual(fault('paper/reason'));
});

it('asks only for what the rulebook counts, and for the table after a draw', () => {
  for (const card of ['yellow', 'redCards', 'purple'] as const) {
    for (const book of [fsm, li]) expect(fieldsAsked(book, typed())).not.toContain(card);
    expect(fieldsAsked(neft, typed())).toContain(card);
  }
  const carded = { ...fsm, before: tableSheet({ winner: 'red', yellow: [4] }) };
  expect(fieldsAsked(carded, typed())).toContain('yellow');
  expect(fieldsAsked(li, typed())).not.toContain('penalties');
  expect(fieldsAsked(fsm, typed())).not.toContain('atTable');
  expect(fieldsAsked(fsm, typed({ winner: '3' }))).toContain('atTable');
});

it('[bel-canto 8.4] 1 and 2 are LI1 and LI2', () => {
  expect(readDraft(li, typed({ extra: '11 22' })).sheet?.extra.map(({ points }) => points)).toEqual([
    'li1',
    'li2',
  ]);
});

it('a sheet that is put right comes back as it was, with who approved what', () => {
  const { scoring } = neft;
  const clause = scoring.penalties?.items[1]?.clause ?? '';
  const before = tableSheet({
    winner: 'black',
    by: 'play',
    firstKilled: 10,
    bestMove: [1, 2],
    outDay1: 2,
    removed: [3],
    redCards: [4],
    forfeitBy: 5,
    atTable: [8, 9],
    yellow: [4, 4],
    purple: [{ seat: 6, reason: 'throwing' }],
    extra: [
      { seat: 8, points: '0.6', by: 'chief' },
      { seat: 9, points: '1', by: 'referee' },
    ],
    approvals: [{ what: 'total', by: 'chief' }],
    penalties: [{ seat: 2, clause, by: 'duty' }],
    waived: [{ seat: 1, clause, by: 'chief' }],
    fines: [{ seat: 7, points: '0.05', reason: 'late' }],
  });
  const again = readDraft({ scoring, players, before }, draftOf(scoring, before)).sheet;
  expect(again).toEqual(before);
});

describe('the keys', () => {
  const asked = fieldsAsked(fsm, typed());
  it('a full field opens the next by itself, one that is changed does not', () => {
    expect(afterTyping('roles', { before: '089', now: '0891' }, asked)).toEqual({ to: 'winner' });
    expect(afterTyping('roles', { before: '08', now: '089' }, asked)).toBeNull();
    expect(afterTyping('roles', { before: '08912', now: '0891' }, asked)).toBeNull();
    expect(afterTyping('removed', { before: '', now: '3' }, asked)).toBeNull();
  });
  it('Enter goes on, to the button after the last; Backspace in an empty field goes back', () => {
    expect(moveOn('Enter', 'forfeit', typed(), asked)).toEqual({ to: 'extra' });
    expect(moveOn('Enter', 'fines', typed(), asked)).toEqual({ to: null });
    expect(moveOn('Backspace', 'removed', typed(), asked)).toEqual({ to: 'outDay1' });
    expect(moveOn('Backspace', 'removed', typed({ removed: '3' }), asked)).toBeNull();
    expect(moveOn('ArrowUp', 'roles', typed(), asked)).toBeNull();
    expect(moveOn('5', 'roles', typed(), asked)).toBeNull();
  });
});
