// What the office refuses as a problem: one table of statuses, in which a new code does not compile until it is classified.
import { inEvery } from '@omerta/base/lang.ts';
import type { Refused } from '@omerta/office/answer.ts';
import type { OfficeRefusalCode } from '@omerta/office/refusal.ts';
import type { StoreFault } from '@omerta/store/fault.ts';
import { storeRefusalText } from '@omerta/store/messages/refusal-text.ts';
import type { StoreRefusal, StoreRefusalCode } from '@omerta/store/refusal.ts';
import type { TournamentRefusalCode } from '@omerta/tournament/refusal.ts';
import { type ApiProblem, problem } from './problem.ts';

type Status = 400 | 403 | 404 | 409 | 413 | 422 | 500 | 503;

/** 409: not at this point; 403: not yours; 404: unknown; 422: a rule is against it; 400: cannot be read. */
const byTournament: Readonly<Record<TournamentRefusalCode, Status>> = {
  'command/already-done': 409,
  'command/form': 400,
  'command/unreadable': 400,
  'office/not-yours': 403,
  'judge/own-game': 403,
  'judge/competes': 403,
  'tournament/none': 404,
  'tournament/exists': 409,
  'tournament/finished': 409,
  'tournament/not-running': 409,
  'tournament/running': 409,
  'tournament/open-matters': 409,
  'tournament/evening-only': 422,
  'text/missing': 422,
  'id/form': 422,
  'id/taken': 409,
  'zone/unknown': 422,
  'rules/unreadable': 422,
  'rules/fixed': 409,
  'rules/not-published': 409,
  'rules/published': 409,
  'rules/too-many-players': 422,
  'office/held': 409,
  'office/not-held': 409,
  'office/one-chief': 422,
  'office/no-chief': 409,
  'office/last-organiser': 422,
  'office/chief-appoints-referees': 403,
  'person/unknown': 404,
  'entry/unknown': 404,
  'entry/there': 409,
  'entry/status': 409,
  'entry/position': 422,
  'entry/at-table': 409,
  'check-in/suspended': 422,
  'team/members': 422,
  'team/taken': 409,
  'team/unknown': 404,
  'stage/unknown': 404,
  'stage/taken': 409,
  'stage/plan': 422,
  'stage/formed': 409,
  'stage/not-formed': 409,
  'stage/seated': 409,
  'stage/players': 422,
  'stage/previous-open': 409,
  'stage/who-advances': 422,
  'stage/lot-needed': 409,
  'seating/form': 422,
  'seating/players': 422,
  'seating/round': 422,
  'seating/together': 422,
  'seating/published': 409,
  'round/order': 409,
  'round/none': 404,
  'game/unknown': 404,
  'game/status': 409,
  'game/not-seated': 422,
  'game/seats': 422,
  'game/no-referee': 409,
  'game/absent': 409,
  'game/player-out': 422,
  'game/not-checked-in': 409,
  'game/replay-due': 409,
  'game/protested': 409,
  'game/needs-approval': 409,
  'game/protest-window': 409,
  'referee/not-appointed': 422,
  'referee/plays': 422,
  'referee/elsewhere': 422,
  'referee/own-team': 422,
  'substitute/busy': 422,
  'substitute/not-available': 422,
  'substitute/reserve-free': 422,
  'sheet/unreadable': 422,
  'sheet/record': 422,
  'sheet/refused': 422,
  'sheet/other-players': 422,
  'sheet/other-result': 422,
  'sheet/other-than-played': 422,
  'sheet/same': 409,
  'sheet/extra-needs-chief': 403,
  'sheet/same-person': 422,
  'sheet/no-second': 409,
  'approval/not-needed': 409,
  'approval/not-yours': 403,
  'protest/unknown': 404,
  'protest/taken': 409,
  'protest/late': 422,
  'protest/form': 422,
  'protest/subject': 422,
  'protest/not-your-game': 403,
  'protest/decided': 409,
  'protest/not-yours': 403,
  'protest/own-game': 403,
  'protest/outcome': 422,
  'protest/consulted': 409,
  'ruling/unknown': 404,
  'ruling/taken': 409,
  'ruling/not-open': 409,
  'ruling/not-provided': 422,
  'ruling/not-yours': 403,
  'ruling/agreed': 409,
  'ruling/not-agreed': 409,
  'ruling/other-kind': 422,
  'ruling/no-sheet': 409,
  'ruling/preview-stale': 409,
  'replay/cause': 422,
  'replay/carry': 422,
  'replay/carry-chief': 403,
  'replay/substitute': 422,
  'incident/cause': 422,
  'discipline/not-provided': 422,
  'discipline/clause': 422,
  'discipline/not-yours': 403,
  'discipline/warn-first': 422,
  'fine/points': 422,
  'expel/clause': 422,
  'expel/not-yours': 403,
  'expel/out': 409,
  'charge/unknown': 404,
  'charge/decided': 409,
  'charge/not-yours': 403,
  'charge/ground': 422,
  'lot/not-tied': 422,
  'lot/second-person': 422,
  'results/withheld': 409,
  'results/not-withheld': 409,
  'results/round': 422,
  'dates/form': 422,
  'hours/form': 422,
  'plan/round': 422,
  'round/begun': 409,
  'round/when': 422,
  'screen/shows': 422,
  'screen/unknown': 404,
  'screen/most': 409,
  'entries/closed': 409,
  'standings/none': 422,
  'club/none': 409,
  'club/exists': 409,
  'club/person-there': 409,
  'club/event-there': 409,
  'case/unknown': 404,
  'case/decided': 409,
  'case/taken': 409,
  'case/days': 422,
  'case/own': 403,
};

