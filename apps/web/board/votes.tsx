// All votes so far, one tap away by day.
import { useState } from 'react';
import { fetchedAhead } from '../device/late.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useTable } from './use-table.ts';

/** Without a network nothing opens, and the game goes on. */
const load = fetchedAhead(() => import('./votes-sheet.tsx').catch(() => null));

export const Votes = () => {
  const { t } = useTranslation('table');
  const { phase, ballots } = useTable().course.state;
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof load>>>(null);
  if (phase !== 'day' || ballots.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="votes"
        data-tool="votes"
        aria-haspopup="dialog"
        onClick={() => void load().then(setOpened)}
      >
        {t('votes.title')}
      </button>
      {opened && <opened.VotesSheet onClose={() => setOpened(null)} />}
    </>
  );
};
