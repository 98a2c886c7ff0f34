// The door `/sign-in`: with nickname and password, or with a code from the desk.
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageTop } from '../../look/page-top.tsx';
import { PasswordField, PlainForm, TextField } from '../../people/fields.tsx';
import { questions } from '../../people/questions.ts';
import { useAsked, useSending } from '../../people/use-asked.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Entering = { readonly onIn: () => void };

const WithPassword = ({ onIn }: Entering) => {
  const { t } = useTranslation('people');
  const [nickname, setNickname] = useState('');
  const [password, setPassword] = useState('');
  const { sending, refused, setRefused, send } = useSending();
  const signIn = async (): Promise<void> => {
    const empty = nickname.trim() === '' ? t('nickname') : password === '' && t('password');
    if (empty) return setRefused(t('missing', { field: empty }));
    if (await send(() => questions.signIn({ nickname, password }))) onIn();
  };
  return (
    <PlainForm
      name="sign-in"
      onSend={() => void signIn()}
      sending={sending}
      refused={refused}
      button={t('signIn.do')}
      isMain
    >
      <TextField
        label={t('nickname')}
        name="nickname"
        value={nickname}
        onWrite={setNickname}
        autoComplete="username"
      />
      <PasswordField
        label={t('password')}
        name="password"
        value={password}
        onWrite={setPassword}
        autoComplete="current-password"
      />
    </PlainForm>
  );
};

const WithCode = ({ onIn }: Entering) => {
  const { t } = useTranslation('people');
  const [code, setCode] = useState('');
  const { sending, refused, setRefused, send } = useSending();
  const exchange = async (): Promise<void> => {
    if (code.trim() === '') return setRefused(t('missing', { field: t('signIn.code') }));
    if (await send(() => questions.exchange(code))) onIn();
  };
  return (
    <PlainForm
      name="code"
      onSend={() => void exchange()}
      sending={sending}
      refused={refused}
      button={t('signIn.useCode')}
    >
      <TextField
        label={t('signIn.code')}
        name="code"
        value={code}
        onWrite={setCode}
        autoComplete="one-time-code"
        hint={t('signIn.codeHint')}
        most={40}
      />
    </PlainForm>
  );
};

export const SignInPage = () => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const { got } = useAsked(() => questions.me());
  const here = got && 'answer' in got && got.answer.person !== null ? got.answer : null;
  const onIn = (): void => void navigate({ to: '/account', replace: true });
  return (
    <main className="page">
      <PageTop title={t('signIn.title')} />
      {here && (
        <>
          <p role="status">{t('signIn.already', { nickname: here.nickname ?? '' })}</p>
          <Link to="/account" className="button" data-go="account">
            {t('signIn.toAccount')}
          </Link>
        </>
      )}
      <WithPassword onIn={onIn} />
      <section className="field">
        <h2>{t('signIn.byCode')}</h2>
        <WithCode onIn={onIn} />
      </section>
    </main>
  );
};
