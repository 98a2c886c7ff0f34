// The votes of today, one tap away: every round, every candidate, and whose hands they were where it is known.
import { roundsToday } from '@omerta/rules/game/tell/outcome.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../texts/use-translation.ts';
import { useTable } from './use-table.ts';

const VotesSheet = lazy(async () => ({ default: (await import('./votes-sheet.tsx')).VotesSheet }));

export const Votes = () => {
  const { t } = useTranslation('table');
  const { course } = useTable();
  const [open, setOpen] = useState(false);
  const rounds = roundsToday(course.state);
  if (rounds.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="votes"
        data-tool="votes"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('votes.title')}
      </button>
      <Suspense>{open && <VotesSheet rounds={rounds} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
