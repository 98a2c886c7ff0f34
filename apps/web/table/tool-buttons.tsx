// The two tools of every moment: a foul, and the last line taken back.
import { useTranslation } from 'react-i18next';
import { Icon } from '../look/icon.tsx';
import { takeBack } from '../session/play.ts';
import { timeline } from '../session/timeline.ts';
import { useLineName } from './line-name.ts';
import { useTable } from './use-table.ts';

type Span = { readonly span: number };

export const Foul = ({ span }: Span) => {
  const { t } = useTranslation('table');
  const { mode, setMode } = useTable();
  return (
    <button
      type="button"
      className="button"
      data-span={span}
      data-tool="foul"
      aria-pressed={mode === 'foul'}
      onClick={() => setMode(mode === 'foul' ? 'play' : 'foul')}
    >
      {mode === 'foul' && span > 1 ? t('foulWhom') : t('foul')}
    </button>
  );
};

export const Undo = ({ span }: Span) => {
  const { t } = useTranslation('table');
  const { session, course, answer } = useTable();
  const lineName = useLineName();
  const last = timeline(course.state).at(-1);
  const label = last ? t('undo', { what: lineName(last) }) : t('nothingToUndo');
  return (
    <button
      type="button"
      className="button"
      data-span={span}
      data-tool="undo"
      disabled={!last}
      aria-label={label}
      onClick={() => answer(takeBack(session, course.version))}
    >
      <Icon path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
      {span > 1 && last && <span className="clip">{lineName(last)}</span>}
    </button>
  );
};
