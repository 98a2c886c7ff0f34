// Rooms under a simulated clock, for tests: ten chairs, people's devices that act at drawn instants, everything that was accepted.
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { makeAct, type PlayerAct } from '../act.ts';
import { advance, nextInstant } from '../advance.ts';
import { askedOf } from '../asks.ts';
import type { RoomInput } from '../input.ts';
import { seatPicture } from '../picture.ts';
import type { Bots, Player } from '../player.ts';
import { receive } from '../receive.ts';
import { makeRoom, type Room, type Setup, seatOfChair, usualSetup } from '../room.ts';

export const chairs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const start = Date.UTC(2027, 0, 10, 18);

export const roomOf = (setup: Pick<Setup, 'rulebook'> & Partial<Setup>, seed = 1): Room => {
  const room = makeRoom({ referee: 'system', ...usualSetup, ...setup }, sha256(`server ${seed}`), start);
  if (isRefusal(room)) throw new Error(`${room.code} ${room.args.word}`);
  return room;
};

/** An input that must be accepted. */
export const given = (room: Room, input: RoomInput, bots?: Bots): Room => {
  const done = receive(room, input, bots);
  if (isRefusal(done)) throw new Error(`${JSON.stringify(input)}: ${done.code}`);
  return done.room;
};

/** The act of a chair, with the number of the question that is open for it. */
export const actOf = (room: Room, chair: number, text: string, at = room.at): RoomInput => {
  const seat = seatOfChair(room, chair);
  const ask = seat === null ? 1 : (room.table?.asks[seat].number ?? 1);
  return { kind: 'act', at, chair, ask, do: text };
};

/** Ten in their chairs; the last to be ready starts the game. */
export const seated = (room: Room, isBot: (chair: number) => boolean, seed = 1): readonly RoomInput[] => [
  ...chairs.map((chair) => ({ kind: 'sit', at: room.at, nickname: `P${chair}`, bot: isBot(chair) }) as const),
  ...chairs
    .filter((chair) => !isBot(chair))
    .map(
      (chair) =>
        ({
          kind: 'act',
          at: room.at,
          chair,
          ask: 1,
          do: 'ready',
          // One sends none: zeros stand for him.
          ...(chair === 3 ? {} : { entropy: sha256(`entropy ${seed} ${chair}`) }),
        }) as const,
    ),
];

export const started = (room: Room, isBot: (chair: number) => boolean = () => false): Room =>
  seated(room, isBot).reduce((each, input) => given(each, input), room);

/** What may happen to people at any instant, beside what they are asked. */
export type Mishaps = (room: Room, chair: number) => PlayerAct | 'gone' | 'back' | null;

export type Run = { readonly room: Room; readonly inputs: readonly RoomInput[] };
type Watch = (room: Room) => void;

type Driver = {
  readonly player: Player;
  readonly isBot?: (chair: number) => boolean;
  readonly mishaps?: Mishaps;
  /** Called after every input and every instant. */
  readonly watch?: Watch;
};

/** One act of each device for each beat, a moment after it began. */
const devices = (room: Room, { player, isBot = () => false, mishaps }: Driver): readonly RoomInput[] =>
  chairs.flatMap((chair): RoomInput[] => {
    if (isBot(chair) || room.chairs[chair - 1]?.left) return [];
    const at = room.at + 1;
    const mishap = mishaps?.(room, chair) ?? null;
    if (mishap === 'gone' || mishap === 'back') return [{ kind: mishap, at, chair }];
    if (mishap !== null) return [actOf(room, chair, makeAct(mishap), at)];
    const seat = seatOfChair(room, chair);
    if (!room.table || seat === null || askedOf(room.table, seat) === null) return [];
    const picture = seatPicture(room, chair);
    const serial = room.table?.beat?.serial ?? 0;
    const act = picture.asks && player(picture, randomFrom(serial * 16 + chair));
    return act ? [actOf(room, chair, makeAct(act), at)] : [];
  });

/** To the end of the game: refused inputs are left out, as a server leaves them out. */
export const runRoom = (first: Room, driver: Driver): Run => {
  const bots: Bots = () => driver.player;
  const inputs: RoomInput[] = [];
  let room = first;
  const put = (input: RoomInput): void => {
    const done = receive(room, input, bots);
    if (isRefusal(done)) return;
    inputs.push(input);
    room = done.room;
    driver.watch?.(room);
  };
  for (const input of seated(room, driver.isBot ?? (() => false))) put(input);
  for (let serial = -1; room.phase === 'playing'; ) {
    const beat = room.table?.beat?.serial ?? 0;
    if (beat !== serial) {
      serial = beat;
      const until = room.table?.beat?.until ?? 0;
      for (const input of devices(room, driver)) if (input.at < until) put(input);
    }
    if (room.phase !== 'playing') break;
    const next = nextInstant(room);
    if (next === null) throw new Error('the room waits for nobody');
    room = advance(room, next, bots);
    driver.watch?.(room);
  }
  return { room, inputs };
};
