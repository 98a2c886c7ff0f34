// The least that a broadcast can be: a server that sends the bytes of a request's body to every socket, and nothing else.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const server = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const bytes = Buffer.concat(chunks);
    for (const client of sockets.clients) client.send(bytes, { binary: false });
    reply.end('{}');
  });
});
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket) => socket.on('message', () => socket.send('{}')));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(
    `omerta: ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`,
  );
});
