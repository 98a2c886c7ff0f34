// Who of a room is connected here: a chair whose last connection ends is gone after a moment, and back when it comes again.
import { isOver, type Room } from '@omerta/play/room.ts';
import { lasting } from '@omerta/play/table.ts';

/** A frame to one connection. */
type Deliver = (frame: object) => void;

export type Presence = {
  /** Chair 0 is the person who leads. Returns how to leave. */
  readonly enter: (chair: number, deliver: Deliver) => () => void;
  readonly isHere: (chair: number) => boolean;
  /** To every connection of the chair; whether there is one. */
  readonly deliver: (chair: number, frame: object) => boolean;
  /** After any change of the room: who is here and shown as gone is back. */
  readonly look: () => void;
  /** Whoever sits in the room and does not come within a while is gone: this server has just begun. */
  readonly expectAll: () => void;
  readonly close: () => void;
};

/** Seconds at the rulebook's pace: a page is loaded again, a phone changes its network. */
const momentSeconds = 3;
const restartSeconds = 10;

type Parts = {
  readonly room: () => Room;
  readonly tell: (kind: 'gone' | 'back', chair: number) => Promise<unknown>;
};

export const presenceIn = ({ room, tell }: Parts): Presence => {
  const here = new Map<number, Set<Deliver>>();
  const timers = new Map<number, NodeJS.Timeout>();
  const telling = new Set<number>();

  const stop = (chair: number): void => {
    clearTimeout(timers.get(chair));
    timers.delete(chair);
  };
  const send = (kind: 'gone' | 'back', chair: number): void => {
    if (telling.has(chair)) return;
    telling.add(chair);
    void tell(kind, chair)
      .catch(() => undefined)
      .finally(() => void telling.delete(chair));
  };
  const miss = (chair: number, seconds: number): void => {
    stop(chair);
    const wait = lasting(room().setup.pace, seconds);
    timers.set(
      chair,
      setTimeout(() => {
        timers.delete(chair);
        const seated = room().chairs[chair - 1];
        if (seated && !seated.bot && seated.gone === null && !here.has(chair) && !isOver(room()))
          send('gone', chair);
      }, wait),
    );
  };
  const look = (): void => {
    for (const chair of here.keys()) {
      const seated = room().chairs[chair - 1];
      if (seated && seated.gone !== null && !isOver(room())) send('back', chair);
    }
  };
  return {
    enter: (chair, deliver) => {
      stop(chair);
      const same = here.get(chair) ?? new Set();
      here.set(chair, same.add(deliver));
      look();
      return () => {
        same.delete(deliver);
        if (same.size > 0 || here.get(chair) !== same) return;
        here.delete(chair);
        if (chair > 0) miss(chair, momentSeconds);
      };
    },
    isHere: (chair) => here.has(chair),
    deliver: (chair, frame) => {
      const connections = here.get(chair) ?? new Set();
      for (const deliver of connections) deliver(frame);
      return connections.size > 0;
    },
    look,
    expectAll: () => {
      for (const [i, seated] of room().chairs.entries())
        if (seated && !seated.bot && !here.has(i + 1)) miss(i + 1, restartSeconds);
    },
    close: () => {
      for (const chair of [...timers.keys()]) stop(chair);
    },
  };
};
