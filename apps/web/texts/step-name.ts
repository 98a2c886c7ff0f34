// A step of the script in a word or two.
import type { Ahead } from '../session/next-step.ts';
import { useTranslation } from './use-translation.ts';

export const useStepName = (): ((step: Pick<Ahead, 'step' | 'seat'>) => string) => {
  const { t } = useTranslation('table');
  return ({ step, seat }) => t(`step.${step}`, { seat: seat ?? '' });
};
