// Whoever has no chair in a game that has begun: what a hall would see of it.
import type { PublicPicture } from '@omerta/play/picture.ts';
import { PageTop } from '../../../look/page-top.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

export const Onlooker = ({ picture }: { readonly picture: PublicPicture }) => {
  const { t } = useTranslation(['play', 'table']);
  const { view, chairs } = picture;
  const phase = view?.phase;
  return (
    <main className="page" data-scene="watching">
      <PageTop title={t('play:room.title')} back="/play" />
      <p>{t('play:room.started')}</p>
      <p className="quiet">{t('play:room.watching')}</p>
      {phase && (
        <h2>{t(phase.kind === 'night' ? 'play:phase.night' : 'play:phase.day', { number: phase.number })}</h2>
      )}
      <ol className="points">
        {view?.seats.map(({ seat, left }) => (
          <li key={seat} className={picture.speaks === seat ? 'own' : ''}>
            <span>
              {seat} · {chairs.find((each) => each?.seat === seat)?.nickname}
            </span>{' '}
            <span className="quiet">{left && t(`table:out.${left}`)}</span>
          </li>
        ))}
      </ol>
    </main>
  );
};
