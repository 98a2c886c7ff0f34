// What is left to be done and nobody waits for, quietly: games to be closed in one press, sheets for a second person.
import { CloseGames } from '../../../desk/close-games.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { toConfirm } from '../../../desk/hall/routine.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const Routine = () => {
  const { t } = useTranslation('hall');
  const { picture, tournament } = useDesk();
  const sheets = toConfirm(picture);
  if (picture.phase !== 'running') return null;
  return (
    <section className="desk-actions hall-routine" aria-label={t('routine.title')}>
      <CloseGames />
      {sheets > 0 && (
        <DeskLink tournament={tournament} room="sheets">
          {t('routine.confirm', { count: sheets })}
        </DeskLink>
      )}
    </section>
  );
};
