// Watching over the server's socket: the newest picture of each thing watched, again and again as long as somebody looks, whatever the network does.
import { mapOf, object, orNull, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { saying } from './ask.ts';
import { keepSocket } from './kept-socket.ts';

export type LivePicture = {
  readonly watch: string;
  readonly audience: string;
  readonly n: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, string>>;
};

/** `token`: what opens it, where no session does. `after`: the number of the picture that is there already. */
export type LiveWatch = {
  readonly watch: string;
  readonly as?: string;
  readonly token?: string;
  readonly after?: number;
};

type Told = {
  readonly picture: (picture: LivePicture) => void;
  /** Why something is not to be watched, by the code of the problem. */
  readonly refused: (watch: string, code: string) => void;
  readonly connected: (is: boolean) => void;
  /** Since when the phone of a table that is watched is out of the server's reach; null: it is there. */
  readonly silent?: (watch: string, since: string | null) => void;
  /** The server's time. */
  readonly alive?: (instant: string) => void;
};

const picture = saying({
  watch: text,
  audience: text,
  n: whole(1, Number.MAX_SAFE_INTEGER),
  view: object,
  names: mapOf(text),
});
const refusal = saying({ watch: text, problem: saying({ code: text }) });
const silence = saying({ watch: text, silentSince: orNull(text) });
const sign = saying({ alive: text });
/** A refusal of ours is known by its `code`: whatever is read stands in an object of its own. */
const pictureFrame = shape({ frame: picture });
const refusalFrame = shape({ frame: refusal });
const silenceFrame = shape({ frame: silence });
const aliveFrame = shape({ frame: sign });

/** Gives what ends it. */
export const watchLive = (watches: readonly LiveWatch[], told: Told): (() => void) => {
  const newest = new Map<string, number>();

  const heard = (data: unknown): void => {
    const frame = { frame: parseJson(String(data)) };
    const shown = read(pictureFrame, frame);
    if (!isRefusal(shown)) {
      newest.set(shown.frame.watch, shown.frame.n);
      return told.picture(shown.frame);
    }
    const refused = read(refusalFrame, frame);
    if (!isRefusal(refused)) return told.refused(refused.frame.watch, refused.frame.problem.code);
    const silent = read(silenceFrame, frame);
    if (!isRefusal(silent)) return told.silent?.(silent.frame.watch, silent.frame.silentSince);
    const alive = read(aliveFrame, frame);
    if (!isRefusal(alive)) told.alive?.(alive.frame.alive);
  };

  const { close } = keepSocket({
    opened: (send) => {
      told.connected(true);
      for (const each of watches) send({ ...each, after: newest.get(each.watch) ?? each.after ?? 0 });
    },
    heard,
    lost: () => told.connected(false),
  });
  return close;
};
