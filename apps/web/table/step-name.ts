// A step of the script in a word or two.
import type { Expected } from '@omerta/rules/game/expects.ts';
import { useTranslation } from '../texts/use-translation.ts';

export const useStepName = (): ((step: Pick<Expected, 'step' | 'seat'>) => string) => {
  const { t } = useTranslation('table');
  return ({ step, seat }) => t(`step.${step}`, { seat: seat ?? '' });
};
