// The votes of today, round by round, with whose hands they were where it is known.
import type { VoteRound } from '@omerta/rules/game/tell/outcome.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useVerdict } from './outcome.tsx';
import { Tally } from './tally.tsx';

const Lift = ({ lift }: { readonly lift: NonNullable<VoteRound['lift']> }) => {
  const { t } = useTranslation(['table', 'day']);
  const { votes, hands, needed, table } = lift;
  return (
    <p>
      {t('day:votes.lift')}: {votes !== null && `${t('day:votes.inFavour', { votes, table })}, `}
      {t('table:needed', { count: needed })}
      {hands.length > 0 && (
        <span className="quiet"> {t('table:votes.hands', { seats: hands.join(', ') })}</span>
      )}
    </p>
  );
};

export const Rounds = ({ rounds }: { readonly rounds: readonly VoteRound[] }) => {
  const { t } = useTranslation('day');
  const verdictOf = useVerdict();
  return rounds.map((round, i) => (
    <section key={round.round} className="round-votes" data-round={round.round}>
      <h3>{i === 0 ? t('votes.first') : t('votes.again', { count: rounds.length - 1, round: i })}</h3>
      <Tally candidates={round.candidates} hands />
      {round.lift && <Lift lift={round.lift} />}
      <p className="who">{verdictOf(round)}</p>
    </section>
  ));
};
