// What reaches a room from outside, each with its instant: whoever keeps the accepted ones, in order, has the room.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
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
  /** What the person who leads gives: a line of the game, or what his clock shows and who has the word. */
  line: { readonly command: LineCommand };
  clock: { readonly clock: RoomClock | null; readonly speaks: Seat | null };
};

export type InputKind = keyof Inputs;
export type InputOf<K extends InputKind> = { readonly kind: K; readonly at: number } & Inputs[K];
export type RoomInput = { [K in InputKind]: InputOf<K> }[InputKind];
