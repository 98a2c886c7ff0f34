// Whether a press was meant for what stands on the screen now, or for what stood there a moment before.

/** What was pressed: a finger that goes to another control has looked. `foul`: a seat, one foul after another. */
export type Control = 'next' | 'seat' | 'foul';

/** The step on the screen: since when it could be seen, and which control brought it. */
export type Shown = { readonly since: number; readonly by: Control | null };

/** A finger on its way to another control, or to the next seat in a row of fouls, was sent by an eye that had begun to see. */
const elsewhere = 1 / 3;

/** `wait`: milliseconds a new step must have been in sight before the control that brought it is pressed again on purpose. */
export const isMeant = ({ since, by }: Shown, control: Control, now: number, wait: number): boolean =>
  wait === 0 || now - since >= (control === by && control !== 'foul' ? wait : wait * elsewhere);

/** Where on the screen a finger came down; `at`: when it did, and for the tap before, since when what it did is in sight. */
export type FingerTap = { readonly x: number; readonly y: number; readonly at: number };

/** Pixels: farther away a finger has aimed anew. */
const sameSpot = 32;

/** One finger that has tapped twice in its place, before an eye can have led it anywhere. */
export const isSameTap = (last: FingerTap, tap: FingerTap, wait: number): boolean =>
  wait > 0 && tap.at - last.at < wait && Math.hypot(tap.x - last.x, tap.y - last.y) <= sameSpot;
