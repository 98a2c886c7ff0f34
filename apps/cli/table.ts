// Tables of aligned columns for a terminal: numbers to the right, the widest text cut where the line would be too long.
import { compare, type Fraction, isZero, makeRounded, zero } from '@omerta/base/fraction.ts';
import { harmless, type Paint, type Style } from './paint.ts';
import { cut, widthOf } from './text-width.ts';

export type Column = { readonly title: string; readonly align: 'left' | 'right' };
export type Cell = { readonly text: string; readonly style: Style | null };

export const cell = (text: string | number, style: Style | null = null): Cell => ({
  text: harmless(String(text)),
  style,
});

/** Always two decimals, so that the points stand under each other. */
export const twoDecimals = (value: Fraction): string => {
  const [whole = '0', part = ''] = makeRounded(value).split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
};

/** Below zero is red, nothing at all is dim. */
export const pointsCell = (value: Fraction, style: Style | null = null): Cell => {
  if (isZero(value)) return cell(twoDecimals(value), 'dim');
  return cell(twoDecimals(value), compare(value, zero) < 0 ? 'red' : style);
};

const gap = '  ';

type Table = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** The column that gives way where the lines would be too long. */
  readonly cuttable: number;
};

/** One line for the heads, one for each row. */
export const tableLines = ({ columns, rows, cuttable }: Table, width: number, paint: Paint): string[] => {
  const widths = columns.map(({ title }, i) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[i]?.text ?? ''))),
  );
  const excess = widths.reduce((sum, each) => sum + each, gap.length * (columns.length - 1)) - width;
  const own = widths[cuttable] ?? 0;
  if (excess > 0) widths[cuttable] = Math.min(own, Math.max(8, own - excess));
  const line = (cells: readonly Cell[]): string =>
    cells
      .map(({ text, style }, i) => {
        const room = widths[i] ?? 0;
        const shown = cut(text, room);
        const space = ' '.repeat(Math.max(0, room - widthOf(shown)));
        const painted = style === null ? shown : paint(style, shown);
        return columns[i]?.align === 'right'
          ? `${space}${painted}`
          : `${painted}${i === cells.length - 1 ? '' : space}`;
      })
      .join(gap)
      .trimEnd();
  return [line(columns.map(({ title }) => ({ text: title, style: 'bold' }))), ...rows.map(line)];
};

/** An entry of a list: a mark of one column, painted or not, and the lines under each other. */
export const entry = (mark: string, lines: readonly string[]): string => `  ${mark} ${lines.join('\n    ')}`;
