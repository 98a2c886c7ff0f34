// All votes so far over the table.
import { ballotsSeen } from '@omerta/rules/view/ballots.ts';
import { voteGrid } from '@omerta/rules/view/vote-grid.ts';
import { voteWords } from '@omerta/rules/view/vote-words.ts';
import { useLang } from '../device/settings.ts';
import { Sheet } from '../look/sheet.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { useTable } from './use-table.ts';
import { VotesGrid } from './votes-grid.tsx';

export const VotesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('common');
  const { course } = useTable();
  return (
    <Sheet onClose={onClose} title={voteWords(useLang()).title}>
      <VotesGrid columns={voteGrid(ballotsSeen(course.state))} opening={course.opening} />
      <button type="button" className="button" data-do="close" onClick={onClose}>
        {t('close')}
      </button>
    </Sheet>
  );
};
