// Over a game that went on or was deleted in another window: nothing is taken here until the referee says which window has it.
import { useSyncExternalStore } from 'react';
import type { Lost } from '../session/away.ts';
import type { Session } from '../session/session.ts';
import { useLineName } from '../texts/line-name.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { AwayPanel } from './away-panel.tsx';
import { takeHere } from './ground.ts';
import { saveRecord } from './save-file.ts';

const useLostName = (): ((lost: Lost) => string) => {
  const { t } = useTranslation(['door', 'table', 'common']);
  const lineName = useLineName();
  return ({ entry, secret }) => {
    switch (entry.kind) {
      case 'line':
        return entry.command.type === 'replace'
          ? t('table:line.correction')
          : lineName({ command: entry.command, secret });
      case 'head':
        return t('common:head');
      case 'named':
        return t('door:elsewhere.names');
      case 'signed':
        return t('door:elsewhere.signature');
      case 'reopened':
        return t('door:elsewhere.reopening');
    }
  };
};

const Lines = ({ lost }: { readonly lost: readonly Lost[] }) => {
  const { t } = useTranslation('door');
  const lostName = useLostName();
  return (
    lost.length > 0 && (
      <>
        <p>{t('elsewhere.lost', { count: lost.length })}</p>
        <ul>
          {lost.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may have been pressed twice
            <li key={i}>{lostName(each)}</li>
          ))}
        </ul>
      </>
    )
  );
};

type Props = { readonly session: Session; readonly onReread: () => void };

const WentOn = ({ session, onReread }: Props) => {
  const { t } = useTranslation('door');
  const { id, lost } = session.live();
  const take = (): void => {
    takeHere(id);
    onReread();
  };
  return (
    <div>
      <h2 id="elsewhere">{t('elsewhere.title')}</h2>
      <p>{t('elsewhere.why')}</p>
      <Lines lost={lost} />
      <button type="button" className="button main" data-go="take-here" onClick={take}>
        {t('elsewhere.take')}
      </button>
      <p className="quiet">{t('elsewhere.takeHint')}</p>
      <button type="button" className="button" data-go="reread" onClick={onReread}>
        {t('elsewhere.reread')}
      </button>
      <p className="quiet">{t('elsewhere.rereadHint')}</p>
    </div>
  );
};

const Gone = ({ session, onLeave }: { readonly session: Session; readonly onLeave: () => void }) => {
  const { t } = useTranslation(['door', 'common']);
  const { course, lost } = session.live();
  return (
    <div>
      <h2 id="elsewhere">{t('door:elsewhere.gone')}</h2>
      <p>{t('door:elsewhere.goneWhy')}</p>
      <Lines lost={lost} />
      <button type="button" className="button main" data-go="leave" onClick={onLeave}>
        {t('common:home')}
      </button>
      <button type="button" className="button" data-go="save-gone" onClick={() => saveRecord(course)}>
        {t('door:elsewhere.goneSave')}
      </button>
    </div>
  );
};

export const Elsewhere = ({ session, onReread }: Props) => {
  const gone = useSyncExternalStore(session.subscribe, () => session.live().away === 'deleted');
  return (
    <AwayPanel heading="elsewhere">
      {(leave) =>
        gone ? <Gone session={session} onLeave={leave} /> : <WentOn session={session} onReread={onReread} />
      }
    </AwayPanel>
  );
};
