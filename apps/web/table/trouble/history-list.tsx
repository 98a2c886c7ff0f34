// The timeline: every line of the game under its day or night, and the dark as one row that tells nothing.
import { explain, explainLine } from '@omerta/rules/game/tell/explain.ts';
import { warningOf } from '@omerta/rules/game/tell/warning.ts';
import { warningText } from '@omerta/rules/messages/warning-text.ts';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import type { Line } from '../../session/timeline.ts';
import { isTold } from '../../session/told.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { type MomentLines, momentsOf } from './moments.ts';

type Props = { readonly onLine: (line: Line) => void; readonly onDark: (moment: MomentLines) => void };

/** A removal at the deal or at night may have left a card: what followed is told by day only, and the result after the last word. */
const heardOf = ({ moment, consequences }: Line) =>
  moment.kind === 'day' ? consequences.filter(({ type }) => type !== 'ResultFixed') : [];

const Row = ({
  line,
  open,
  onOpen,
}: {
  readonly line: Line;
  readonly open: boolean;
  readonly onOpen: () => void;
}) => {
  const lang = useLang();
  const warning = warningOf(useTable().course.rulebook, line.command);
  const told = explainLine(line.command);
  const after = open ? line.consequences : heardOf(line);
  return (
    <li>
      <button type="button" className="line-row" data-line={line.number} onClick={onOpen}>
        {told[lang]}
        {[...after.map(explain), told].map(({ [lang]: text, clauses }) => (
          <small key={text}>
            {text === told[lang] ? clauses.join(', ') : `${text} ${clauses.join(', ')}`}
          </small>
        ))}
        {warning && <small data-note="warning">{warningText(warning, lang)}</small>}
      </button>
    </li>
  );
};

/** Newest first, parted where the dark began: its steps came after the night was called, and the cards before any line. */
const partedAtDark = (lines: readonly Line[]): readonly [newer: readonly Line[], older: readonly Line[]] => {
  const rows = lines.toReversed();
  const called = rows.findLastIndex(({ command }) => command.type === 'night');
  return called < 0 ? [rows, []] : [rows.slice(0, called), rows.slice(called)];
};

const Moment = ({ each, onLine, onDark }: Props & { readonly each: MomentLines }) => {
  const { t } = useTranslation('correct');
  const open = isTold(useTable().course);
  const { moment, lines } = each;
  const [newer, older] = partedAtDark(open ? lines : lines.filter(({ secret }) => !secret));
  const row = (line: Line) => <Row key={line.number} line={line} open={open} onOpen={() => onLine(line)} />;
  return (
    <ol reversed>
      {newer.map(row)}
      {lines.some(({ secret }) => secret) && (
        <li>
          <button
            type="button"
            className="line-row"
            data-dark={`${moment.kind} ${moment.number}`}
            onClick={() => onDark(each)}
          >
            {t(moment.kind === 'dealing' ? 'cards' : 'nightSteps')}
          </button>
        </li>
      )}
      {older.map(row)}
    </ol>
  );
};

export const HistoryList = ({ onLine, onDark }: Props) => {
  const { t } = useTranslation(['correct', 'table']);
  const moments = momentsOf(useTable().course.state);
  if (moments.length === 0) return <p className="quiet">{t('correct:empty')}</p>;
  return (
    <ol className="moments" reversed>
      {moments.toReversed().map((each) => (
        <li key={`${each.moment.kind} ${each.moment.number}`}>
          <h3>{t(`table:phase.${each.moment.kind}`, { number: each.moment.number })}</h3>
          <Moment each={each} onLine={onLine} onDark={onDark} />
        </li>
      ))}
    </ol>
  );
};
