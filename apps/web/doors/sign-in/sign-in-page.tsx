// The door `/sign-in`: with nickname and password, or with a code from the desk, which may come with the address.
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { PageTop } from '../../look/page-top.tsx';
import { questions } from '../../people/questions.ts';
import { SignIn } from '../../people/sign-in.tsx';
import { useAsked } from '../../people/use-asked.ts';
import { useTranslation } from '../../texts/use-translation.ts';

export const SignInPage = () => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const { code } = useParams({ strict: false });
  const { got } = useAsked(() => questions.me());
  const here = got && 'answer' in got && got.answer.person !== null ? got.answer : null;
  /** Whoever holds no office came for his own page. */
  const onIn = async (): Promise<void> => {
    const came = await questions.me();
    const isPlayer = 'answer' in came && !came.answer.club && (came.answer.offices ?? []).length === 0;
    await navigate({ to: isPlayer ? '/me' : '/account', replace: true });
  };
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
      <SignIn onIn={() => void onIn()} {...(code !== undefined && { code })} />
    </main>
  );
};
