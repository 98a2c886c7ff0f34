// The door `/club`: the club's officers, and the cases before its disciplinary committee.
import { listOf, mapOf, type Of, oneOf, orNull, text } from '@omerta/base/reading.ts';
import { clubOffices } from '@omerta/tournament/club/state.ts';
import { PageTop } from '../../look/page-top.tsx';
import { NotHere, SignInFirst } from '../../people/fields.tsx';
import { questions } from '../../people/questions.ts';
import { useAsked, useLookAgain } from '../../people/use-asked.ts';
import { ask, saying } from '../../server/ask.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Cases } from './cases.tsx';
import { Officers } from './officers.tsx';

const caseSeen = saying({
  case: text,
  person: text,
  event: text,
  rulebook: text,
  clause: text,
  note: text,
  at: text,
  until: orNull(text),
  decision: orNull(saying({ by: text, at: text, reason: text })),
});
export type CaseSeen = Of<typeof caseSeen>;

const clubSeen = saying({
  name: text,
  officers: listOf(saying({ person: text, office: oneOf(clubOffices) })),
  cases: listOf(caseSeen),
  names: mapOf(text),
});
export type ClubSeen = Of<typeof clubSeen>;

/** What every part of the page needs: the club, who looks at it, and to look again after a change. */
export type ClubProps = { readonly club: ClubSeen; readonly person: string; readonly again: () => void };

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
