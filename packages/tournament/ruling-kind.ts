// Which kind of ruling a changed sheet takes: what it really changes decides, not what it is called.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { RulingKind } from './rulebooks/tournament-rules.ts';
import { isSameValue } from './same.ts';

export const ruledKinds = ['result', 'points'] as const;
export type RuledPart = (typeof ruledKinds)[number];

/** What rulings have changed of a game since its sheet was handed in: its result, or points alone. */
export type RuledGame = { readonly ruled: RuledPart | null };

const result = ({ winner, by, forfeitBy, seats }: Sheet): string =>
  JSON.stringify([winner, by, forfeitBy, seats.map(({ role }) => role)]);

const isWithin = (list: readonly unknown[], whole: readonly unknown[]): boolean => {
  const left = [...whole];
  return list.every((each) => {
    const at = left.findIndex((other) => isSameValue(other, each));
    return at >= 0 && left.splice(at, 1).length > 0;
  });
};

const noSanctions = {
  removed: [],
  redCards: [],
  yellow: [],
  purple: [],
  penalties: [],
  waived: [],
  fines: [],
};

/** Nothing but sanctions, and fewer of them. */
const isLighter = (sheet: Sheet, before: Sheet): boolean =>
  isSameValue({ ...sheet, ...noSanctions }, { ...before, ...noSanctions }) &&
  (['removed', 'redCards', 'yellow', 'purple', 'penalties', 'fines'] as const).every((list) =>
    isWithin(sheet[list], before[list]),
  ) &&
  isWithin(before.waived, sheet.waived);

/** What the new sheet really changes. */
export const rulingKindOf = (sheet: Sheet, before: Sheet): Exclude<RulingKind, 'replay'> => {
  if (result(sheet) !== result(before)) return 'result';
  return isLighter(sheet, before) ? 'penalties' : 'points';
};
