// What the tournament leaves behind: its archive, its file, its table.
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { FileTold } from '../../../desk/paper/file-told.tsx';
import { useFileMaking } from '../../../desk/paper/use-file-making.ts';
import { askFile } from '../../../server/ask-file.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useIsOwner } from './use-is-owner.ts';

/** The act comes first: from then on the end stands. */
const HandOut = () => {
  const { t } = useTranslation('finish');
  const { give, isSending } = useDesk();
  return (
    <div className="desk-actions">
      <Confirm
        title={t('handOut.title')}
        name="hand-out"
        isDisabled={isSending}
        onConfirm={() => void give({ type: 'hand-out-archive' }, { told: t('handOut.told') })}
      >
        <p>{t('handOut.what')}</p>
      </Confirm>
    </div>
  );
};

export const Files = () => {
  const { t } = useTranslation('finish');
  const { tournament, picture } = useDesk();
  const isOwner = useIsOwner();
  const isKept = picture.phase === 'finished' && !picture.handedOut;
  const isPlaying = picture.games.some(({ status }) => status === 'running' || status === 'called');
  const path = `/api/tournaments/${encodeURIComponent(tournament)}`;
  const making = useFileMaking();
  const take = (to: string, name: string): Promise<void> =>
    making.make(`${tournament}${name}`, async (watching) => {
      const came = await askFile(`${path}/${to}`, watching);
      return 'answer' in came ? came.answer : came;
    });
  const file = (to: string, name: string, told: string) => (
    <button
      type="button"
      className="button"
      data-file={to}
      disabled={making.isMaking}
      onClick={() => void take(to, name)}
    >
      {told}
    </button>
  );
  return (
    <section className="desk-card" data-part="files">
      <h3>{t('files')}</h3>
      {isPlaying ? (
        <p>{t('archiveLater')}</p>
      ) : (
        <>
          <p className="quiet">{t('archiveWhat')}</p>
          {isKept ? (
            <HandOut />
          ) : (
            <div className="desk-actions">
              {file('archive', '.omerta', t('archive'))}
              {isOwner && file('archive?people=yes', '.omerta', t('archivePeople'))}
            </div>
          )}
        </>
      )}
      <div className="desk-actions">
        {file('file', '.tournament.json', t('tournamentFile'))}
        {picture.plans.length > 0 && file('desk-standings', '.standings.json', t('standingsFile'))}
      </div>
      <FileTold {...making} />
    </section>
  );
};
