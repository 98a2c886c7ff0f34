// The timeline and everything that can be done from it.
import './trouble.css';
import { useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { Dialog } from '../../look/dialog.tsx';
import { stateBefore } from '../../session/correct.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CardsView } from './cards-view.tsx';
import { HistoryList } from './history-list.tsx';
import { IncidentDialog } from './incident-dialog.tsx';
import { LineEditor, type Opened } from './line-editor.tsx';
import { missingLines } from './line-form.ts';
import type { MomentLines } from './moments.ts';
import { NightView } from './night-view.tsx';

type View =
  | { readonly kind: 'list' | 'cards' | 'incident' }
  | { readonly kind: 'night'; readonly moment: MomentLines }
  | { readonly kind: 'missing'; readonly at: number }
  | { readonly kind: 'line'; readonly opened: Opened };

const Missing = ({ at, onOpen }: { readonly at: number; readonly onOpen: (opened: Opened) => void }) => {
  const { t } = useTranslation('correct');
  const { course } = useTable();
  return (
    <div className="trouble-actions">
      {missingLines(course.rulebook, stateBefore(course, at)).map((command) => (
        <button
          key={command.type}
          type="button"
          className="button"
          data-add={command.type}
          onClick={() => onOpen({ at, command, isNew: true, secret: false })}
        >
          {t(`word.${command.type as 'foul'}`)}
        </button>
      ))}
    </div>
  );
};

const useTitle = (): ((view: View) => string) => {
  const { t } = useTranslation(['trouble', 'correct', 'table']);
  return (view) => {
    switch (view.kind) {
      case 'list':
        return t('trouble:history');
      case 'incident':
        return t('trouble:incident.record');
      case 'cards':
        return t('correct:cards');
      case 'missing':
        return t('correct:whatMissing');
      case 'night':
        return t('table:phase.night', { number: view.moment.moment.number });
      case 'line':
        return view.opened.secret
          ? t('table:line.nightStep')
          : t(`correct:word.${view.opened.command.type as 'foul'}`);
    }
  };
};

export const HistoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['trouble', 'common']);
  const titleOf = useTitle();
  const [view, setView] = useState<View>({ kind: 'list' });
  const list = (): void => setView({ kind: 'list' });
  const open = (opened: Opened): void => setView({ kind: 'line', opened });
  if (view.kind === 'incident') return <IncidentDialog refusal={null} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={titleOf(view)}>
      {view.kind === 'list' && (
        <>
          <button
            type="button"
            className="button"
            data-do="incident"
            onClick={() => setView({ kind: 'incident' })}
          >
            {t('trouble:incident.record')}
          </button>
          <HistoryList
            onLine={({ number, command }) => open({ at: number, command, isNew: false, secret: false })}
            onDark={(moment) =>
              setView(moment.moment.kind === 'dealing' ? { kind: 'cards' } : { kind: 'night', moment })
            }
          />
        </>
      )}
      {view.kind === 'cards' && <CardsView onDone={onClose} />}
      {view.kind === 'night' && <NightView moment={view.moment} onOpen={open} />}
      {view.kind === 'missing' && <Missing at={view.at} onOpen={open} />}
      {view.kind === 'line' && (
        <LineEditor
          opened={view.opened}
          onDone={onClose}
          onMissing={(at) => setView({ kind: 'missing', at })}
        />
      )}
      <div className="trouble-actions">
        {view.kind !== 'list' && (
          <button type="button" className="button" onClick={list}>
            {t('common:back')}
          </button>
        )}
        <button type="button" className="button" data-do="close" onClick={onClose}>
          {t('common:close')}
        </button>
      </div>
    </Dialog>
  );
};
