// What a sync refuses as a problem, with what the device goes on by: where the server stands, and what it has kept.
import type { Lang } from '@omerta/base/lang.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import type { SyncRefusal } from '@omerta/sync/answer.ts';
import { type ApiProblem, problemIn } from '../api/problem.ts';
import type { ProblemWords } from '../api/server-code.ts';

const wordsOf = (refusal: SyncRefusal, lang: Lang): ProblemWords => {
  if (refusal.code === 'sync/held') return { device: refusal.holder.device, person: refusal.holder.person };
  if (refusal.code !== 'sync/stray') return {};
  const { version, because } = refusal;
  return { version, told: because ? refusalText(because, lang) : '' };
};

/** `version` and `head` are those of the game's stream, as in an answer. */
const beside = (refusal: SyncRefusal): Readonly<Record<string, unknown>> => {
  if (refusal.code === 'sync/stray') {
    const { taken, head, version, because } = refusal;
    return { taken, version: head.version, head: head.hash, event: version, rule: because?.code ?? null };
  }
  const { code: _, head, ...said } = { head: null, ...refusal };
  return { ...said, ...(head && { version: head.version, head: head.hash }) };
};

export const syncProblem = (refusal: SyncRefusal): ApiProblem => ({
  ...problemIn(refusal.code, (lang) => wordsOf(refusal, lang)),
  ...(refusal.code === 'sync/stray' && refusal.because && { clause: refusal.because.clause }),
  more: beside(refusal),
});
