// A game as people call it: stage, round, table.
import { useTranslation } from '../texts/use-translation.ts';
import { useCourt } from './desk.tsx';
import type { DeskGame } from './wire/picture.ts';

export const useGameName = (): ((id: string) => string) => {
  const { t } = useTranslation('sheets');
  const { picture } = useCourt();
  const named = ({ stage, round, table, attempt }: DeskGame): string => {
    const name = picture.plans.find((plan) => plan.stage === stage)?.name ?? stage;
    const game = t('game', { stage: name, round, table });
    if (attempt <= 1) return game;
    return t(attempt > 2 ? 'replayedAgain' : 'replayed', { game, number: attempt - 1 });
  };
  return (id) => {
    const game = picture.games.find((each) => each.id === id);
    return game ? named(game) : id;
  };
};
