// Over a game that went on in another window: nothing is taken here until the referee says which window has it.
import './elsewhere.css';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBack, useLeave } from '../look/back.ts';
import type { Lost, Session } from '../session/session.ts';
import { useLineName } from '../texts/line-name.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { takeHere } from './ground.ts';

const useLostName = (): ((lost: Lost) => string) => {
  const { t } = useTranslation(['start', 'table']);
  const lineName = useLineName();
  return ({ entry, secret }) => {
    switch (entry.kind) {
      case 'line':
        return entry.command.type === 'replace'
          ? t('table:line.correction')
          : lineName({ command: entry.command, secret });
      case 'head':
        return t('start:head');
      case 'signed':
        return t('start:elsewhere.signature');
      case 'reopened':
        return t('start:elsewhere.reopening');
    }
  };
};

type Props = { readonly session: Session; readonly onReread: () => void };

export const Elsewhere = ({ session, onReread }: Props) => {
  const { t } = useTranslation('start');
  const panel = useRef<HTMLElement>(null);
  const lostName = useLostName();
  const { id, lost } = session.live();
  const leave = useLeave();
  useBack(() => {
    leave();
    return true;
  });
  useEffect(() => panel.current?.focus(), []);
  const take = (): void => {
    takeHere(id);
    onReread();
  };
  return createPortal(
    <section
      ref={panel}
      className="elsewhere"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="elsewhere"
      tabIndex={-1}
    >
      <div>
        <h2 id="elsewhere">{t('elsewhere.title')}</h2>
        <p>{t('elsewhere.why')}</p>
        {lost.length > 0 && (
          <>
            <p>{t('elsewhere.lost', { count: lost.length })}</p>
            <ul>
              {lost.map((each, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same line may have been pressed twice
                <li key={i}>{lostName(each)}</li>
              ))}
            </ul>
          </>
        )}
        <button type="button" className="button main" data-go="take-here" onClick={take}>
          {t('elsewhere.take')}
        </button>
        <p className="quiet">{t('elsewhere.takeHint')}</p>
        <button type="button" className="button" data-go="reread" onClick={onReread}>
          {t('elsewhere.reread')}
        </button>
        <p className="quiet">{t('elsewhere.rereadHint')}</p>
      </div>
    </section>,
    document.body,
  );
};
