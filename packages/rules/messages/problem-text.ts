// A text that cannot be read, as one sentence: what is wrong and what to do; line and column are shown beside it.
import { type ByLang, type Lang, quotedIn } from '@omerta/base/lang.ts';
import type { Problem, ProblemCode } from '@omerta/base/problem.ts';
import { problems as en } from '../texts/en/problems.ts';
import { problems as ru } from '../texts/ru/problems.ts';
import type { ProblemTexts } from './problem-texts.ts';

const texts: ByLang<ProblemTexts> = { en, ru };

/** A whole broken line is too much to repeat. */
const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Names of tags, switches and seats are said plainly; what was found in the text is quoted. */
const named: ReadonlySet<ProblemCode> = new Set([
  'tag-twice',
  'switch-unknown',
  'switch-value',
  'seat-missing',
] satisfies ProblemCode[]);
/** Here nothing found means that the text ends too early. */
const cutShort: ReadonlySet<ProblemCode> = new Set([
  'expected',
  'seat-range',
  'tag-wrong',
] satisfies ProblemCode[]);
/** Here the wanted text may be one sign, lost without quotes. */
const wantsSign: ReadonlySet<ProblemCode> = new Set(['expected', 'character'] satisfies ProblemCode[]);

export const problemText = ({ code, found = '', wanted = '' }: Problem, lang: Lang): string => {
  const { lineEnd, say } = texts[lang];
  const quote = (text: string): string => quotedIn(brief(text), lang);
  const ended = found === '' && cutShort.has(code);
  const quoted = named.has(code) ? found : quote(found);
  const shown = ended ? lineEnd : quoted;
  const choices = wanted === '' ? [] : wanted.split(' | ');
  return say[code](shown, (wantsSign.has(code) ? choices.map(quote) : choices).join(', '));
};
