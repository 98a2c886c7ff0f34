// The door `/claim/CODE`: whoever has the link of the server's start founds the club and owns the server.
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { PageTop } from '../../look/page-top.tsx';
import { PlainForm, TextField } from '../../people/fields.tsx';
import { passwordFault, shortest } from '../../people/new-password.ts';
import { NewPasswordFields } from '../../people/new-password-fields.tsx';
import { questions } from '../../people/questions.ts';
import { useSending } from '../../people/use-asked.ts';
import { useTranslation } from '../../texts/use-translation.ts';

export const ClaimPage = () => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const { code = '' } = useParams({ strict: false });
  const [club, setClub] = useState('');
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
    <main className="page">
      <PageTop title={t('claim.title')} />
      <p>{t('claim.why')}</p>
      <PlainForm
        name="claim"
        onSend={() => void claim()}
        sending={sending}
        refused={refused}
        button={t('claim.do')}
        isMain
      >
        <TextField label={t('claim.club')} name="club" value={club} onWrite={setClub} most={100} />
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
    </main>
  );
};
