// A press of one of several buttons in a row, as the cards are: a finger that shakes has pressed once.

/** A press of one of several buttons that are pressed in a row, as the cards are. */
export type InARow = { readonly button: string; readonly at: number };

/** Milliseconds: a double tap is quicker, and two cards that were looked at are slower. */
const shaking = 400;

/** A finger that shakes presses its button twice, and means it once; whoever waits for nothing has no such finger. */
export const isShaken = (last: InARow | null, press: InARow, wait: number): boolean =>
  last !== null && last.button === press.button && press.at - last.at < Math.min(wait, shaking);
