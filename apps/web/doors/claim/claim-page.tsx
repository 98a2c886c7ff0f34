// The door `/claim/CODE`: whoever has the link of the server's start founds the club, or takes one over that came from a copy, and owns the server.

import { useState } from 'react';
import { PageTop } from '../../look/page-top.tsx';
import { NotHere, PlainForm, TextField } from '../../people/fields.tsx';
import { passwordFault, shortest } from '../../people/new-password.ts';
import { NewPasswordFields } from '../../people/new-password-fields.tsx';
import { questions } from '../../people/questions.ts';
import { useAsked, useSending } from '../../people/use-asked.ts';
import { Link } from '../../routing/link.tsx';
import { useNavigate, useParams } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';

/** What a copy does not hold, and how everybody comes in again. */
const Restored = ({ club }: { readonly club: string }) => {
  const { t } = useTranslation('people');
  return (
    <section role="note" data-part="restored">
      <p>{t('claim.restored', { club })}</p>
      <p>{t('claim.notBrought')}</p>
      <ul>
        {(['owner', 'officials', 'players', 'tables', 'screens'] as const).map((each) => (
          <li key={each}>{t(`claim.comeIn.${each}`)}</li>
        ))}
      </ul>
    </section>
  );
};

type ClaimProps = {
  readonly code: string;
  /** The club that a copy has brought. */
  readonly restored: string | null;
};

const Claim = ({ code, restored }: ClaimProps) => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const [club, setClub] = useState(restored ?? '');
  const [nickname, setNickname] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { sending, refused, setRefused, send } = useSending();
  const claim = async (): Promise<void> => {
    const empty = club.trim() === '' ? t('claim.club') : nickname.trim() === '' && t('nickname');
    if (empty) return setRefused(t('missing', { field: empty }));
    const fault = passwordFault(password, again);
    if (fault) return setRefused(t(fault, { least: shortest }));
    const done = await send(
      () => questions.claim({ code, club, nickname, password }),
      (refusal) => (refusal.code === 'auth/code' ? t('claim.used') : refusal.sentence),
    );
    if (done) await navigate({ to: '/account', replace: true });
  };
  return (
    <>
      {restored === null ? <p>{t('claim.why')}</p> : <Restored club={restored} />}
      <PlainForm
        name="claim"
        onSend={() => void claim()}
        sending={sending}
        refused={refused}
        button={t(restored === null ? 'claim.do' : 'claim.takeOver')}
        isMain
      >
        {restored === null && (
          <TextField label={t('claim.club')} name="club" value={club} onWrite={setClub} most={100} />
        )}
        <TextField
          label={t('nickname')}
          name="nickname"
          value={nickname}
          onWrite={setNickname}
          autoComplete="username"
        />
        <NewPasswordFields
          label={t('password')}
          name="password"
          first={{ value: password, onWrite: setPassword }}
          again={{ value: again, onWrite: setAgain }}
        />
      </PlainForm>
      <Link to="/sign-in" className="button" data-go="sign-in">
        {t('claim.signInstead')}
      </Link>
    </>
  );
};

export const ClaimPage = () => {
  const { t } = useTranslation(['people', 'common']);
  const { code = '' } = useParams();
  const { got, again } = useAsked(questions.unclaimed);
  return (
    <main className="page">
      <PageTop title={t('people:claim.title')} />
      {!got && <p className="quiet">{t('common:loading')}</p>}
      {got && 'answer' in got && <Claim code={code} restored={got.answer.club} />}
      {got && !('answer' in got) && <NotHere sentence={got.sentence} again={again} />}
    </main>
  );
};
