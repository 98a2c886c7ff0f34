// A file that cannot be read, as one sentence: what is wrong and what to do; the path is shown beside it.
import type { Invalid } from '@omerta/base/invalid.ts';
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { problemText } from '@omerta/rules/messages/problem-text.ts';
import { invalid as en } from '../texts/en/invalid.ts';
import { invalid as ru } from '../texts/ru/invalid.ts';
import type { InvalidTexts } from './invalid-texts.ts';

const texts: ByLang<InvalidTexts> = { en, ru };

export const invalidText = ({ code, found = '', wanted = '', problem }: Invalid, lang: Lang): string => {
  const { place, say } = texts[lang];
  const what = problem ? `${place(problem.line, problem.column)}${problemText(problem, lang)}` : found;
  return say[code](what, wanted.split(' | ').join(', '));
};
