// Before a signature is acknowledged its copy is made; why it is not acknowledged, where it is not.
import { refusedByOffice } from '@omerta/office/answer.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import type { Place } from './place.ts';
import type { ApiProblem } from './problem.ts';
import { refusedProblem } from './refused.ts';

/**
 * The log is gone, and what was signed with it: nothing is acknowledged. Where only its copy cannot be made it is
 * signed all the same, and that there is no copy is the owner's to be told.
 */
const isLogGone = (refusal: OfficeRefusal): boolean =>
  refusal.code === 'store/refused' && !('home' in refusal.refusal && refusal.refusal.home === 'backups');

export const whyNotSigned = async ({ beforeSigned }: Place): Promise<ApiProblem | null> => {
  const unkept = await beforeSigned();
  return unkept && isLogGone(unkept) ? refusedProblem(refusedByOffice(unkept)) : null;
};
