// A watcher over a socket: while it is slow to take what was sent, only the newest picture waits for it.
import type { WebSocket } from 'ws';
import type { ShownPicture } from './shown-picture.ts';

type Sink = Pick<WebSocket, 'send' | 'bufferedAmount'>;

/** What may lie in the buffers of one connection before the next picture waits, in bytes. */
const mostBuffered = 64 * 1024;

/** `after`: the number of the picture that it has. */
export const slowWatcher = (sink: Sink, after: number): ((picture: ShownPicture) => void) => {
  let sent = after;
  let waiting: ShownPicture | null = null;
  const send = (picture: ShownPicture): void => {
    sent = picture.n;
    sink.send(picture.bytes, { binary: false }, () => {
      const next = waiting;
      waiting = null;
      if (next && next.n > sent) send(next);
    });
  };
  return (picture) => {
    if (picture.n <= sent) return;
    if (sink.bufferedAmount > mostBuffered) waiting = picture;
    else send(picture);
  };
};
