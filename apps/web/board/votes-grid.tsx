// All votes of a game: a row for each seat, a column for each ballot and each lift.
import '../look/vote-grid.css';
import { seats } from '@omerta/rules/game/seat.ts';
import type { VoteColumn } from '@omerta/rules/view/vote-grid.ts';
import {
  columnLines,
  columnName,
  columnOutcome,
  voteDays,
  voteLegend,
  voteMark,
  voteSaid,
  voteWords,
} from '@omerta/rules/view/vote-words.ts';
import { nameOf, type Opening } from '@omerta/stream/opening.ts';
import { useLang } from '../device/settings.ts';

const Head = ({ column }: { readonly column: VoteColumn }) => {
  const lang = useLang();
  return (
    <th scope="col">
      {columnName(column, lang)}
      {columnLines(column, lang).map(({ name, votes }) => (
        <span key={name} data-votes={`${name} ${votes}`}>
          <b>{name}</b> {votes}
        </span>
      ))}
    </th>
  );
};

const Row = ({
  columns,
  seat,
  name,
}: {
  readonly columns: readonly VoteColumn[];
  readonly seat: (typeof seats)[number];
  readonly name: string;
}) => {
  const lang = useLang();
  return (
    <tr>
      <th scope="row">
        <b>{seat}</b> {name}
      </th>
      {columns.map(({ kind, day, round, cells: { [seat]: cell } }) => (
        <td key={`${kind} ${day} ${round}`} className={cell.kind}>
          <span aria-hidden="true">{voteMark(cell)}</span>
          <span className="hidden-text">{voteSaid(cell, lang)}</span>
        </td>
      ))}
    </tr>
  );
};

type Props = { readonly columns: readonly VoteColumn[]; readonly opening: Opening };

export const VotesGrid = ({ columns, opening }: Props) => {
  const lang = useLang();
  const words = voteWords(lang);
  const keyed = columns.map((column) => [`${column.kind} ${column.day} ${column.round}`, column] as const);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached with the keyboard */}
      <section className="vote-grid-scroll" aria-label={words.title} tabIndex={0}>
        <table className="vote-grid">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {words.player}
              </th>
              {voteDays(columns).map(({ day, span }) => (
                <th key={day} scope="colgroup" colSpan={span}>
                  {words.day(day)}
                </th>
              ))}
            </tr>
            <tr>
              {keyed.map(([key, column]) => (
                <Head key={key} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <Row key={seat} columns={columns} seat={seat} name={nameOf(opening, seat)} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.outcome}</th>
              {keyed.map(([key, column]) => (
                <td key={key}>{columnOutcome(column, lang)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="quiet vote-legend">
        {voteLegend(columns, lang).map(({ mark, word }) => (
          <span key={mark}>
            <b>{mark}</b> {word}
          </span>
        ))}
      </p>
    </>
  );
};
