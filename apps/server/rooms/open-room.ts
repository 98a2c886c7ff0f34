// A room as this server has it open: asked one thing at a time, woken when something is due, shown to who watches it here.
import { nextInstant } from '@omerta/play/advance.ts';
import type { Bots } from '@omerta/play/player.ts';
import { isOver, type Room } from '@omerta/play/room.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { hashOf, newId } from '../people/kept/ticket.ts';
import type { ShownPicture } from '../shown/shown-picture.ts';
import { type Presence, presenceIn } from './presence.ts';
import { courseOf, type InputDone, type RoomOrder } from './room-course.ts';
import { framed, type RoomWatchers, roomWatchers } from './room-watchers.ts';
import type { RoomsPlace } from './rooms-place.ts';
import type { Unfolded } from './unfolded.ts';

/** Who a bearer is in a room. */
export type RoomHolder = { readonly who: 'key' } | { readonly who: 'chair'; readonly chair: number };

export type OpenRoom = {
  readonly id: string;
  /** As far as this server knows it. */
  readonly room: () => Room;
  /** As the log and the clock have it now. */
  readonly caughtUp: () => Promise<Room>;
  readonly holder: (bearer: string) => RoomHolder | null;
  readonly give: (order: RoomOrder) => Promise<InputDone | ApiProblem>;
  readonly picture: (audience: string) => ShownPicture | null;
  readonly watchers: Pick<RoomWatchers, 'watch' | 'count'>;
  readonly presence: Presence;
  /** Of the last input that was accepted. */
  readonly lastInput: () => number;
  readonly close: () => void;
};

type Parts = {
  readonly place: RoomsPlace;
  readonly bots: Bots;
  readonly onOver: (room: OpenRoom) => void;
};

/** More wait only where somebody floods the room. */
const mostWaiting = 200;
const retryMilliseconds = 1_000;
/** A server at which nobody of the room is connected leaves it to the one at which they are, and looks in. */
const asideMilliseconds = 2_000;

const chairs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Null where there is no such room, or it is forgotten. */
export const openRoom = async ({ place, bots, onOver }: Parts, id: string): Promise<OpenRoom | null> => {
  const watchers = roomWatchers(id);
  const isShared = place.home === 'postgres';
  let begun = false;
  let timer: NodeJS.Timeout | undefined;
  let [closed, wasOver] = [false, false];

  /** A chair that was left before the start is nobody's: who watched by it sees no more. */
  const onStep = (now: Unfolded): void => {
    watchers.show(now);
    if (!begun) return;
    if (now.room.phase === 'waiting')
      for (const chair of chairs) if (!now.room.chairs[chair - 1]) watchers.end(`${chair}`);
    presence.look();
    if (isOver(now.room) && !wasOver) onOver(self);
    wasOver = isOver(now.room);
  };

  const course = await courseOf({ place, bots, onStep }, id);
  if (!course) return null;
  // What was due while nobody had it open.
  await course.pass();
  const room = (): Room => course.now().room;
  wasOver = isOver(room());

  const schedule = (wait?: number): void => {
    clearTimeout(timer);
    const due = nextInstant(room());
    if (closed || due === null) return;
    const aside = isShared && watchers.count() === 0 ? asideMilliseconds : 0;
    timer = setTimeout(wake, wait ?? Math.max(0, due - place.now().getTime()) + aside);
  };

  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  /** Each is decided on what the one before it has written. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1;
    const mine = turn.then(work).finally(() => {
      waiting -= 1;
      schedule();
    });
    turn = mine.catch(() => undefined);
    return mine;
  };
  const wake = (): void => void inTurn(course.pass).catch(() => schedule(retryMilliseconds));

  const give: OpenRoom['give'] = async (order) =>
    waiting >= mostWaiting ? problem('room/busy') : inTurn(() => course.write(order));

  const presence = presenceIn({
    room,
    tell: (kind, chair) => give({ command: newId(), asked: { kind, chair }, came: place.now().getTime() }),
  });

  const self: OpenRoom = {
    id,
    room,
    caughtUp: () =>
      inTurn(async () => {
        if (isShared) await course.readOn();
        await course.pass();
        return room();
      }),
    holder: (bearer) => {
      const hash = hashOf(bearer);
      if (hash === course.secrets.key) return { who: 'key' };
      const chair = chairs.find((each) => course.sitter(each)?.token === hash && room().chairs[each - 1]);
      return chair === undefined ? null : { who: 'chair', chair };
    },
    give,
    picture: (audience) => framed(id, course.now(), audience),
    watchers,
    presence,
    lastInput: course.lastInput,
    close: () => {
      closed = true;
      clearTimeout(timer);
      presence.close();
    },
  };
  begun = true;
  schedule();
  return self;
};
