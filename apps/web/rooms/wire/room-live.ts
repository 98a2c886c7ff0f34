// A room over the socket: the newest picture of a chair, acts that are answered or lost with the connection, and what other devices signal.
import { mapOf, oneOf, optional, raw, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { PublicPicture, RefereePicture, SeatPicture } from '@omerta/play/picture.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { newId } from '../../device/new-id.ts';
import { saying } from '../../server/ask.ts';
import type { KeptSocket, keepSocket } from '../../server/kept-socket.ts';

export type RoomPicture = SeatPicture | PublicPicture | RefereePicture;

const pictureFrame = shape({
  frame: saying({
    watch: text,
    n: whole(1, Number.MAX_SAFE_INTEGER),
    audience: oneOf(['seat', 'public', 'referee']),
    phase: oneOf(['waiting', 'playing', 'over', 'abandoned']),
    names: mapOf(text),
  }),
});
const problem = saying({ code: text, detail: text });
const doneFrame = shape({ frame: saying({ done: text, problem: optional(problem) }) });
const refusalFrame = shape({ frame: saying({ watch: text, problem }) });
const signalFrame = shape({ frame: saying({ signal: text, from: whole(0, 10), data: raw }) });
const aliveFrame = shape({ frame: saying({ alive: text }) });

export type RoomTold = {
  readonly picture: (picture: RoomPicture) => void;
  readonly refused: (code: string, sentence: string) => void;
  readonly connected: (is: boolean) => void;
  /** How far the server's time is ahead of this device's. */
  readonly ahead: (milliseconds: number) => void;
  readonly signal: (from: number, data: unknown) => void;
};

type RoomProblem = { readonly code: string; readonly detail: string };
/** Null: done; `lost`: nobody knows. */
export type LeadAnswer = RoomProblem | 'lost' | null;

export type RoomLive = {
  /** Null: done; `lost`: nobody knows, and its moment is over; else the sentence why not. */
  readonly act: (ask: number, what: string, entropy?: string) => Promise<string | null>;
  /** Of the person who leads; under the same id it is done once, however often it is sent. */
  readonly lead: (given: object, id?: string) => Promise<LeadAnswer>;
  readonly signal: (to: number, data: object) => void;
  readonly close: () => void;
};

type Means = {
  readonly keep: typeof keepSocket;
  readonly now: () => number;
  /** What is said of an act that no answer came to: an act out of its window is worth nothing, so none is sent again. */
  readonly lost: string;
};

export const watchRoom = (
  room: string,
  token: string | null,
  told: RoomTold,
  { keep, now, lost }: Means,
): RoomLive => {
  const name = `room/${room}`;
  const bearer = token === null ? {} : { token };
  const waiting = new Map<string, (led: LeadAnswer) => void>();

  const hearDone = ({ done, problem: why }: { done: string; problem?: RoomProblem }): void => {
    waiting.get(done)?.(why ?? null);
    waiting.delete(done);
  };

  const heard = (data: unknown): void => {
    const json = parseJson(String(data));
    const frame = { frame: json };
    const shown = read(pictureFrame, frame);
    // What the server of this very page draws of a room is a picture of this version.
    if (!isRefusal(shown)) return told.picture(json as unknown as RoomPicture);
    const done = read(doneFrame, frame);
    if (!isRefusal(done)) return hearDone(done.frame);
    const signal = read(signalFrame, frame);
    if (!isRefusal(signal)) return told.signal(signal.frame.from, signal.frame.data);
    const refused = read(refusalFrame, frame);
    if (!isRefusal(refused)) return told.refused(refused.frame.problem.code, refused.frame.problem.detail);
    const alive = read(aliveFrame, frame);
    if (!isRefusal(alive)) told.ahead(Date.parse(alive.frame.alive) - now());
  };

  const socket: KeptSocket = keep({
    opened: (send) => {
      told.connected(true);
      send({ watch: name, ...bearer });
    },
    heard,
    lost: () => {
      told.connected(false);
      for (const answer of waiting.values()) answer('lost');
      waiting.clear();
    },
  });

  const give = (fields: object, id: string): Promise<LeadAnswer> =>
    new Promise((answer) => {
      waiting.set(id, answer);
      if (socket.send({ act: name, ...bearer, id, ...fields })) return;
      waiting.delete(id);
      answer('lost');
    });

  return {
    act: async (ask, what, entropy) => {
      const done = await give({ ask, do: what, ...(entropy !== undefined && { entropy }) }, newId());
      return done === 'lost' ? lost : (done?.detail ?? null);
    },
    lead: (given, id = newId()) => give(given, id),
    signal: (to, data) => void socket.send({ signal: name, ...bearer, to, data }),
    close: () => socket.close(),
  };
};
