// What a screen makes of the answers about its code.
import { expect, it } from 'vitest';
import type { AskRefusal } from '../server/ask.ts';
import { askAgainAfter, type CodeState, codeAfter } from './screen-code.ts';

const refusal = (status: number, code: string): AskRefusal => ({ status, code, sentence: '', said: {} });
const away = refusal(0, 'server/out-of-reach');
const wrong = refusal(401, 'auth/screen');
const here: CodeState = { is: 'here', tournament: 'cup', screen: 's1' };
const found = { answer: { tournament: 'cup', screen: 's1' } };

it('a code that opens nothing is unknown; one that did is revoked, and stays so', () => {
  expect(codeAfter({ is: 'asking' }, wrong)).toEqual({ is: 'unknown' });
  expect(codeAfter(here, wrong)).toEqual({ is: 'revoked' });
  expect(codeAfter({ is: 'revoked' }, wrong)).toEqual({ is: 'revoked' });
});

it.each([away, refusal(503, 'store/unreachable'), refusal(429, 'auth/too-many')])(
  'a server that says nothing of the code changes nothing',
  (came) => {
    for (const before of [here, { is: 'asking' }, { is: 'revoked' }] as const)
      expect(codeAfter(before, came)).toBe(before);
  },
);

it('comes back by itself when the code is good again', () => {
  for (const is of ['asking', 'unknown', 'revoked'] as const) expect(codeAfter({ is }, found)).toEqual(here);
});

it('asks soon only while nothing is known: a wrong code is not tried often', () => {
  expect(askAgainAfter({ is: 'asking' })).toBeLessThan(5_000);
  for (const state of [here, { is: 'unknown' }, { is: 'revoked' }] as const)
    expect(askAgainAfter(state)).toBeGreaterThanOrEqual(30_000);
});
