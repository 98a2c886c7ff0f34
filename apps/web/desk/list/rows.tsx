// The rows of a list: of a long one only those in sight are drawn.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ListColumn } from './column.ts';

export type RowDrawing<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** A cell drawn otherwise than as its value. */
  readonly draw?: (row: Row, column: string) => ReactNode | undefined;
  /** On a narrow screen, under the row over its whole width: what its cells have no room for. */
  readonly under?: (row: Row) => ReactNode | undefined;
  readonly onOpen?: (row: Row) => void;
  /** Every row is drawn, in sight or not: what it stands in scrolls by itself, as a dialog does. */
  readonly isWhole?: boolean;
};

type RowsProps<Row> = RowDrawing<Row> & {
  readonly shown: readonly Row[];
  /** By key: columns of numbers stand to the right, head and all. */
  readonly numbers: ReadonlySet<string>;
};

const rowHeight = 32;

type CellsProps<Row> = Pick<RowDrawing<Row>, 'columns' | 'draw' | 'onOpen'> &
  Pick<RowsProps<Row>, 'numbers'> & { readonly row: Row };

const Cells = <Row,>({ row, columns, numbers, draw, onOpen }: CellsProps<Row>) =>
  columns.map(({ key, value, isWideOnly }, i) => {
    const said = draw?.(row, key) ?? value(row);
    return (
      <td
        key={key}
        data-column={key}
        data-wide={isWideOnly || undefined}
        className={numbers.has(key) ? 'number' : undefined}
      >
        {i === 0 && onOpen ? (
          <button type="button" className="list-open" onClick={() => onOpen(row)}>
            {said}
          </button>
        ) : (
          said
        )}
      </td>
    );
  });

/** The page scrolls, and no list within it: how far down the rows begin. */
const useTop = (frame: { readonly current: HTMLElement | null }): number => {
  const [top, setTop] = useState(0);
  // After every drawing: whatever stands above may have grown.
  useLayoutEffect(() => {
    const now = frame.current ? frame.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(now - top) >= 1) setTop(now);
  });
  return top;
};

export const Rows = <Row,>({ shown, keyOf, under, isWhole = false, ...cells }: RowsProps<Row>) => {
  const frame = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useTop(frame);
  const drawn = useWindowVirtualizer({
    count: shown.length,
    scrollMargin,
    estimateSize: () => rowHeight,
    overscan: isWhole ? shown.length : 12,
    getItemKey: (i) => (shown[i] ? keyOf(shown[i]) : i),
  });
  return (
    <tbody className="list-rows" ref={frame}>
      <tr aria-hidden className="list-height" style={{ height: drawn.getTotalSize() }} />
      {drawn.getVirtualItems().map(({ key, index, start }) => {
        const row = shown[index];
        const more = row && under?.(row);
        return row === undefined ? null : (
          <tr
            key={key}
            ref={drawn.measureElement}
            data-index={index}
            data-row={keyOf(row)}
            className="list-line"
            aria-rowindex={index + 2}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <Cells row={row} {...cells} />
            {more && (
              <td className="list-under" colSpan={cells.columns.length}>
                {more}
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
};
