// Over a game that another device writes now: who does, what became of what was written here, and the way to take it back.
import './served.css';
import { explainLine } from '@omerta/rules/game/tell/explain.ts';
import { useLang } from '../device/settings.ts';
import { useAsync } from '../device/use-async.ts';
import type { LostLine } from '../session/lost-lines.ts';
import type { Session } from '../session/session.ts';
import { timeIn } from '../texts/time-in.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { AwayPanel } from './away-panel.tsx';
import { notGoneIn } from './not-gone-in.ts';
import { saveRecord } from './save-file.ts';
import { TakeFailed, useTakeTable } from './take-table.tsx';
import { type ServedDriver, useServed } from './use-served.ts';

/** As the server told it: a name where it knows one. */
const useHolder = (state: ServedDriver['state'] | undefined): string | null => {
  const { t } = useTranslation('served');
  const lang = useLang();
  const holder = state?.talk.outbox.stop?.said['holder'];
  if (typeof holder !== 'object' || holder === null) return null;
  const { nickname, at } = holder as { readonly nickname?: unknown; readonly at?: unknown };
  if (typeof at !== 'number') return null;
  return t('taken.who', {
    who: typeof nickname === 'string' ? nickname : t('unknown'),
    time: timeIn(lang, at),
  });
};

/** Each in the words of the record; what was done in the dark is only counted among them. */
const Lost = ({ session, commits }: { readonly session: Session; readonly commits: number }) => {
  const { t } = useTranslation('table');
  const lang = useLang();
  const { id, course } = session.live();
  const lines = useAsync(() => notGoneIn(id, course.state, commits))?.value ?? [];
  const textOf = ({ command, secret }: LostLine): string => {
    if (command.type === 'replace') return t('line.correction');
    return secret ? t('line.nightStep') : explainLine(command)[lang];
  };
  return (
    lines.length > 0 && (
      <ul className="not-gone-in">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
          <li key={i} data-lost={line.command.type}>
            {textOf(line)}
          </li>
        ))}
      </ul>
    )
  );
};

const Panel = ({ session, onLeave }: { readonly session: Session; readonly onLeave: () => void }) => {
  const { t } = useTranslation(['served', 'common']);
  const { id, course } = session.live();
  const served = useServed(id);
  const who = useHolder(served?.state);
  const { took, take, isBusy } = useTakeTable(session, served);
  const { beside = 0 } = served?.state.talk ?? {};
  const unsent = served?.state.unsent ?? 0;
  return (
    <div>
      <h2 id="taken-over">{t('served:taken.title')}</h2>
      <p>
        {who} {t('served:taken.why')}
      </p>
      {beside > 0 && <p data-beside={beside}>{t('served:taken.beside', { count: beside })}</p>}
      {unsent > 0 && <p>{t('served:taken.unsent', { count: unsent })}</p>}
      <Lost key={beside + unsent} session={session} commits={beside + unsent} />
      <TakeFailed took={took} />
      <button type="button" className="button" data-go="take-back" disabled={isBusy} onClick={take}>
        {t('served:taken.back')}
      </button>
      <p className="quiet">{t('served:taken.backHint')}</p>
      <button type="button" className="button" data-go="save-taken" onClick={() => saveRecord(course)}>
        {t('served:taken.save')}
      </button>
      <button type="button" className="button main" data-go="leave" onClick={onLeave}>
        {t('common:home')}
      </button>
    </div>
  );
};

export const TakenOver = ({ session }: { readonly session: Session }) => (
  <AwayPanel heading="taken-over">{(leave) => <Panel session={session} onLeave={leave} />}</AwayPanel>
);
