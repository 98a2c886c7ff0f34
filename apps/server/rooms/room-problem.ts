// What a room refuses as a problem: its status follows from the code.
import { inEvery } from '@omerta/base/lang.ts';
import { refusalText } from '@omerta/play/messages/refusal-text.ts';
import type { PlayRefusal } from '@omerta/play/refusal.ts';
import type { ApiProblem } from '../api/problem.ts';

/** Not at this point. */
const notNow: ReadonlySet<string> = new Set([
  'ask/other',
  'nickname/taken',
  'room/full',
  'room/started',
  'room/not-started',
  'room/over',
  'room/system-leads',
  'room/paused',
  'room/no-result',
  'line/stale',
]);
const unreadable: ReadonlySet<string> = new Set(['act/unreadable', 'nickname/form', 'entropy/form']);

/** Everything else is a matter of a rule. */
const statusOf = (code: string): number => {
  if (code === 'chair/none') return 404;
  if (notNow.has(code)) return 409;
  return unreadable.has(code) ? 400 : 422;
};

export const playProblem = (refusal: PlayRefusal): ApiProblem => ({
  code: refusal.code,
  status: statusOf(refusal.code),
  clause: refusal.clause,
  sentence: inEvery((lang) => refusalText(refusal, lang)),
});
