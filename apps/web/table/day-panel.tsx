// Beside the ring on a large screen: what the table has seen of this day, and nothing else.
import './day-panel.css';
import { explainLine } from '@omerta/rules/game/explain.ts';
import type { BallotSeen } from '@omerta/rules/view/table.ts';
import { view } from '@omerta/rules/view/view.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '../session/course.ts';
import { type Line, timeline } from '../session/timeline.ts';
import { useLang } from '../settings.ts';

const Tally = ({ ballot }: { readonly ballot: BallotSeen }) => {
  const { t } = useTranslation('day');
  const most = Math.max(...ballot.hands.map(({ count }) => count), 1);
  return (
    <section>
      <h3>
        {t(ballot.round === 1 ? 'round.first' : 'round.again')} <span className="quiet">{ballot.outcome && t(`outcome.${ballot.outcome}`)}</span>
      </h3>
      <ol className="tally">
        {ballot.hands.map(({ candidate, seats, count }) => (
          <li key={candidate}>
            <b>{candidate}</b>
            <span className="bar">
              <i style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <b>{count}</b>
            <span className="quiet">{seats.join(' ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const isOf = (number: number) => (line: Line) => !line.secret && line.moment.kind === 'day' && line.moment.number === number;

/** Drawn again when a line is written, not with every tap. */
export const DayPanel = memo(({ course }: { readonly course: Course }) => {
  const { t } = useTranslation('day');
  const lang = useLang();
  const { rulebook, state } = course;
  const { nominations, ballots, voteCancelled } = view(rulebook, state, 'public');
  const lines = timeline(state).filter(isOf(state.number)).toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached with the keyboard
    <aside className="day" aria-label={t('title')} tabIndex={0}>
      <section>
        <h3>
          {t('nominated')} <span className="quiet">{voteCancelled && t('cancelled')}</span>
        </h3>
        {nominations.length === 0 ? (
          <p className="quiet">{t('nobody')}</p>
        ) : (
          <ol className="named">
            {nominations.map(({ by, nominee }) => (
              <li key={by}>
                <b>{nominee}</b> <span className="quiet">{t('by', { seat: by })}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      {ballots
        .filter(({ day }) => day === state.number)
        .toReversed()
        .map((ballot) => (
          <Tally key={ballot.round} ballot={ballot} />
        ))}
      {lines.length > 0 && (
        <section>
          <h3>{t('course')}</h3>
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
