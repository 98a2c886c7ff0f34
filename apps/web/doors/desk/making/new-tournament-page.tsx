// The door `/new-tournament`: a tournament is made, step by step.
import { PageTop } from '../../../look/page-top.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

export const NewTournamentPage = () => {
  const { t } = useTranslation('desk');
  return (
    <main className="page">
      <PageTop title={t('newTournament')} />
    </main>
  );
};
