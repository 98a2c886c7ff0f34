// The tools of every moment: a foul or another sanction, the last press taken back, and brought back.
import { useRef } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useSettings } from '../../device/settings.ts';
import { Icon } from '../../look/icon.tsx';
import { useHeld } from '../../look/use-held.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useUndoName } from './undo-name.ts';

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
      {mode === 'foul' ? t('foulWhom') : t('foul')}
    </button>
  );
};

/** Foul was pressed: whom, or another sanction, or nothing after all. Wherever Foul was, a second tap in its place leads back. */
export const SanctionTools = () => {
  const { t } = useTranslation(['table', 'common']);
  const { mode, setMode } = useTable();
  const { fouls } = useSettings();
  const other = mode === 'sanction';
  return (
    <>
      <div className="row">
        <Foul span={1} />
      </div>
      <div className="row">
        <button
          type="button"
          className="button"
          data-tool="sanction"
          aria-pressed={other}
          onClick={() => setMode(other ? 'play' : 'sanction')}
        >
          {other ? t('table:sanctionWhom') : t('table:otherSanction')}
        </button>
        <button
          type="button"
          className="button"
          data-span={2}
          data-do="no-sanction"
          onClick={() => setMode('play')}
        >
          {mode === 'foul' && fouls ? t('table:foulsDone') : t('common:cancel')}
        </button>
      </div>
    </>
  );
};

/** Held so long it tells what it would take back, and takes nothing back. */
const holdMs = 500;

export const Undo = ({ span }: Span) => {
  const { t } = useTranslation('table');
  const { takeBack } = useTable();
  const wasHeld = useRef(false);
  const { held, handlers } = useHeld({
    after: holdMs,
    onRelease: (ms) => {
      wasHeld.current = ms >= holdMs;
    },
  });
  const name = useUndoName(held);
  const label = name === null ? t('nothingToUndo') : t('undo', { what: name });
  return (
    <button
      type="button"
      className="button"
      data-span={span}
      data-tool="undo"
      disabled={name === null}
      aria-label={label}
      onPointerDown={() => {
        wasHeld.current = false;
        handlers.onPointerDown();
      }}
      onKeyDown={() => {
        wasHeld.current = false;
      }}
      onClick={() => wasHeld.current || takeBack()}
    >
      <Icon path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
      {span > 1 && name !== null && <span className="clip">{name}</span>}
    </button>
  );
};

/** Brings back what was undone last; there only while there is something to bring back. */
export const Redo = ({ span }: Span) => {
  const { t } = useTranslation('table');
  const { session, course, answer } = useTable();
  const count = session.redoCount();
  if (count === 0) return null;
  const label = t('redo', { count });
  return (
    <button
      type="button"
      className="button"
      data-span={span}
      data-tool="redo"
      aria-label={label}
      onClick={() => answer(session.redo(course.version))}
    >
      <Icon path="M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />
      {span > 1 && <span className="clip">{label}</span>}
    </button>
  );
};
