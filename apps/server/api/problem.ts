// What every answer of 400 and above says: a status, a stable code, the clause behind it and a sentence in every language.
import { STATUS_CODES } from 'node:http';
import { type ByLang, inEvery, type Lang, type Text } from '@omerta/base/lang.ts';
import { problems as en } from '../texts/en/problems.ts';
import { problems as ru } from '../texts/ru/problems.ts';
import { type ProblemTexts, type ProblemWords, type ServerCode, serverStatuses } from './server-code.ts';

const texts: ByLang<ProblemTexts> = { en, ru };

export type Problem = {
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
export const problemIn = (code: ServerCode, words: (lang: Lang) => ProblemWords): Problem => ({
  code,
  status: serverStatuses[code],
  clause: null,
  sentence: inEvery((lang) => texts[lang][code](words(lang))),
});

export const problem = (code: ServerCode, words: ProblemWords = {}): Problem => ({
  ...problemIn(code, () => words),
  ...(typeof words['seconds'] === 'number' && { retryAfter: words['seconds'] }),
});

/** An answer may have a `code` of its own; only a problem has its sentence too. */
export const isProblem = <T>(answer: T | Problem): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'sentence' in answer;

export const problemType = 'application/problem+json';

export const problemDocument = (
  { code, status, clause, sentence, more }: Problem,
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
