// The shape of what one language says of events: a statement for each kind, without its full stop, as a note may follow it.
import type { Act, Consequence, GameEvent, LineReplaced } from '../event.ts';

/** A kind of event left out does not compile. */
type Said<E extends GameEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>) => string;
};

/** What a person recorded. */
export type ActTexts = Said<Act>;

/** What the rules drew from a line by themselves, and a line corrected. */
export type ConsequenceTexts = Said<Consequence | LineReplaced>;

export type EventTexts = ActTexts & ConsequenceTexts;

export const list = (seats: readonly number[]): string => seats.join(', ');
