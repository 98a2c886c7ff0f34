// All votes so far, one tap away by day.
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useTranslation } from '../texts/use-translation.ts';
import { useTable } from './use-table.ts';
import type { VotesSheet } from './votes-sheet.tsx';

type Shown = ComponentType<ComponentProps<typeof VotesSheet>>;

/** Without a network nothing opens, and the game goes on. */
const load = async (): Promise<Shown | null> =>
  import('./votes-sheet.tsx').then(
    (part) => part.VotesSheet,
    () => null,
  );

export const Votes = () => {
  const { t } = useTranslation('table');
  const { phase, ballots } = useTable().course.state;
  const [Opened, setOpened] = useState<Shown | null>(null);
  if (phase !== 'day' || ballots.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="votes"
        data-tool="votes"
        aria-haspopup="dialog"
        onClick={() => void load().then((sheet) => setOpened(() => sheet))}
      >
        {t('votes.title')}
      </button>
      {Opened && <Opened onClose={() => setOpened(null)} />}
    </>
  );
};
