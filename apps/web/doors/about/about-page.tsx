// The door `/about`: what this is, help at the table, how to install it, whose it is.
import './about.css';
import { type ReactNode, useEffect, useRef } from 'react';
import licence from '../../../../LICENSE?raw';
import { PageTop } from '../../look/page-top.tsx';
import { canStartOffline } from '../../offline/abilities.ts';
import { InstallButton } from '../../offline/notes.tsx';
import { useLocation } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const Part = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // A link to a part that came with the page itself: the browser looked for it before it was there.
  useEffect(() => {
    if (hash === id) heading.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <section className="field">
      <h2 id={id} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};

const questions = ['begin', 'slip', 'kept', 'secret', 'other', 'rule'] as const;

const Install = () => {
  const { t } = useTranslation(['start', 'offline']);
  if (!canStartOffline()) return <p>{t('offline:needsHttps')}</p>;
  return (
    <>
      <p>{t('start:about.install.why')}</p>
      <InstallButton />
      <ul className="facts">
        <li>{t('start:about.install.iphone')}</li>
        <li>{t('start:about.install.android')}</li>
        <li>{t('start:about.install.computer')}</li>
      </ul>
    </>
  );
};

export const AboutPage = () => {
  const { t } = useTranslation('start');
  return (
    <main className="page about">
      <PageTop title={t('about.title')} />
      <Part id="what" title={t('about.what.title')}>
        <p>{t('tagline')}</p>
        <p>{t('about.what.more')}</p>
        <p>{t('about.what.device')}</p>
      </Part>
      <Part id="help" title={t('about.help.title')}>
        {questions.map((each) => (
          <details key={each}>
            <summary>{t(`about.help.${each}.asked`)}</summary>
            <p>{t(`about.help.${each}.answer`)}</p>
          </details>
        ))}
      </Part>
      <Part id="install" title={t('about.install.title')}>
        <Install />
      </Part>
      <Part id="licence" title={t('about.licence.title')}>
        <p>{t('about.licence.mit')}</p>
        <p>{t('about.licence.source')}</p>
        <details>
          <summary>{t('about.licence.text')}</summary>
          <p className="licence" lang="en">
            {licence}
          </p>
        </details>
      </Part>
    </main>
  );
};
