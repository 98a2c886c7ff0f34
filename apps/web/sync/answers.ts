// What an answer of the server means, apart from what it says.
import type { AskRefusal } from '../server/ask.ts';

/** It says nothing of the matter: it is asked again. */
export const isNoAnswer = ({ status, code }: AskRefusal): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500 || code === 'server/other-answer';

/** Codes after which the server keeps beside the game what a device had besides. */
export const keptCodes: ReadonlySet<string> = new Set(['sync/held', 'sync/diverged', 'sync/closed']);
