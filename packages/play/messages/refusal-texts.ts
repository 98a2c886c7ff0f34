// The shape of the room's refusal texts of one language.
import type { RoomRefusalCode } from '../refusal.ts';

type Shown = { readonly word: string; readonly number: string };

/** One sentence for each code: a missing one does not compile. */
export type RoomRefusalTexts = Readonly<Record<RoomRefusalCode, (shown: Shown) => string>>;
