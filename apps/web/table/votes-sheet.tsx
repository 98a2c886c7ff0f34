// The votes of today, round by round.
import type { Round } from '@omerta/rules/game/outcome.ts';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../look/dialog.tsx';
import { useVerdict } from './outcome.tsx';
import { VotesList } from './votes-list.tsx';

const Lift = ({ lift }: { readonly lift: NonNullable<Round['lift']> }) => {
  const { t } = useTranslation('table');
  const { votes, hands, needed, table } = lift;
  return (
    <p>
      {t('votes.lift')}: {votes !== null && `${t('votes.inFavour', { votes, table })}, `}
      {t('needed', { count: needed })}
      {hands.length > 0 && <span className="quiet"> {t('votes.hands', { seats: hands.join(', ') })}</span>}
    </p>
  );
};

export const VotesSheet = ({ rounds, onClose }: { readonly rounds: readonly Round[]; readonly onClose: () => void }) => {
  const { t } = useTranslation(['table', 'common']);
  const verdictOf = useVerdict();
  return (
    <Dialog open onClose={onClose} title={t('table:votes.title')}>
      {rounds.map((round, i) => (
        <section key={round.round} className="round-votes" data-round={round.round}>
          <h3>{i === 0 ? t('table:votes.first') : t('table:votes.again', { count: rounds.length - 1, round: i })}</h3>
          <VotesList candidates={round.candidates} hands />
          {round.lift && <Lift lift={round.lift} />}
          <p className="who">{verdictOf(round)}</p>
        </section>
      ))}
      <button type="button" className="button" data-do="close" onClick={onClose}>
        {t('common:close')}
      </button>
    </Dialog>
  );
};
