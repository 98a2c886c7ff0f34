// A wire to a PostgreSQL that a test holds in its hand: it freezes, is cut, or breaks at a chosen message.
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { join } from 'node:path';

/** What becomes of a message to the server: of `cut-after` the server has heard, but its answer is lost. */
export type Fate = 'pass' | 'freeze' | 'cut-before' | 'cut-after';

/** A message to the server; `text` is all of its bytes, for whoever looks for a word in it. */
export type Message = { readonly type: string; readonly text: string };

export type Wire = {
  /** The server's address, through this wire. */
  readonly url: string;
  /** Asked before each message is passed on. */
  fate: (message: Message) => Fate;
  /** Nothing passes any more, in either direction, on any connection: old or new. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Every connection ends, and new ones are refused. */
  readonly down: () => Promise<void>;
};

const serverOf = (url: URL): NetConnectOpts => {
  const port = Number(url.port || 5432);
  const host = url.searchParams.get('host') ?? url.hostname;
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
};

/** Whole messages out of the bytes that have come so far; the first of a connection has no type. */
const messageReader = () => {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (bytes: Buffer): Buffer[] => {
    rest = Buffer.concat([rest, bytes]);
    const whole: Buffer[] = [];
    for (;;) {
      const at = isFirst ? 0 : 1;
      const size = rest.length < at + 4 ? Number.POSITIVE_INFINITY : at + rest.readUInt32BE(at);
      if (rest.length < size) return whole;
      whole.push(rest.subarray(0, size));
      rest = rest.subarray(size);
      isFirst = false;
    }
  };
};

export const wireTo = async (url: string): Promise<Wire> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let frozen = false;
  const hold = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (frozen) socket.pause();
  };

  const link = (client: Socket): void => {
    const server = connect(serverOf(target));
    hold(client);
    hold(server);
    const read = messageReader();
    let isDeaf = false;
    const stand = (): void => {
      client.pause();
      server.pause();
    };
    const pass = (message: Buffer): boolean => {
      const fate = wire.fate({
        type: String.fromCharCode(message[0] ?? 0),
        text: message.toString('latin1'),
      });
      if (fate === 'pass' || fate === 'cut-after') server.write(message);
      if (fate === 'cut-before') client.destroy();
      if (fate === 'freeze') stand();
      if (fate === 'cut-after') {
        // The server does what it has heard, finds nobody there and leaves; only then the client learns of it.
        isDeaf = true;
        server.end();
      }
      return fate === 'pass';
    };
    client.on('data', (bytes) => {
      if (!isDeaf) read(bytes).every(pass);
    });
    server.on('data', (bytes) => {
      if (!isDeaf) client.write(bytes);
    });
    client.on('close', () => server.end());
    server.on('close', () => client.destroy());
  };

  const listener = createServer(link);
  await new Promise<void>((done) => {
    listener.listen(0, '127.0.0.1', done);
  });
  const address = listener.address();
  const through = new URL(url);
  through.searchParams.delete('host');
  through.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const wire: Wire = {
    url: through.href,
    fate: () => 'pass',
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    down: () =>
      new Promise((done) => {
        listener.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return wire;
};
