// Signing in, wherever somebody is asked who he is: with nickname and password, or with a code from the desk.
import { useState } from 'react';
import { useTranslation } from '../texts/use-translation.ts';
import { PasswordField, PlainForm, TextField } from './fields.tsx';
import { questions } from './questions.ts';
import { useSending } from './use-asked.ts';

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

const WithCode = ({ onIn, given }: Entering & { readonly given: string }) => {
  const { t } = useTranslation('people');
  const [code, setCode] = useState(given);
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

/** `code` came with the address: then it is asked for alone. */
export const SignIn = ({ onIn, code }: Entering & { readonly code?: string }) => {
  const { t } = useTranslation('people');
  return (
    <>
      {code === undefined && <WithPassword onIn={onIn} />}
      <section className="field">
        <h2>{t('signIn.byCode')}</h2>
        <WithCode onIn={onIn} given={code ?? ''} />
      </section>
    </>
  );
};
