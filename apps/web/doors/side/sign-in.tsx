// Who the side referee is: a code from the desk, or his nickname and password.
import { type FormEvent, useState } from 'react';
import { type SigningIn, signIn } from '../../side/me.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
};

const Field = ({ name, label, type = 'text', autoComplete }: FieldProps) => (
  <div className="field">
    <label htmlFor={`side-${name}`}>{label}</label>
    <input
      id={`side-${name}`}
      name={name}
      type={type}
      className="input"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  </div>
);

const given = (form: HTMLFormElement): SigningIn => {
  const data = new FormData(form);
  const of = (name: string): string => String(data.get(name) ?? '');
  return data.has('code')
    ? { path: '/api/code', body: { code: of('code').trim() } }
    : { path: '/api/sign-in', body: { nickname: of('nickname').trim(), password: of('password') } };
};

export const SignIn = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useTranslation('side');
  const [told, setTold] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setAsking(true);
    const refused = await signIn(given(event.currentTarget));
    setAsking(false);
    if (!refused) return onDone();
    setTold(refused.sentence);
  };
  return (
    <section className="side-sign-in" aria-label={t('signIn.title')}>
      <h2>{t('signIn.title')}</h2>
      <p className="refused" role="alert">
        {told}
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <Field name="code" label={t('signIn.code')} autoComplete="one-time-code" />
        <button type="submit" className="button main" data-go="code" disabled={isAsking}>
          {t('signIn.go')}
        </button>
      </form>
      <p className="quiet">{t('signIn.orPassword')}</p>
      <form onSubmit={(event) => void submit(event)}>
        <Field name="nickname" label={t('signIn.nickname')} autoComplete="username" />
        <Field name="password" label={t('signIn.password')} type="password" autoComplete="current-password" />
        <button type="submit" className="button" data-go="password" disabled={isAsking}>
          {t('signIn.go')}
        </button>
      </form>
    </section>
  );
};
