// Watching over the server's socket: the newest picture of each thing watched, again and again as long as somebody looks, whatever the network does.
import { mapOf, object, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { saying } from './ask.ts';

export type LivePicture = {
  readonly watch: string;
  readonly audience: string;
  readonly n: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, string>>;
};

/** `token`: what opens it, where no session does. */
export type LiveWatch = { readonly watch: string; readonly as?: string; readonly token?: string };

type Told = {
  readonly picture: (picture: LivePicture) => void;
  /** Why something is not to be watched, by the code of the problem. */
  readonly refused: (watch: string, code: string) => void;
  readonly connected: (is: boolean) => void;
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
const sign = saying({ alive: text });
/** A refusal of ours is known by its `code`: whatever is read stands in an object of its own. */
const pictureFrame = shape({ frame: picture });
const refusalFrame = shape({ frame: refusal });
const aliveFrame = shape({ frame: sign });

const firstPause = 1_000;
const longestPause = 15_000;

/** The server says every 15 seconds that it is there. */
const longestSilence = 40_000;

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/api/live`;

/** Gives what ends it. */
export const watchLive = (watches: readonly LiveWatch[], told: Told): (() => void) => {
  const newest = new Map<string, number>();
  let socket: WebSocket | null = null;
  let [again, silence] = [0, 0];
  let pause = firstPause;
  let isOver = false;

  const heard = (data: unknown): void => {
    const frame = { frame: parseJson(String(data)) };
    const shown = read(pictureFrame, frame);
    if (!isRefusal(shown)) {
      newest.set(shown.frame.watch, shown.frame.n);
      return told.picture(shown.frame);
    }
    const refused = read(refusalFrame, frame);
    if (!isRefusal(refused)) return told.refused(refused.frame.watch, refused.frame.problem.code);
    const alive = read(aliveFrame, frame);
    if (!isRefusal(alive)) told.alive?.(alive.frame.alive);
  };

  const lost = (from: WebSocket): void => {
    if (socket !== from) return;
    socket = null;
    clearTimeout(silence);
    if (isOver) return;
    told.connected(false);
    clearTimeout(again);
    again = window.setTimeout(open, pause);
    pause = Math.min(longestPause, pause * 2);
  };

  const listen = (to: WebSocket): void => {
    clearTimeout(silence);
    silence = window.setTimeout(() => {
      lost(to);
      to.close();
    }, longestSilence);
  };

  const open = (): void => {
    clearTimeout(again);
    if (isOver || socket) return;
    const opened = new WebSocket(address());
    socket = opened;
    listen(opened);
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      pause = firstPause;
      told.connected(true);
      for (const each of watches)
        opened.send(JSON.stringify({ ...each, after: newest.get(each.watch) ?? 0 }));
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listen(opened);
      heard(data);
    });
    opened.addEventListener('close', () => lost(opened));
  };

  /** The network is back, or somebody looks again: not only after the pause. */
  const wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    pause = firstPause;
    open();
  };
  const gone = (): void => {
    const from = socket;
    if (from) lost(from);
    from?.close();
  };
  window.addEventListener('online', wake);
  window.addEventListener('offline', gone);
  document.addEventListener('visibilitychange', wake);
  open();

  return () => {
    isOver = true;
    clearTimeout(again);
    clearTimeout(silence);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', gone);
    document.removeEventListener('visibilitychange', wake);
    const from = socket;
    socket = null;
    from?.close();
  };
};
