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

export const HistoryList = ({ onLine, onDark }: Props) => {
  const { t } = useTranslation(['correct', 'table']);
  const { course } = useTable();
  const { state } = course;
  const open = isTold(course);
  const moments = momentsOf(state);
  if (moments.length === 0) return <p className="quiet">{t('correct:empty')}</p>;
  return (
    <ol className="moments" reversed>
      {moments.toReversed().map((each) => (
        <li key={`${each.moment.kind} ${each.moment.number}`}>
          <h3>{t(`table:phase.${each.moment.kind}`, { number: each.moment.number })}</h3>
          <ol reversed>
            {(open ? each.lines : each.lines.filter(({ secret }) => !secret)).toReversed().map((line) => (
              <Row key={line.number} line={line} open={open} onOpen={() => onLine(line)} />
            ))}
            {each.lines.some(({ secret }) => secret) && (
              <li>
                <button
                  type="button"
                  className="line-row"
                  data-dark={`${each.moment.kind} ${each.moment.number}`}
                  onClick={() => onDark(each)}
                >
                  {t(each.moment.kind === 'dealing' ? 'correct:cards' : 'correct:nightSteps')}
                </button>
              </li>
            )}
          </ol>
        </li>
      ))}
    </ol>
  );
};
