// A page as it goes out: packed where the browser takes it, in the language that was asked for.
import { gzipSync } from 'node:zlib';
import type { Lang } from '@omerta/base/lang.ts';
import type { FastifyRequest } from 'fastify';
import type { RawAnswer } from '../api/answer.ts';

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

export const takesPages = ({ headers }: FastifyRequest): boolean =>
  /\btext\/html\b/.test(String(headers.accept ?? ''));

export const answeredPage = (request: FastifyRequest, lang: Lang, text: string, status = 200): RawAnswer => {
  const isPacked = takesGzip(request);
  return {
    raw: isPacked ? gzipSync(text) : text,
    type: 'text/html; charset=utf-8',
    status,
    headers: {
      vary: 'accept, accept-language, accept-encoding',
      'content-language': lang,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    },
  };
};
