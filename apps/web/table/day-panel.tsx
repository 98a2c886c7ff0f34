// Beside the ring on a large screen: what the table has seen of this day, and nothing else.
import './day-panel.css';
import { explainLine } from '@omerta/rules/game/tell/explain.ts';
import { roundsToday } from '@omerta/rules/game/tell/outcome.ts';
import { view } from '@omerta/rules/view/view.ts';
import type { Course } from '@omerta/stream/course.ts';
import { memo } from 'react';
import { Rounds } from '../board/rounds.tsx';
import { useLang } from '../device/settings.ts';
import { type Line, timeline } from '../session/timeline.ts';
import { useTranslation } from '../texts/use-translation.ts';

const isOf = (number: number) => (line: Line) =>
  !line.secret && line.moment.kind === 'day' && line.moment.number === number;

/** Drawn again when a line is written, not with every tap. */
export const DayPanel = memo(({ course }: { readonly course: Course }) => {
  const { t } = useTranslation(['day', 'table']);
  const lang = useLang();
  const { rulebook, state } = course;
  const { nominations, voteCancelled } = view(rulebook, state, 'public');
  const lines = timeline(state).filter(isOf(state.number)).toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached with the keyboard
    <aside className="day" aria-label={t('day:title')} tabIndex={0}>
      <section>
        <h3>
          {t('day:nominated')} <span className="quiet">{voteCancelled && t('table:noVote')}</span>
        </h3>
        {nominations.length === 0 ? (
          <p className="quiet">{t('day:nobody')}</p>
        ) : (
          <ol className="nominees">
            {nominations.map(({ by, nominee }) => (
              <li key={by}>
                <b>{nominee}</b> <span className="quiet">{t('day:by', { seat: by })}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      <Rounds rounds={roundsToday(state)} />
      {lines.length > 0 && (
        <section>
          <h3>{t('day:course')}</h3>
          <ol className="lines" reversed>
            {lines.map(({ number, command }) => (
              <li key={number}>{explainLine(command)[lang]}</li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
});
