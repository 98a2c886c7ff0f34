// What reaches a room from outside, each with its instant: whoever keeps the accepted ones, in order, has the room.
import type { Command } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { ActWord } from './act.ts';
import type { RoomClock } from './table.ts';

type Inputs = {
  /** Somebody takes the first free chair. */
  sit: { readonly nickname: string; readonly bot: boolean };
  /** A chair is left before the start. */
  stand: { readonly chair: number };
  /** `do` as `parseAct` reads it; `entropy` goes with `ready`. */
  act: { readonly chair: number; readonly ask: number; readonly do: string; readonly entropy?: string };
  /** A device has lost its connection, or has come back. */
  gone: { readonly chair: number };
  back: { readonly chair: number };
  /** The room is closed: a game that runs is abandoned. */
  close: unknown;
  /** From here on: of the person who leads. A line or a correction, and after how many of his it was given, where he says so. */
  line: { readonly command: Command; readonly after?: number };
  /** What his clock shows, who has the word, and at night the number that he calls. */
  clock: { readonly clock: RoomClock | null; readonly speaks: Seat | null; readonly number?: Seat | null };
  /** Everybody whose microphone he has shut. */
  mute: { readonly seats: readonly Seat[] };
  /** He lets somebody speak for a foul, beside whoever has the word. */
  interrupt: { readonly seat: Seat };
  /** What a player proposed is not taken. */
  decline: { readonly seat: Seat; readonly word: ActWord };
  /** The game has its result: he lays the cards open. */
  end: unknown;
};

export type InputKind = keyof Inputs;
export type InputOf<K extends InputKind> = { readonly kind: K; readonly at: number } & Inputs[K];
export type RoomInput = { [K in InputKind]: InputOf<K> }[InputKind];
