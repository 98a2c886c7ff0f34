// What one language puts into the phrases of the script.

export type AloudTexts = {
  /** Between the last two players of several. */
  readonly and: string;
  /** Which foul it is, as the phrase needs it: it opens the Russian one. */
  readonly ordinals: readonly string[];
};
