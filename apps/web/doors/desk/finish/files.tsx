// What the tournament leaves behind: its archive, its file, its table.
import { useDesk } from '../../../desk/desk.tsx';
import { questions } from '../../../people/questions.ts';
import { useAsked } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const Files = () => {
  const { t } = useTranslation('finish');
  const { tournament, picture } = useDesk();
  const { got } = useAsked(() => questions.me());
  const isOwner = got !== undefined && 'answer' in got && got.answer.club === 'owner';
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
          <div className="desk-actions">
            {file('archive', '.omerta', t('archive'))}
            {isOwner && file('archive?people=yes', '.omerta', t('archivePeople'))}
          </div>
        </>
      )}
      <div className="desk-actions">
        {file('file', '.tournament.json', t('tournamentFile'))}
        {picture.plans.length > 0 && file('desk-standings', '.standings.json', t('standingsFile'))}
      </div>
    </section>
  );
};
