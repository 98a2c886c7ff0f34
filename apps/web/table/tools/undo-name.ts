// What undo would take back, in a word or two; what was done in the dark is named while its button is held.
import { useTable } from '../../board/use-table.ts';
import { isDark } from '../../session/night.ts';
import { timeline } from '../../session/timeline.ts';
import { useLineName } from '../../texts/line-name.ts';
import { useStepName } from '../../texts/step-name.ts';
import { useTranslation } from '../../texts/use-translation.ts';

/** A press that wrote no line: a step was begun, or hands were asked for. */
const useBegunName = (isHeld: boolean): string => {
  const { t } = useTranslation('table');
  const { live, standing, expected } = useTable();
  const stepName = useStepName();
  const step = standing ?? expected;
  if ((isDark(live) && !isHeld) || !step) return t('line.nightStep');
  const seat = step.seat ?? '';
  switch (step.step) {
    case 'speech':
    case 'tie-speech':
      return t('begun.speech', { seat });
    case 'last':
    case 'vote':
    case 'lift':
      return t(`begun.${step.step}`, { seat });
    default:
      return stepName(step);
  }
};

export const useUndoName = (isHeld: boolean): string | null => {
  const { t } = useTranslation('table');
  const { course, live } = useTable();
  const lineName = useLineName();
  const begunName = useBegunName(isHeld);
  const before = live.history.past.at(-1)?.command.type;
  if (live.aside.before) return begunName;
  if (before === 'replace' || before === 'undo') return t('line.correction');
  const last = timeline(course.state).at(-1);
  return last ? lineName(last, isHeld) : null;
};
