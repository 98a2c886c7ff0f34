// A list of the desk: sorted by its heads, filtered, searched, taken out as a file; long ones draw only the rows in sight.
import './list.css';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { type Arrangement, arranged, everything, folded, turned, valuesOf } from './arranged.ts';
import { isNumbers, type ListColumn, listFileOf } from './column.ts';
import { type RowDrawing, Rows } from './rows.tsx';
import { TakeOut } from './take-out.tsx';
import { needsOf, widths } from './widths.ts';

type Props<Row> = {
  /** Over the file, and read aloud. */
  readonly title: string;
  readonly rows: readonly Row[];
  /** What Enter in the search does with the one row that is meant; false: nothing was done, and what was typed stays. */
  readonly onEnter?: (row: Row) => Promise<boolean>;
  /** What can be done with several rows at once: with it each can be picked. */
  readonly acts?: (picked: readonly Row[]) => ReactNode;
  /** Said where nothing is in it. */
  readonly empty: string;
} & RowDrawing<Row>;

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
  /** A head that is no button for sorting. */
  readonly head?: (key: string) => ReactNode | undefined;
};

const sortOf = ({ order }: Arrangement, key: string): 'ascending' | 'descending' | undefined => {
  if (order?.key !== key) return undefined;
  return order.isDown ? 'descending' : 'ascending';
};

const Heads = <Row,>({ columns, numbers, arrangement, onTurn, head }: HeadsProps<Row>) => (
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
          {head?.(key) ?? (
            <button type="button" data-sort={key} onClick={() => onTurn(key)}>
              {title}
            </button>
          )}
        </th>
      ))}
    </tr>
  </thead>
);

type ToolsProps<Row> = Pick<Props<Row>, 'rows' | 'columns' | 'onEnter'> & {
  readonly shown: readonly Row[];
  readonly lang: string;
  readonly arrangement: Arrangement;
  readonly onArrange: (next: Arrangement) => void;
};

/** The one row that the search names: the only one shown, or the only one whose first column says just that. */
const meantIn = <Row,>(
  shown: readonly Row[],
  columns: readonly ListColumn<Row>[],
  search: string,
): Row | null => {
  const exact = shown.filter((row) => folded(columns[0]?.value(row) ?? null) === folded(search));
  const [only, ...more] = shown.length === 1 ? shown : exact;
  return only !== undefined && more.length === 0 ? only : null;
};

const Tools = <Row,>({ rows, columns, shown, lang, arrangement, onArrange, onEnter }: ToolsProps<Row>) => {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const enter = async (): Promise<void> => {
    if (!onEnter || arrangement.search.trim() === '') return;
    const meant = meantIn(shown, columns, arrangement.search.trim());
    setOpen(meant === null);
    if (meant !== null && (await onEnter(meant))) onArrange({ ...arrangement, search: '' });
  };
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
        placeholder={t(onEnter ? 'list.enter' : 'list.search')}
        value={arrangement.search}
        onChange={({ target }) => {
          setOpen(false);
          onArrange({ ...arrangement, search: target.value });
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void enter();
        }}
      />
      {isOpen && <p role="alert">{t('list.meant', { count: shown.length })}</p>}
      {columns
        .filter(({ isFilter }) => isFilter)
        .map((column) => (
          <select
            key={column.key}
            className="input"
            data-filter={column.key}
            data-wide={column.isWideOnly || undefined}
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

/** Rows that somebody has picked, of those that are there still. */
const usePicked = <Row,>({ rows, keyOf }: Pick<Props<Row>, 'rows' | 'keyOf'>) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const put = (picked: readonly Row[], isPicked: boolean): void => {
    const next = new Set(keys);
    for (const row of picked) isPicked ? next.add(keyOf(row)) : next.delete(keyOf(row));
    setKeys(next);
  };
  return {
    picked: rows.filter((row) => keys.has(keyOf(row))),
    isPicked: (row: Row) => keys.has(keyOf(row)),
    put,
  };
};

const pick = 'pick';

export const List = <Row,>({
  title,
  rows,
  keyOf,
  under,
  onOpen,
  onEnter,
  acts,
  empty,
  isWhole = false,
  ...given
}: Props<Row>) => {
  const { t } = useTranslation('desk');
  const { picked, isPicked, put } = usePicked({ rows, keyOf });
  const said = given.columns;
  const columns: readonly ListColumn<Row>[] = acts
    ? [...said, { key: pick, title: t('list.pick'), value: () => null, isWideOnly: true }]
    : said;
  const draw = (row: Row, column: string): ReactNode | undefined =>
    column === pick ? (
      <label className="list-pick">
        <input
          type="checkbox"
          aria-label={t('list.pickOne', { what: String(said[0]?.value(row) ?? '') })}
          checked={isPicked(row)}
          onChange={({ target }) => put([row], target.checked)}
        />
      </label>
    ) : (
      given.draw?.(row, column)
    );
  const { lang, arrangement, setArrangement, shown } = useShown({ rows, columns });
  const numbers = new Set(columns.filter((column) => isNumbers(column, rows)).map(({ key }) => key));
  const wide = widths(columns, rows, numbers);
  const narrow = widths(
    columns
      .filter(({ isWideOnly }) => !isWideOnly)
      .map((column) => ({ ...column, least: column.leastNarrow ?? column.least ?? 0 })),
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
        <Tools
          {...{ rows, columns, shown, lang, arrangement }}
          {...(onEnter && { onEnter })}
          onArrange={setArrangement}
        />
        <TakeOut sheet={() => listFileOf(title, said, shown)} />
        <p className="quiet" role="status">
          {t('list.count', { count: shown.length, of: rows.length })}
        </p>
      </div>
      {acts && picked.length > 0 && (
        <div className="list-acts">
          <b>{t('list.picked', { count: picked.length })}</b>
          {acts(picked)}
        </div>
      )}
      <div className="list-frame" data-needs={needsOf(wide.letters)}>
        <table className="list-table" aria-label={title} aria-rowcount={shown.length + 1}>
          <Heads
            columns={columns}
            numbers={numbers}
            arrangement={arrangement}
            head={(key) =>
              key === pick ? (
                <label className="list-pick">
                  <input
                    type="checkbox"
                    name="pick-all"
                    aria-label={t('list.pickAll', { count: shown.length })}
                    checked={shown.length > 0 && shown.every(isPicked)}
                    onChange={({ target }) => put(shown, target.checked)}
                  />
                </label>
              ) : undefined
            }
            onTurn={(key) => setArrangement({ ...arrangement, order: turned(arrangement.order, key) })}
          />
          <Rows
            {...{ shown, columns, numbers, keyOf, draw, isWhole }}
            {...(under && { under })}
            {...(onOpen && { onOpen })}
          />
        </table>
      </div>
      {rows.length === 0 && <p className="quiet">{empty}</p>}
    </section>
  );
};
