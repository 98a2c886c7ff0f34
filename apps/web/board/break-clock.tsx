// A break counts up from its call, and tells what it interrupted and how much of that is left.
import type { GameState } from '@omerta/rules/game/state.ts';
import { left, showSeconds } from '../session/clock.ts';
import { useStepName } from '../texts/step-name.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useTick } from './use-clock.ts';
import { useTable } from './use-table.ts';

/** Null in a record that tells no moments. */
const pausedAt = ({ log }: GameState): number | null => {
  for (let cell = log; cell !== null; cell = cell.before)
    if (cell.event.type === 'GamePaused') return cell.event.at ?? null;
  return null;
};

/** Never over: only the referee ends a break. */
const dayMs = 86_400_000;

export const BreakClock = () => {
  const { t } = useTranslation(['clock', 'table']);
  const { session, course, live, standing, expected } = useTable();
  const stepName = useStepName();
  const from = pausedAt(course.state);
  const ran = from === null ? 0 : Math.max(0, session.now() - from);
  useTick(1000, dayMs - ran);
  const step = standing ?? expected;
  const { clock } = live.aside;
  return (
    <>
      {from !== null && (
        <p className="big" role="timer" aria-label={t('table:clock')}>
          {showSeconds(Math.floor(ran / 1000))}
        </p>
      )}
      {step && (
        <p className="quiet" data-part="interrupted">
          {clock
            ? t('clock:interrupted', {
                step: stepName(step),
                time: showSeconds(Math.ceil(left(clock, session.now()) / 1000)),
              })
            : stepName(step)}
        </p>
      )}
    </>
  );
};
