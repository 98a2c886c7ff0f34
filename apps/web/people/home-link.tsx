// The ways to the desk, to the public pages and to one's account from the first page: only where a server answers, and nobody waits for it.

import { useEffect } from 'react';
import { storage } from '../device/plain-storage.ts';
import { useLang } from '../device/settings.ts';
import { useNetwork } from '../offline/network.ts';
import { Link } from '../routing/link.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { judgesIn, questions, runsTournaments } from './questions.ts';
import { useAsked } from './use-asked.ts';

const patience = 4_000;

/** That a club has answered here once. */
const key = 'omerta.club';

const remember = (): void => {
  try {
    storage?.setItem(key, 'yes');
  } catch {
    // A full storage: it is asked at the next visit that comes over the network.
  }
};

/** What came out of the device's own keeping asks nobody of whom it has never heard. */
const mayAnswer = (): boolean => Boolean(storage?.getItem(key)) || !navigator.serviceWorker?.controller;

const Answered = () => {
  const { t } = useTranslation('people');
  const lang = useLang();
  const { got } = useAsked(() => questions.me(patience));
  const answers = got !== null && got !== undefined && 'answer' in got;
  useEffect(() => {
    if (answers) remember();
  }, [answers]);
  if (!answers) return null;
  const { person, nickname } = got.answer;
  return (
    <>
      {(runsTournaments(got.answer) || judgesIn(got.answer).length > 0) && (
        <Link to="/desk" className="button" data-go="desk">
          <span>
            {t('home.desk')}
            <small>{t('home.deskHint')}</small>
          </span>
        </Link>
      )}
      <a href={`/live?lang=${lang}`} className="button" data-go="live">
        <span>
          {t('home.live')}
          <small>{t('home.liveHint')}</small>
        </span>
      </a>
      {person !== null && (
        <Link to="/me" className="button" data-go="me">
          <span>
            {t('home.me')}
            <small>{t('home.meHint')}</small>
          </span>
        </Link>
      )}
      <Link to={person === null ? '/sign-in' : '/account'} className="button" data-go="account">
        <span>
          {t(person === null ? 'home.signIn' : 'home.account')}
          <small>{person === null ? t('home.signInHint') : nickname}</small>
        </span>
      </Link>
    </>
  );
};

/** Without a network nobody is asked. */
export const HomeLink = () => (useNetwork() && mayAnswer() ? <Answered /> : null);
