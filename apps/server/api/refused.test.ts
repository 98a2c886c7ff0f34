// What the office refuses as a problem: the right status for each kind, and nothing of the store's inside.
import { refusedByOffice, refusedByRules, refusedByTournament } from '@omerta/office/answer.ts';
import { type RuleRefusal, ruleRefusalCodes } from '@omerta/rules/game/refusal.ts';
import { StoreFault } from '@omerta/store/fault.ts';
import { refuse, tournamentRefusalCodes } from '@omerta/tournament/refusal.ts';
import { expect, it } from 'vitest';
import { faultProblem, refusedProblem } from './refused.ts';

it.each([
  ['office/not-yours', 403],
  ['judge/own-game', 403],
  ['protest/not-yours', 403],
  ['game/unknown', 404],
  ['tournament/none', 404],
  ['person/unknown', 404],
  ['command/already-done', 409],
  ['tournament/finished', 409],
  ['game/status', 409],
  ['ruling/preview-stale', 409],
  ['protest/late', 422],
  ['stage/plan', 422],
  ['command/unreadable', 400],
  ['command/form', 400],
] as const)('%s is %i', (code, status) => {
  const found = refusedProblem(refusedByTournament(refuse(code, {}, 'x 1.2')));
  expect(found).toMatchObject({ code, status, clause: 'x 1.2' });
  expect(found.sentence.ru).not.toBe(found.sentence.en);
});

it('whatever says that it is not yours, is unknown or is done has that status, by its name', () => {
  const statusOf = (code: (typeof tournamentRefusalCodes)[number]) =>
    refusedProblem(refusedByTournament(refuse(code))).status;
  for (const code of tournamentRefusalCodes) {
    if (code.endsWith('/not-yours')) expect(statusOf(code), code).toBe(403);
    if (/\/(exists|taken|there|decided|finished)$/.test(code)) expect(statusOf(code), code).toBe(409);
  }
});

it('a line that the rules of the game refuse is 422 with its clause', () => {
  for (const code of ruleRefusalCodes) {
    const refusal = { code, clause: 'fsm-2024 4.4.8', args: {} } as unknown as RuleRefusal;
    const refused = { ...refusedByRules({ ...refusal, code: 'game/over' }, 3), code };
    expect(refusedProblem(refused)).toMatchObject({ code, status: 422, clause: 'fsm-2024 4.4.8' });
  }
});

it('what is stale says the newest version beside it', () => {
  const stale = refusedByOffice({ code: 'command/stale', stream: 'tournament/t', expected: 3, actual: 5 });
  expect(refusedProblem(stale)).toMatchObject({ status: 409, more: { version: 5 } });
  expect(refusedProblem(refusedByOffice({ code: 'command/busy' }))).toMatchObject({ status: 409 });
});

it('the same id with another body is 409; a store that does not answer is 503 and tells no address', () => {
  const reused = { code: 'append/command-reused', stream: 'club/c', command: 'x' } as const;
  expect(refusedProblem(refusedByOffice({ code: 'store/refused', refusal: reused }))).toMatchObject({
    status: 409,
    code: 'append/command-reused',
  });
  const gone = { code: 'store/out-of-reach', home: 'db.example/club', reason: 'secret reason' } as const;
  for (const found of [
    refusedProblem(refusedByOffice({ code: 'store/refused', refusal: gone })),
    faultProblem(new StoreFault(gone)),
  ]) {
    expect(found).toMatchObject({ status: 503, code: 'store/unreachable' });
    expect(JSON.stringify(found)).not.toMatch(/db\.example|secret reason/);
  }
});
