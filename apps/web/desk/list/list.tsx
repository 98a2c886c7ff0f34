// A list of the desk: sorted by its heads, filtered, searched, taken out as a file; long ones draw only the rows in sight.
import './list.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { type Arrangement, arranged, everything, turned, valuesOf } from './arranged.ts';
import { isNumbers, type ListColumn, leastOf, listFileOf } from './column.ts';
import { TakeOut } from './take-out.tsx';

type Props<Row> = {
  /** Over the file, and read aloud. */
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** A cell drawn otherwise than as its value. */
  readonly draw?: (row: Row, column: string) => ReactNode | undefined;
  readonly onOpen?: (row: Row) => void;
  /** Said where nothing is in it. */
  readonly empty: string;
};

const rowHeight = 48;
/** In letters: a head is pressed. */
const thumb = 4;
/** As many as stand beside each other on 43rem. */
const fewLetters = 58;

const useShown = <Row,>({ rows, columns }: Pick<Props<Row>, 'rows' | 'columns'>) => {
  const { lang } = useSettings();
  const [arrangement, setArrangement] = useState<Arrangement>(everything);
  return { lang, arrangement, setArrangement, shown: arranged(rows, columns, arrangement, lang) };
};

type HeadsProps<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  /** By key: columns of numbers stand to the right, head and all. */
  readonly numbers: ReadonlySet<string>;
  readonly arrangement: Arrangement;
  readonly onTurn: (key: string) => void;
};

const sortOf = ({ order }: Arrangement, key: string): 'ascending' | 'descending' | undefined => {
  if (order?.key !== key) return undefined;
  return order.isDown ? 'descending' : 'ascending';
};

const Heads = <Row,>({ columns, numbers, arrangement, onTurn }: HeadsProps<Row>) => (
  <thead>
    <tr className="list-line list-heads">
      {columns.map(({ key, title, isWideOnly }) => (
        <th
          key={key}
          scope="col"
          aria-sort={sortOf(arrangement, key)}
          data-wide={isWideOnly || undefined}
          className={numbers.has(key) ? 'number' : undefined}
        >
          <button type="button" data-sort={key} onClick={() => onTurn(key)}>
            {title}
          </button>
        </th>
      ))}
    </tr>
  </thead>
);

type CellsProps<Row> = Pick<Props<Row>, 'columns' | 'draw' | 'onOpen'> &
  Pick<HeadsProps<Row>, 'numbers'> & { readonly row: Row };

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

type RowsProps<Row> = Pick<Props<Row>, 'columns' | 'draw' | 'onOpen' | 'keyOf'> &
  Pick<HeadsProps<Row>, 'numbers'> & {
    readonly shown: readonly Row[];
  };

const Rows = <Row,>({ shown, keyOf, ...cells }: RowsProps<Row>) => {
  const frame = useRef<HTMLTableSectionElement>(null);
  const drawn = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (i) => (shown[i] ? keyOf(shown[i]) : i),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <tbody className="list-rows" ref={frame} tabIndex={0}>
      <tr aria-hidden className="list-height" style={{ height: drawn.getTotalSize() }} />
      {drawn.getVirtualItems().map(({ key, index, start }) => {
        const row = shown[index];
        return row === undefined ? null : (
          <tr
            key={key}
            ref={drawn.measureElement}
            data-index={index}
            data-row={keyOf(row)}
            className="list-line"
            aria-rowindex={index + 2}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Cells row={row} {...cells} />
          </tr>
        );
      })}
    </tbody>
  );
};

type ToolsProps<Row> = Pick<Props<Row>, 'rows' | 'columns'> & {
  readonly lang: string;
  readonly arrangement: Arrangement;
  readonly onArrange: (next: Arrangement) => void;
};

const Tools = <Row,>({ rows, columns, lang, arrangement, onArrange }: ToolsProps<Row>) => {
  const { t } = useTranslation('desk');
  const choose = (key: string, value: string): void => {
    const { [key]: _, ...others } = arrangement.filters;
    onArrange({ ...arrangement, filters: value === '' ? others : { ...others, [key]: value } });
  };
  return (
    <>
      <input
        type="search"
        className="input"
        name="search"
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        value={arrangement.search}
        onChange={({ target }) => onArrange({ ...arrangement, search: target.value })}
      />
      {columns
        .filter(({ isFilter }) => isFilter)
        .map((column) => (
          <select
            key={column.key}
            className="input"
            data-filter={column.key}
            aria-label={column.title}
            value={arrangement.filters[column.key] ?? ''}
            onChange={({ target }) => choose(column.key, target.value)}
          >
            <option value="">{t('list.all', { what: column.title })}</option>
            {valuesOf(rows, column, lang).map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        ))}
    </>
  );
};

/** Each as wide as its longest word: no word is broken, and what has no room beside the others is scrolled to. Words share what is left, numbers stay beside them. */
const widths = <Row,>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  numbers: ReadonlySet<string>,
) => {
  const least = columns.map((column) => Math.max(leastOf(column, rows), thumb) + 1);
  const letters = least.reduce((sum, each) => sum + each, 0);
  const track = ({ key, share = 1 }: ListColumn<Row>, i: number): string =>
    numbers.has(key) ? `${least[i]}ch` : `minmax(${least[i]}ch, ${share}fr)`;
  return {
    tracks: columns.map(track).join(' '),
    letters,
    sum: `calc(${letters}ch + ${columns.length - 1} * var(--space-3))`,
  };
};

export const List = <Row,>({ title, rows, columns, keyOf, draw, onOpen, empty }: Props<Row>) => {
  const { t } = useTranslation('desk');
  const { lang, arrangement, setArrangement, shown } = useShown({ rows, columns });
  const numbers = new Set(columns.filter((column) => isNumbers(column, rows)).map(({ key }) => key));
  const wide = widths(columns, rows, numbers);
  const narrow = widths(
    columns.filter(({ isWideOnly }) => !isWideOnly),
    rows,
    numbers,
  );
  const style = {
    '--wide': wide.tracks,
    '--wide-least': wide.sum,
    '--narrow': narrow.tracks,
    '--narrow-least': narrow.sum,
  } as CSSProperties;
  return (
    <section className="list" aria-label={title} style={style}>
      <div className="list-tools">
        <Tools {...{ rows, columns, lang, arrangement }} onArrange={setArrangement} />
        <TakeOut sheet={() => listFileOf(title, columns, shown)} />
      </div>
      <p className="quiet" role="status">
        {t('list.count', { count: shown.length, of: rows.length })}
      </p>
      <div className="list-frame" data-needs={wide.letters > fewLetters ? 'more' : undefined}>
        <table className="list-table" aria-label={title} aria-rowcount={shown.length + 1}>
          <Heads
            columns={columns}
            numbers={numbers}
            arrangement={arrangement}
            onTurn={(key) => setArrangement({ ...arrangement, order: turned(arrangement.order, key) })}
          />
          <Rows {...{ shown, columns, numbers, keyOf }} {...(draw && { draw })} {...(onOpen && { onOpen })} />
        </table>
      </div>
      {rows.length === 0 && <p className="quiet">{empty}</p>}
    </section>
  );
};
