// What rulings made of a sheet: those applied to it, and the differences from the play that they explain.
import { read } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import { type Difference, differences } from '@omerta/scoring/sheet/fact.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { sheetFacts } from '@omerta/scoring/sheet/sheet-facts.ts';
import { sheet as sheetForm } from '@omerta/scoring/sheet/sheet-file.ts';
import type { DeskGame, DeskRuling } from '../wire/picture.ts';
import { type Unlikely, unlikelyOn } from './unlikely.ts';

/** Null where it does not change the sheet. */
export const sheetIn = ({ change }: Pick<DeskRuling, 'change'>): Sheet | null => {
  const found = 'sheet' in change ? read(sheetForm, change['sheet']) : null;
  return found === null || isRefusal(found) ? null : found;
};

/** What it changes: the sheet it was applied to, else the one that stands now. */
export const sheetBefore = (
  { applied }: Pick<DeskRuling, 'applied'>,
  game: Pick<DeskGame, 'sheet'> | undefined,
): Sheet | null => (applied ? applied.was.sheet : (game?.sheet ?? null));

export type SheetRuling = {
  readonly ruling: DeskRuling;
  readonly applied: NonNullable<DeskRuling['applied']>;
  readonly before: Sheet;
  readonly after: Sheet;
};

/** Those that made the sheet in force what it is, the first first: a correction since then has ended them. */
export const ruledSheets = (
  { id, ruled }: Pick<DeskGame, 'id' | 'ruled'>,
  rulings: readonly DeskRuling[],
): readonly SheetRuling[] =>
  ruled === null
    ? []
    : rulings
        .flatMap((ruling): SheetRuling[] => {
          const { applied, game } = ruling;
          const [before, after] = [applied?.was.sheet, sheetIn(ruling)];
          return game === id && applied && before && after ? [{ ruling, applied, before, after }] : [];
        })
        .toSorted((a, b) => Date.parse(a.applied.at) - Date.parse(b.applied.at));

const isSameFact = (one: Difference, other: Difference): boolean =>
  one.what === other.what && one.seat === other.seat && one.at === other.at;

/** What no ruling has decided: only a slip or a correction explains it. */
export const unruled = (
  departs: readonly Difference[],
  ruled: readonly SheetRuling[],
): readonly Difference[] => {
  const decided = ruled.flatMap(({ before, after }) => differences(sheetFacts(before), sheetFacts(after)));
  return departs.filter(
    (each) => !decided.some((other) => isSameFact(each, other) && other.sheet === each.sheet),
  );
};

export const isWinnerRuled = (ruled: readonly SheetRuling[]): boolean =>
  ruled.some(({ before, after }) => before.winner !== after.winner);

/** What a ruling would make unlikely that was not: it may decide so, and whoever decides should know. */
export const newlyUnlikely = (scoring: Scoring, before: Sheet, after: Sheet): readonly Unlikely[] => {
  const on = (sheet: Sheet): readonly Unlikely[] => {
    const handed = {
      sheet,
      announced: null,
      recorded: { differences: [] },
      minutes: null,
      isWinnerRuled: false,
    };
    return unlikelyOn(scoring, handed, [sheet]);
  };
  const old = new Set(on(before).map((each) => JSON.stringify(each)));
  return on(after).filter((each) => !old.has(JSON.stringify(each)));
};
