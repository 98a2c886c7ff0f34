// A socket to the server that is opened again whatever the network does, as long as somebody looks.
const firstPause = 1_000;
const longestPause = 15_000;

/** The server says every 15 seconds that it is there. */
const longestSilence = 40_000;

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/api/live`;

type Told = {
  /** It is open: what is to be said first is said with `send`. */
  readonly opened: (send: (frame: object) => void) => void;
  readonly heard: (data: unknown) => void;
  readonly lost: () => void;
};

export type KeptSocket = {
  /** False: there is no connection, and nothing was sent. */
  readonly send: (frame: object) => boolean;
  readonly close: () => void;
};

export const keepSocket = (told: Told): KeptSocket => {
  let socket: WebSocket | null = null;
  let [again, silence] = [0, 0];
  let pause = firstPause;
  let isOver = false;

  const lost = (from: WebSocket): void => {
    if (socket !== from) return;
    socket = null;
    clearTimeout(silence);
    if (isOver) return;
    told.lost();
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
      told.opened((frame) => opened.send(JSON.stringify(frame)));
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listen(opened);
      told.heard(data);
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

  return {
    send: (frame) => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close: () => {
      isOver = true;
      clearTimeout(again);
      clearTimeout(silence);
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', wake);
      const from = socket;
      socket = null;
      from?.close();
    },
  };
};
