// Whether whoever asks owns the club.
import { questions } from '../../../people/questions.ts';
import { useAsked } from '../../../people/use-asked.ts';

export const useIsOwner = (): boolean => {
  const { got } = useAsked(() => questions.me());
  return got !== undefined && 'answer' in got && got.answer.club === 'owner';
};
