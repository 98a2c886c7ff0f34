// How a ballot or a lift came out: every vote, what was needed, and what follows.
import './centre.css';
import { roundsToday, type VoteRound } from '@omerta/rules/game/tell/outcome.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Tally } from './tally.tsx';
import { useTable } from './use-table.ts';

/** What follows from a round, in a few words; null while it is being voted. */
export const useVerdict = (): ((round: VoteRound) => string | null) => {
  const { t } = useTranslation('table');
  return ({ outcome, leaving, candidates, toLift }) => {
    const list = (leaving.length > 0 ? leaving : candidates.map(({ seat }) => seat)).join(', ');
    if (outcome === null) return null;
    if (toLift) return t('verdict.tie-lift');
    return t(`verdict.${outcome}`, { seats: list });
  };
};

export const Outcome = ({ of }: { readonly of: 'vote' | 'lift' }) => {
  const { t } = useTranslation('table');
  const { course } = useTable();
  const verdictOf = useVerdict();
  const round = roundsToday(course.state).at(-1);
  if (!round) return null;
  const { lift, candidates } = round;
  return (
    <section className="outcome" data-outcome={round.outcome}>
      {of === 'lift' && lift ? (
        <>
          <p className="quiet">{t('lifted', { table: lift.table })}</p>
          <p className="big">{lift.votes ?? '–'}</p>
          <p className="quiet">{t('needed', { count: lift.needed })}</p>
        </>
      ) : (
        <Tally candidates={candidates} />
      )}
      <p className="who">{verdictOf(round)}</p>
    </section>
  );
};
