// A room from the moment it is made to its end: who sits in it, how far it is, what its deal is made of.
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { chooseRulebook } from '@omerta/rules/rulebooks/choose.ts';
import { isRulebookId, type Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { commitmentTo, type DealPart, type Dealt, isPart } from './deal.ts';
import { type RoomRefusal, refuseRoom } from './refusal.ts';
import type { RoomTable } from './table.ts';

export type Setup = {
  readonly rulebook: string;
  readonly switches: Readonly<Record<string, string>>;
  readonly referee: 'system' | 'person';
  readonly listed: boolean;
  readonly language: Lang;
  /** Divides every waiting time, the grace among them. */
  readonly pace: number;
  /** How many seconds a device may be gone before its player has left the game. */
  readonly grace: number;
};

export const usualSetup = {
  switches: {},
  listed: false,
  language: 'ru',
  pace: 1,
  grace: 120,
} as const satisfies Partial<Setup>;

export type Chair = {
  readonly nickname: string;
  readonly bot: boolean;
  readonly ready: boolean;
  readonly entropy: DealPart | null;
  /** Since when its device is not connected. */
  readonly gone: number | null;
  /** He left for good: his hands are missing, and nobody acts for him. */
  readonly left: boolean;
};

export type RoomPhase = 'waiting' | 'playing' | 'over' | 'abandoned';

export type Room = {
  readonly setup: Setup;
  readonly rulebook: Rulebook;
  readonly phase: RoomPhase;
  /** Secret until the end. */
  readonly server: DealPart;
  readonly commitment: string;
  /** Ten, chair 1 first; null where nobody sits. */
  readonly chairs: readonly (Chair | null)[];
  readonly seed: string | null;
  readonly dealt: Dealt | null;
  readonly table: RoomTable | null;
  /** How far its time has come: nothing happens before it any more. */
  readonly at: number;
};

export const fastest = 1_000;
const longestGrace = 3_600;

const wrongField = ({ referee, pace, grace }: Setup): string | null => {
  if (referee !== 'system' && referee !== 'person') return 'referee';
  if (!(pace >= 1 && pace <= fastest)) return 'pace';
  return grace >= 0 && grace <= longestGrace ? null : 'grace';
};

/** `server` are the 32 random bytes that the room is committed to. */
export const makeRoom = (setup: Setup, server: DealPart, at: number): Room | RoomRefusal => {
  const wrong = isRulebookId(setup.rulebook) ? wrongField(setup) : 'rulebook';
  if (wrong !== null || !isRulebookId(setup.rulebook))
    return refuseRoom('room/setup', { word: wrong ?? 'rulebook' });
  const rulebook = chooseRulebook(setup.rulebook, setup.switches);
  if (isRefusal(rulebook)) return refuseRoom('room/setup', { word: rulebook.name });
  if (!isPart(server)) return refuseRoom('room/setup', { word: 'server' });
  return {
    setup,
    rulebook,
    phase: 'waiting',
    server,
    commitment: commitmentTo(server),
    chairs: seats.map(() => null),
    seed: null,
    dealt: null,
    table: null,
    at,
  };
};

export const withChair = (room: Room, chair: number, change: Chair | null): Room => ({
  ...room,
  chairs: room.chairs.with(chair - 1, change),
});

export const chairAt = (room: Room, chair: number): Chair | null => room.chairs[chair - 1] ?? null;

/** Null before the start. */
export const seatOfChair = (room: Room, chair: number): Seat | null => room.dealt?.seats[chair - 1] ?? null;

export const chairOfSeat = (room: Room, seat: Seat): number => (room.dealt?.seats.indexOf(seat) ?? -1) + 1;

export const isOver = ({ phase }: Room): boolean => phase === 'over' || phase === 'abandoned';
