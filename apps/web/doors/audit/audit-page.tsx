// The door `/audit`, for the owner: what was done, who saw cards of a running game, whose clock is off.
import './audit.css';
import { useState } from 'react';
import { PageTop } from '../../look/page-top.tsx';
import { NotHere, SignInFirst } from '../../people/fields.tsx';
import { questions } from '../../people/questions.ts';
import { useAsked } from '../../people/use-asked.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Clocks } from './clocks.tsx';
import { Entries } from './entries.tsx';
import { SeenCards } from './seen-cards.tsx';
import { agentsIn } from './use-device-name.ts';

const parts = ['entries', 'seen', 'clocks'] as const;

const Owned = () => {
  const { t } = useTranslation(['people', 'common']);
  const [part, setPart] = useState<(typeof parts)[number]>('entries');
  const [clocks, tournaments] = [useAsked(questions.clocks), useAsked(questions.tournaments)];
  for (const { got, again } of [clocks, tournaments])
    if (got && !('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  if (!(clocks.got && tournaments.got && 'answer' in clocks.got && 'answer' in tournaments.got))
    return <p className="quiet">{t('common:loading')}</p>;
  const known = clocks.got.answer;
  const agents = agentsIn(known);
  const list = tournaments.got.answer.tournaments;
  return (
    <>
      <fieldset className="choices" aria-label={t('people:audit.title')}>
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-part={each}
            aria-pressed={each === part}
            onClick={() => setPart(each)}
          >
            {t(`people:audit.${each}`)}
          </button>
        ))}
      </fieldset>
      {part === 'entries' && <Entries tournaments={list} agents={agents} />}
      {part === 'seen' && <SeenCards tournaments={list} agents={agents} />}
      {part === 'clocks' && <Clocks known={known} />}
    </>
  );
};

const Audit = () => {
  const { t } = useTranslation(['people', 'common']);
  const { got, again } = useAsked(() => questions.me());
  if (!got) return <p className="quiet">{t('common:loading')}</p>;
  if (!('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  if (got.answer.person === null) return <SignInFirst />;
  return got.answer.club === 'owner' ? <Owned /> : <p role="alert">{t('people:audit.notOwner')}</p>;
};

export const AuditPage = () => {
  const { t } = useTranslation('people');
  return (
    <main className="page audit">
      <PageTop back="/" title={t('audit.title')} />
      <Audit />
    </main>
  );
};
