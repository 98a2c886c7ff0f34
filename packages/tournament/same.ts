// Whether two plain values are the same, whatever the order of their keys: what comes back from a log has them sorted.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';

export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSameValue(Reflect.get(one, key), Reflect.get(other, key)),
  );
};

const withoutApprovals = ({ approvals: _, ...sheet }: Sheet) => {
  const unsigned = <T extends { readonly by: string }>(list: readonly T[]) =>
    list.map(({ by: _by, ...entry }) => entry);
  const { extra, penalties, waived } = sheet;
  return { ...sheet, extra: unsigned(extra), penalties: unsigned(penalties), waived: unsigned(waived) };
};

/** Sheets that differ at most in who has approved of them. */
export const saysTheSame = (one: Sheet | null, other: Sheet | null): boolean =>
  isSameValue(one && withoutApprovals(one), other && withoutApprovals(other));
