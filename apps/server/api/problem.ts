// What every answer of 400 and above says: a status, a stable code, the clause behind it and a sentence in every language.
import { STATUS_CODES } from 'node:http';
import { type ByLang, inEvery, type Lang, type Text } from '@omerta/base/lang.ts';
import { problems as en } from '../texts/en/problems.ts';
import { problems as ru } from '../texts/ru/problems.ts';
import { type ApiProblemTexts, type ProblemWords, type ServerCode, serverStatuses } from './server-code.ts';

const texts: ByLang<ApiProblemTexts> = { en, ru };

export type ApiProblem = {
  readonly code: string;
  readonly status: number;
  /** Null where no rulebook stands behind it. */
  readonly clause: string | null;
  readonly sentence: Text;
  /** Beside the document's own fields: the newest version of what was stale. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Seconds, for the header of that name. */
  readonly retryAfter?: number;
};

/** Where its words themselves depend on the language. */
export const problemIn = (code: ServerCode, words: (lang: Lang) => ProblemWords): ApiProblem => ({
  code,
  status: serverStatuses[code],
  clause: null,
  sentence: inEvery((lang) => texts[lang][code](words(lang))),
});

export const problem = (code: ServerCode, words: ProblemWords = {}): ApiProblem => ({
  ...problemIn(code, () => words),
  ...(typeof words['seconds'] === 'number' && { retryAfter: words['seconds'] }),
});

export const problemType = 'application/problem+json';

export const problemDocument = (
  { code, status, clause, sentence, more }: ApiProblem,
  lang: Lang,
): Readonly<Record<string, unknown>> => ({
  ...more,
  type: 'about:blank',
  status,
  code,
  clause,
  title: STATUS_CODES[status] ?? 'Error',
  detail: sentence[lang],
});
