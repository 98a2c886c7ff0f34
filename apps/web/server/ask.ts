// The server's API as this page asks it: its answer, or a refusal with a code and a sentence.
import type { ByLang } from '@omerta/base/lang.ts';
import { type Descriptor, object, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { settings } from '../device/settings.ts';
import { server as en } from '../texts/en/server.ts';
import { server as ru } from '../texts/ru/server.ts';

/** Our own codes beside the server's: nothing answered in time; or what answered is no server of this version. */
const unanswered = {
  'server/out-of-reach': 'outOfReach',
  'server/other-answer': 'otherAnswer',
} as const;

const texts: ByLang<Readonly<Record<(typeof unanswered)[keyof typeof unanswered], string>>> = { en, ru };

export type AskRefusal = {
  /** Of the server's problem, or one of ours. */
  readonly code: string;
  /** In the language of the screen. */
  readonly sentence: string;
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /** Everything that the problem says. */
  readonly said: Readonly<Record<string, unknown>>;
};

/** In an object of its own: what is answered may have a `code` and be no refusal. */
export type ServerAnswer<T> = { readonly answer: T };

export type ServerQuestion<T> = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** From `/api` on, with its query. */
  readonly path: string;
  readonly body?: object;
  /** Whoever is no person of a session: the code of a screen. */
  readonly bearer?: string;
  readonly reads: Descriptor<T>;
  /** How long it is waited for. */
  readonly milliseconds?: number;
};

/** How a page, or a test in its place, reaches the server. */
export type Reach = (path: string, how: RequestInit) => Promise<Response>;

type Fields = Parameters<typeof shape>[0];

/** These fields of an answer; what a later server says besides is left. */
export const saying = <F extends Fields>(fields: F): ReturnType<typeof shape<F>> => {
  const whole = shape(fields);
  return {
    ...whole,
    read: (value, path) => {
      const given = Object.entries(object.read(value, path));
      return whole.read(Object.fromEntries(given.filter(([key]) => Object.hasOwn(fields, key))), path);
    },
  };
};

const patience = 10_000;

const requestOf = <T>({
  method = 'GET',
  body,
  bearer,
  milliseconds = patience,
}: ServerQuestion<T>): RequestInit => ({
  method,
  headers: {
    'accept-language': settings().lang,
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
  cache: 'no-store',
  signal: AbortSignal.timeout(milliseconds),
});

export const refused = (code: keyof typeof unanswered, status: number): AskRefusal => ({
  code,
  sentence: texts[settings().lang][unanswered[code]],
  status,
  said: {},
});

/** What came is nothing that a server of this version says. */
export const otherAnswer = (): AskRefusal => refused('server/other-answer', 200);

const problem = saying({ code: text, detail: text });

/** Something between the page and the server may answer too: what is no problem document is not the server's. */
export const problemOf = (status: number, body: unknown): AskRefusal => {
  const given = read(saying({ problem }), { problem: body });
  if (isRefusal(given)) return refused('server/other-answer', status);
  const { code, detail } = given.problem;
  return { code, sentence: detail, status, said: Object.fromEntries(Object.entries(body as object)) };
};

/** Both or neither: an answer that breaks off has not come. */
const exchanged = async (reach: Reach, path: string, how: RequestInit) => {
  const response = await reach(path, how);
  return { status: response.status, isOk: response.ok, body: await response.text() };
};

export const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

export const ask = async <T>(
  question: ServerQuestion<T>,
  reach: Reach = (path, how) => fetch(path, how),
): Promise<ServerAnswer<T> | AskRefusal> => {
  const came = await exchanged(reach, question.path, requestOf(question)).catch(() => null);
  if (came === null) return refused('server/out-of-reach', 0);
  const body = parsed(came.body);
  if (!came.isOk) return problemOf(came.status, body);
  const answered = read(shape({ answer: question.reads }), { answer: body });
  return isRefusal(answered) ? refused('server/other-answer', came.status) : answered;
};

/** It says nothing of the matter: it is asked again. */
export const isNoAnswer = ({ status, code }: AskRefusal): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500 || code === 'server/other-answer';