const byOffice: Readonly<Record<OfficeRefusalCode, Status>> = {
  'command/stale': 409,
  'command/busy': 409,
  'command/reused': 409,
  'play/other-roles': 422,
  'play/none': 404,
  'folder/none': 503,
  'folder/not-empty': 409,
  'folder/unwritable': 503,
  'folder/damaged': 503,
  'folder/file-missing': 503,
  'file/unreadable': 503,
  'file/too-large': 413,
  'file/exists': 409,
  'file/unwritable': 503,
  'store/refused': 503,
  'backup/none': 404,
  'tournament/unknown': 404,
  'person/nothing-kept': 404,
  'archive/not-a-zip': 400,
  'archive/foreign': 400,
  'archive/newer-format': 422,
  'archive/too-large': 413,
  'archive/file-twice': 422,
  'archive/manifest': 422,
  'archive/file-missing': 422,
  'archive/file-changed': 422,
  'archive/file-unknown': 422,
  'archive/file-differs': 422,
  'archive/heads': 422,
  'archive/head': 422,
  'archive/other-head': 422,
  'archive/unfit': 422,
  'archive/not-a-tournament': 422,
  'archive/log': 422,
  'log/damaged': 503,
  'log/unknown-event': 503,
  'game/not-replayed': 422,
  'game/other-sheet': 422,
  'game/not-led': 422,
  'game/other-than-played': 422,
  'standings/differ': 422,
};

const byStore: Readonly<Record<StoreRefusalCode, Status>> = {
  'append/stale': 409,
  'append/command-reused': 409,
  'append/empty': 400,
  'append/not-json': 400,
  'append/unfit-field': 400,
  'import/not-a-log': 400,
  'import/newer-format': 422,
  'import/bad-line': 422,
  'import/broken-chain': 422,
  'import/cut-short': 422,
  'import/diverged': 409,
  'snapshot/no-such-version': 500,
  'store/damaged': 503,
  'store/gone': 503,
  'store/in-use': 503,
  'store/newer-format': 503,
  'store/not-a-store': 503,
  'store/unreachable': 503,
  'store/out-of-reach': 503,
  'store/server-too-old': 503,
  'store/not-durable': 503,
};

const statuses: ReadonlyMap<string, Status> = new Map<string, Status>([
  ...Object.entries(byTournament),
  ...Object.entries(byOffice),
]);

/** What the store says of itself names folders and hosts: whoever asks is told only that it does not answer. */
const outOfReach = (status: Status): ApiProblem | null =>
  status === 503 || status === 500 ? problem('store/unreachable') : null;

const storeStatus = (code: string): Status => new Map(Object.entries(byStore)).get(code) ?? 503;

export const storeProblem = (refusal: StoreRefusal): ApiProblem => {
  const status = byStore[refusal.code];
  return (
    outOfReach(status) ?? {
      code: refusal.code,
      status,
      clause: null,
      sentence: inEvery((lang) => storeRefusalText(refusal, lang)),
    }
  );
};

export const faultProblem = ({ refusal }: StoreFault): ApiProblem => storeProblem(refusal);

/** A line that the rules of the game refuse has a code of theirs and its number, and is always a matter of a rule. */
const statusOf = (code: string, params: Refused['params']): Status => {
  if ('line' in params) return 422;
  return code === 'store/refused' ? storeStatus(String(params['store'])) : (statuses.get(code) ?? 422);
};

export const refusedProblem = ({ code, clause, params, sentence }: Refused): ApiProblem => {
  const status = statusOf(code, params);
  const hidden = outOfReach(status);
  if (hidden) return hidden;
  const version = params['actual'];
  return {
    code: code === 'store/refused' ? String(params['store']) : code,
    status,
    clause,
    sentence,
    ...(typeof version === 'number' && { more: { version } }),
  };
};
