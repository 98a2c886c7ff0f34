// The door `/club`: the club's officers, and the cases before its disciplinary committee.
import { PageTop } from '../../look/page-top.tsx';
import { NotHere, SignInFirst } from '../../people/fields.tsx';
import { questions } from '../../people/questions.ts';
import { useAsked, useLookAgain } from '../../people/use-asked.ts';
import { ask } from '../../server/ask.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Cases } from './cases.tsx';
import { clubSeen } from './club-seen.ts';
import { Officers } from './officers.tsx';

const Asked = ({ person }: { readonly person: string }) => {
  const { t } = useTranslation('common');
  const { got, again } = useAsked(() => ask({ path: '/api/club', reads: clubSeen }));
  useLookAgain(again);
  if (!got) return <p className="quiet">{t('loading')}</p>;
  if (!('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  const seen = { club: got.answer, person, again };
  return (
    <>
      <p>{got.answer.name}</p>
      <Officers {...seen} />
      <Cases {...seen} />
    </>
  );
};

export const ClubPage = () => {
  const { t } = useTranslation(['club', 'common']);
  const { got, again } = useAsked(() => questions.me());
  return (
    <main className="page">
      <PageTop title={t('club:title')} />
      {!got && <p className="quiet">{t('common:loading')}</p>}
      {got && !('answer' in got) && <NotHere sentence={got.sentence} again={again} />}
      {got && 'answer' in got && got.answer.person === null && <SignInFirst />}
      {got && 'answer' in got && got.answer.person !== null && <Asked person={got.answer.person} />}
    </main>
  );
};
