// Two records of one game side by side: the lines that both have in one row, what only one has marked.
import { canonical, type Json } from '@omerta/base/canonical.ts';
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Moment } from '@omerta/rules/game/event.ts';
import { explainLine } from '@omerta/rules/game/tell/explain.ts';
import { readNotation } from '../../session/read-notation.ts';
import { timeline } from '../../session/timeline.ts';

export type RecordLine = { readonly moment: Moment; readonly told: string };
/** Null where that record has no such line. */
export type ComparedRow = {
  readonly own: RecordLine | null;
  readonly other: RecordLine | null;
  readonly isSame: boolean;
};

type Keyed = RecordLine & { readonly key: string };

/** Null where it is no record that this program reads. */
const linesIn = (record: string | null, lang: Lang): readonly Keyed[] | null => {
  if (record === null) return [];
  const game = readNotation(record);
  if (isRefusal(game)) return null;
  return timeline(game.course.state).map(({ command, moment }) => ({
    moment,
    told: explainLine(command)[lang],
    key: canonical([moment, command] as unknown as Json),
  }));
};

/** From each place on, how many lines the two have in common at most. */
const commonFrom = (own: readonly Keyed[], other: readonly Keyed[]): readonly (readonly number[])[] => {
  const table = Array.from({ length: own.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = own.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      (table[i] as number[])[j] =
        own[i]?.key === other[j]?.key ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return table;
};

export const comparedRecords = (
  ownRecord: string | null,
  otherRecord: string,
  lang: Lang,
): readonly ComparedRow[] | null => {
  const [own, other] = [linesIn(ownRecord, lang), linesIn(otherRecord, lang)];
  if (!own || !other) return null;
  const common = commonFrom(own, other);
  const rows: ComparedRow[] = [];
  const parted: { own: Keyed[]; other: Keyed[] } = { own: [], other: [] };
  const flush = (): void => {
    for (let i = 0; i < Math.max(parted.own.length, parted.other.length); i++)
      rows.push({ own: parted.own[i] ?? null, other: parted.other[i] ?? null, isSame: false });
    parted.own = [];
    parted.other = [];
  };
  for (let [i, j] = [0, 0]; i < own.length || j < other.length; ) {
    const [left, right] = [own[i], other[j]];
    if (left && right && left.key === right.key) {
      flush();
      rows.push({ own: left, other: right, isSame: true });
      i += 1;
      j += 1;
    } else if (left && (common[i + 1]?.[j] ?? 0) >= (right ? (common[i]?.[j + 1] ?? 0) : -1)) {
      parted.own.push(left);
      i += 1;
    } else if (right) {
      parted.other.push(right);
      j += 1;
    }
  }
  flush();
  return rows;
};
