// What the address of a tournament in the making says: at which step one is, so that Back leads to the step before.
import { type MakingStep, makingSteps } from '../../../desk/making/orders.ts';

export type MakingSearch = { readonly step?: MakingStep };

/** The first step has the plain address; what is not understood is the first. */
export const readMakingSearch = ({ step: given }: Readonly<Record<string, string>>): MakingSearch => {
  const step = makingSteps.slice(1).find((each) => each === given);
  return step === undefined ? {} : { step };
};

export const searchOf = (step: MakingStep): MakingSearch => readMakingSearch({ step });
