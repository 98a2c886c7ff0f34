// The page on which a phone learns to trust the hall: what there must be in each language.

/** A picture: a phone's screen with its heading, its rows, and the row to press; the words are the system's own. */
export type Picture = {
  readonly heading: string;
  readonly rows: readonly string[];
  /** Of the rows, counted from 0. */
  readonly press: number;
  readonly as: 'row' | 'button' | 'switch';
};

export type TrustStep = { readonly words: string; readonly picture: Picture };

export type TrustTexts = {
  readonly language: string;
  readonly title: string;
  readonly why: string;
  /** The way for whoever only looks on. */
  readonly watch: string;
  readonly download: string;
  readonly iphone: string;
  readonly android: string;
  readonly otherPhone: string;
  /** `name` is how the certificate is called on the phone. */
  readonly iphoneSteps: (name: string) => readonly TrustStep[];
  readonly androidSteps: (name: string) => readonly TrustStep[];
  readonly open: string;
  readonly ready: string;
  readonly notYet: string;
  readonly limits: string;
  readonly fingerprint: string;
  readonly afterwards: string;
};
