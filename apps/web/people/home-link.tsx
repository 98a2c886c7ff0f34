// The way to one's account from the first page: only where a server answers, and nobody waits for it.
import { Link } from '@tanstack/react-router';
import { useNetwork } from '../offline/network.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { questions } from './questions.ts';
import { useAsked } from './use-asked.ts';

const patience = 4_000;

const Answered = () => {
  const { t } = useTranslation('people');
  const { got } = useAsked(() => questions.me(patience));
  if (!(got && 'answer' in got)) return null;
  const { person, nickname } = got.answer;
  return (
    <Link to={person === null ? '/sign-in' : '/account'} className="button" data-go="account">
      <span>
        {t(person === null ? 'home.signIn' : 'home.account')}
        <small>{person === null ? t('home.signInHint') : nickname}</small>
      </span>
    </Link>
  );
};

/** Without a network nobody is asked. */
export const HomeLink = () => (useNetwork() ? <Answered /> : null);
