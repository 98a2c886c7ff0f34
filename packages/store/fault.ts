// What a home throws where it cannot do what it was asked: the refusal that whoever asked is given.
import type { StoreRefusal } from './refusal.ts';

export class StoreFault extends Error {
  readonly refusal: StoreRefusal;
  constructor(refusal: StoreRefusal, cause?: unknown) {
    super(refusal.code, { cause });
    this.refusal = refusal;
  }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A fault as a value; every other error is a defect and goes on up. */
export const faultAsRefusal = (error: unknown): StoreRefusal => {
  if (error instanceof StoreFault) return error.refusal;
  throw error;
};

/** While it is opened, nothing was sent yet that could have been written. */
export const openingFault = (error: unknown): StoreRefusal => {
  const refusal = faultAsRefusal(error);
  if (refusal.code !== 'store/out-of-reach') return refusal;
  const { home, reason } = refusal;
  return { code: 'store/unreachable', home, reason };
};

export const isDamage = (error: unknown): boolean =>
  error instanceof StoreFault && error.refusal.code === 'store/damaged';
