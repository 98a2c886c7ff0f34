// How a protest ended, in words.
import { protestOutcomes } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const useOutcome = (): ((outcome: string) => string) => {
  const { t } = useTranslation('cases');
  return (outcome) => {
    const known = protestOutcomes.find((each) => each === outcome);
    return t(`protests.outcome.${known ?? 'withdrawn'}`);
  };
};
