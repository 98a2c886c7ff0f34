// A picture as it goes out: the same bytes for all who watch the same.

/** `cards`: it tells cards of a game that is not over. */
export type ShownPicture = { readonly n: number; readonly bytes: Buffer; readonly cards: boolean };
