// What a ruling explains on a sheet, and what it would make unlikely.
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { scoringFor, tableSheet } from '@omerta/scoring/testing/sheets.ts';
import { expect, it } from 'vitest';
import type { DeskRuling } from '../wire/picture.ts';
import { isWinnerRuled, newlyUnlikely, ruledSheets, sheetBefore, unruled } from './ruled.ts';

const game = { id: 'q/1/1', ruled: 'result' } as const;
const left = { firstKilled: 2, atTable: [1, 3, 4] } as const;
const played = tableSheet({ winner: 'red', ...left });
const black = tableSheet({ winner: 'black', ...left });

const ruling = (before: Sheet, after: Sheet, over: Partial<DeskRuling> = {}): DeskRuling => ({
  id: 'r1',
  game: game.id,
  protest: null,
  reason: 'Пересчитали: «чёрные» выиграли',
  change: { kind: 'result', sheet: { ...after } },
  agreed: ['chief'],
  status: 'applied',
  sides: [],
  applied: { by: 'chief', at: '2026-11-15T17:00:00Z', was: { sheet: before, status: 'confirmed' } },
  ...over,
});

const winner: Difference = { what: 'winner', seat: null, at: null, stream: 'red', sheet: 'black' };
const removed: Difference = { what: 'removed', seat: 3, at: null, stream: '0', sheet: '1' };

it('explains what it decided, and nothing else', () => {
  const ruled = ruledSheets(game, [ruling(played, black)]);
  expect(unruled([winner, removed], ruled)).toEqual([removed]);
  expect(isWinnerRuled(ruled)).toBe(true);
});

it('explains nothing of another game, of a sheet corrected since, or before it is applied', () => {
  const applied = ruling(played, black);
  const { applied: _, ...open } = applied;
  const none: readonly (readonly DeskRuling[])[] = [
    ruledSheets({ ...game, id: 'q/1/2' }, [applied]),
    ruledSheets({ ...game, ruled: null }, [applied]),
    ruledSheets(game, [{ ...open, status: 'proposed' }]),
  ].map((ruled) => ruled.map((each) => each.ruling));
  expect(none).toEqual([[], [], []]);
});

it('stands in the order in which rulings were applied', () => {
  const at = (time: string, sheet: Sheet): NonNullable<DeskRuling['applied']> => ({
    by: 'chief',
    at: time,
    was: { sheet, status: 'signed' },
  });
  const later = ruling(black, played, { id: 'r1', applied: at('2026-11-15T18:00:00Z', black) });
  const first = ruling(played, black, { id: 'r2', applied: at('2026-11-15T17:00:00Z', played) });
  expect(ruledSheets(game, [later, first]).map((each) => each.ruling.id)).toEqual(['r2', 'r1']);
});

it('warns of a winner whom the table at the end speaks against, and of nothing that stood there before', () => {
  const scoring = scoringFor('fiim-2025');
  expect(newlyUnlikely(scoring, played, black)).toMatchObject([
    { kind: 'impossible-count', winner: 'black', count: 3, of: 0 },
  ]);
  expect(newlyUnlikely(scoring, black, { ...black, yellow: [4] })).toEqual([]);
});

it('says what it changed also when the sheet in force is its own', () => {
  const applied = ruling(played, black);
  expect(sheetBefore(applied, { sheet: black })?.winner).toBe('red');
  expect(sheetBefore({}, { sheet: played })?.winner).toBe('red');
});
