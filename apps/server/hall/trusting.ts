// What a phone is given to trust.

/** Its name is what a phone shows among its downloads. */
export const certificatePath = '/omerta-hall.crt';

export type Trusting = {
  /** DER. */
  readonly certificate: Uint8Array;
  /** As the phone calls it. */
  readonly name: string;
  readonly fingerprint: string;
};
