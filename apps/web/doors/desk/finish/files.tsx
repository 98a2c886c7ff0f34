// What the tournament leaves behind: its archive, its file, its table.
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
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
  const file = (to: string, name: string, told: string) => (
    <a className="button" href={`${path}/${to}`} download={`${tournament}${name}`} data-file={to}>
      {told}
    </a>
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
    </section>
  );
};
