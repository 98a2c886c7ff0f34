// Whose screen a code is: asked again and again, because a code may be revoked and a server may be away.
import { type Of, text } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, isNoAnswer, type ServerAnswer, saying } from '../server/ask.ts';

const screen = saying({ tournament: text, screen: text });
type ScreenHere = Of<typeof screen>;

export type CodeState =
  | { readonly is: 'asking' | 'unknown' | 'revoked' }
  | ({ readonly is: 'here' } & ScreenHere);

export const askScreen = (code: string): Promise<ServerAnswer<ScreenHere> | AskRefusal> =>
  ask({ path: '/api/screen', bearer: code, reads: screen });

/** No answer says nothing of the code: what was known stays. What opened something once was revoked. */
export const codeAfter = (before: CodeState, came: ServerAnswer<ScreenHere> | AskRefusal): CodeState => {
  if ('answer' in came) return { is: 'here', ...came.answer };
  if (isNoAnswer(came)) return before;
  return { is: before.is === 'here' || before.is === 'revoked' ? 'revoked' : 'unknown' };
};

/** Milliseconds until it is asked again: soon while nothing is known, seldom where all is well. */
export const askAgainAfter = ({ is }: CodeState): number => (is === 'asking' ? 3_000 : 30_000);
