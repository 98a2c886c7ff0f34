// The door `/sign-in`: with nickname and password, or with a code from the desk, which may come with the address.

import { PageTop } from '../../look/page-top.tsx';
import { decidesIn, questions } from '../../people/questions.ts';
import { SignIn } from '../../people/sign-in.tsx';
import { useAsked } from '../../people/use-asked.ts';
import { Link } from '../../routing/link.tsx';
import { useNavigate, useParams } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';

export const SignInPage = () => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const { code } = useParams();
  const { got } = useAsked(() => questions.me());
  const here = got && 'answer' in got && got.answer.person !== null ? got.answer : null;
  /** Whoever decides cases has come for them; whoever holds no office, for his own page. */
  const onIn = async (): Promise<void> => {
    const came = await questions.me();
    const me = 'answer' in came ? came.answer : null;
    const [only, ...more] = me ? decidesIn(me) : [];
    if (only !== undefined && more.length === 0)
      return void navigate({ to: '/judging/$tournament', params: { tournament: only }, replace: true });
    const isPlayer = me !== null && !me.club && (me.offices ?? []).length === 0;
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
