// The votes of today over the table.
import type { VoteRound } from '@omerta/rules/game/tell/outcome.ts';
import { Dialog } from '../look/dialog.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { Rounds } from './rounds.tsx';

export const VotesSheet = ({
  rounds,
  onClose,
}: {
  readonly rounds: readonly VoteRound[];
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['table', 'common']);
  return (
    <Dialog open onClose={onClose} title={t('table:votes.title')}>
      <Rounds rounds={rounds} />
      <button type="button" className="button" data-do="close" onClick={onClose}>
        {t('common:close')}
      </button>
    </Dialog>
  );
};
