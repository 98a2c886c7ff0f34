// The room `finish` of the desk: what is open, what the public sees, the reveal, the end, and what is left behind.
import './finish.css';
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { Nominations } from '../../../desk/nominations.tsx';
import { askStandings } from '../../../desk/wire/ask-standings.ts';
import { TextField } from '../../../people/fields.tsx';
import { useAsked } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Files } from './files.tsx';
import { OpenMatters } from './open-matters.tsx';
import { Publication } from './publication.tsx';
import { RevealSteps } from './reveal-steps.tsx';
import { Site } from './site.tsx';
import { useIsOwner } from './use-is-owner.ts';

/** The owner's, until somebody outside has the archive. */
const Reopen = () => {
  const { t } = useTranslation('finish');
  const { picture, give, isSending } = useDesk();
  const isOwner = useIsOwner();
  const [reason, setReason] = useState('');
  if (picture.handedOut) return <p className="quiet">{t('reopen.late')}</p>;
  if (!isOwner) return <p className="quiet">{t('reopen.whose')}</p>;
  return (
    <div className="desk-actions">
      <Confirm
        title={t('reopen.title')}
        name="reopen"
        isDisabled={isSending}
        isReady={reason.trim() !== ''}
        onAsk={() => setReason('')}
        onConfirm={() =>
          void give({ type: 'reopen-tournament', reason: reason.trim() }, { told: t('reopen.told') })
        }
      >
        <p>{t('reopen.what')}</p>
        <TextField label={t('why')} name="reason" value={reason} isLong onWrite={setReason} />
      </Confirm>
    </div>
  );
};

const End = () => {
  const { t } = useTranslation('finish');
  const { picture, give } = useDesk();
  const { phase, open, withheld } = picture;
  const count = open.length;
  return (
    <section className="desk-card" data-part="end">
      <h3>{t('end')}</h3>
      {phase === 'finished' && (
        <>
          <p role="status">{t('isFinished')}</p>
          <Reopen />
        </>
      )}
      {phase === 'preparing' && <p>{t('notBegun')}</p>}
      {phase === 'running' && count > 0 && <p data-open={count}>{t('notYet', { count })}</p>}
      {phase === 'running' && (
        <div className="desk-actions">
          <Confirm
            title={t('finish')}
            name="finish"
            isDisabled={count > 0}
            onConfirm={() => void give({ type: 'finish-tournament' }, { told: t('isFinished') })}
          >
            <p>{t('finishWhat')}</p>
            {withheld !== null && <p>{t('stillWithheld')}</p>}
          </Confirm>
        </div>
      )}
    </section>
  );
};

const Named = () => {
  const { tournament, picture } = useDesk();
  const counted = (picture.standings ?? []).map(({ player, exact }) => `${player} ${exact}`).join();
  const { got } = useAsked(() => askStandings(tournament, { stage: '', after: '' }), counted);
  return got && 'answer' in got ? <Nominations nominations={got.answer.nominations} /> : null;
};

export const FinishRoom = () => {
  const { t } = useTranslation('finish');
  const { picture } = useDesk();
  return (
    <>
      <h2>{t('title')}</h2>
      <OpenMatters />
      <div className="desk-cards">
        <Publication />
        <RevealSteps />
        <End />
        <Files />
        <Site />
      </div>
      {picture.plans.length > 0 && <Named />}
    </>
  );
};
