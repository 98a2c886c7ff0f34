// Requests so broken that they never become one: still answered with a problem document, then cut.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ApiProblem, problem, problemDocument, problemType } from './problem.ts';

const problemOf = (code: string | undefined): ApiProblem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem('request/slow');
  return problem(code === 'HPE_HEADER_OVERFLOW' ? 'request/headers' : 'request/broken');
};

/** Its headers were not read, and so neither was its language. */
export const answerClientError = ({ code }: { readonly code?: string }, socket: Socket): void => {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const found = problemOf(code);
  const body = JSON.stringify(problemDocument(found, 'en'));
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${found.status} ${STATUS_CODES[found.status]}\r\nContent-Type: ${problemType}\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  socket.destroySoon();
};
