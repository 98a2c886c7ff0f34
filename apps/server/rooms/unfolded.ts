// A room unfolded from its log: how far it has come, and what each audience is shown of it with its number. Pure.
import { isRefusal } from '@omerta/base/refusal.ts';
import { advance, nextInstant } from '@omerta/play/advance.ts';
import type { RoomInput } from '@omerta/play/input.ts';
import type { Bots } from '@omerta/play/player.ts';
import { receive } from '@omerta/play/receive.ts';
import type { PlayRefusal } from '@omerta/play/refusal.ts';
import type { Room } from '@omerta/play/room.ts';
import { nothingShown, type RoomShowing, show } from '@omerta/play/showing.ts';

export type Unfolded = { readonly room: Room; readonly showing: RoomShowing };

/** By audience, the numbers of the pictures shown so far. */
export type Numbers = Readonly<Record<string, number>>;

export const unfoldedFrom = (room: Room): Unfolded => ({ room, showing: show(nothingShown, room) });

export const numbersIn = ({ showing }: Unfolded): Numbers =>
  Object.fromEntries(Object.entries(showing).map(([audience, { n }]) => [audience, n]));

/** What is shown is always of the room as it is: with its numbers the rest follows. */
export const numbered = (room: Room, numbers: Numbers): Unfolded => {
  const shown = show(nothingShown, room);
  const all = new Set([...Object.keys(numbers), ...Object.keys(shown)]);
  return {
    room,
    showing: Object.fromEntries(
      [...all].map((audience) => [
        audience,
        { n: numbers[audience] ?? 1, text: shown[audience]?.text ?? '' },
      ]),
    ),
  };
};

/** Everything due by then, one for each instant at which something happens: whoever comes late shows the same. */
export const steps = (from: Unfolded, until: number, bots: Bots): readonly Unfolded[] => {
  const found: Unfolded[] = [];
  let { room, showing } = from;
  for (let due = nextInstant(room); due !== null && due <= until; due = nextInstant(room)) {
    room = advance(room, due, bots);
    showing = show(showing, room);
    found.push({ room, showing });
  }
  return found;
};

export type RoomSteps = { readonly steps: readonly Unfolded[]; readonly chair: number | null };

/** First what was due, then the input. */
export const stepsWith = (from: Unfolded, input: RoomInput, bots: Bots): RoomSteps | PlayRefusal => {
  const due = steps(from, input.at, bots);
  const { room, showing } = due.at(-1) ?? from;
  const received = receive(room, input, bots);
  if (isRefusal(received)) return received;
  const last = { room: received.room, showing: show(showing, received.room) };
  return { steps: [...due, last], chair: received.chair };
};
