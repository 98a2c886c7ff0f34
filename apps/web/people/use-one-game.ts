// The one game of a device in words: stage, round, table, and whether it is played again.
import { useTranslation } from '../texts/use-translation.ts';
import type { NamedGame } from './questions.ts';

export const useOneGame = (): ((only: NamedGame) => string) => {
  const { t } = useTranslation('people');
  return ({ stage, round, table, attempt }) =>
    [
      stage,
      t('account.gameAt', { round, table }),
      attempt > 1 && t(attempt > 2 ? 'account.replayAgain' : 'account.replay', { number: attempt - 1 }),
    ]
      .filter(Boolean)
      .join(', ');
};
