// Every refusal is told in both languages, with the parameters that the machines give it.
import { langs } from '@omerta/base/lang.ts';
import { register } from '@omerta/rules/register/register.ts';
import { describe, expect, it } from 'vitest';
import { judges } from '../offices.ts';
import { type TournamentRefusal, type TournamentRefusalCode, tournamentRefusalCodes } from '../refusal.ts';
import {
  protestForms,
  protestOutcomes,
  protestSubjects,
  rulingKinds,
} from '../rulebooks/tournament-rules.ts';
import { entryStatuses, gameStatuses } from '../state.ts';
import { dayCases } from '../testing/refusal-cases-day.ts';
import { gameCases } from '../testing/refusal-cases-games.ts';
import { proceedingCases } from '../testing/refusal-cases-proceedings.ts';
import { setupCases } from '../testing/refusal-cases-setup.ts';
import { refusalText } from './refusal-text.ts';

const cases: Readonly<Record<TournamentRefusalCode, () => TournamentRefusal>> = {
  ...setupCases,
  ...gameCases,
  ...dayCases,
  ...proceedingCases,
};

const allClauses = register.map(({ clause }) => clause);

const quoted = /"[^"]*"|«[^»]*»/g;

describe('every refusal is told', () => {
  it.each(tournamentRefusalCodes)('%s', (code) => {
    const refusal = cases[code]();
    expect(refusal.code).toBe(code);
    if (refusal.clause !== null) expect(allClauses).toContain(refusal.clause);
    for (const lang of langs) {
      const text = refusalText(refusal, lang);
      expect(text).toMatch(/^\S.*\S\.$/s);
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}?]/);
    }
    expect(refusalText(refusal, 'en').replace(quoted, '')).not.toMatch(/\p{Script=Cyrillic}/u);
    // What reading a sheet says may quote its own keys.
    if (!refusal.because) expect(refusalText(refusal, 'ru').replace(quoted, '')).not.toMatch(/[a-z]/i);
  });
});

describe('a refusal names who and what', () => {
  const ru = (code: TournamentRefusalCode, params: TournamentRefusal['params']): string =>
    refusalText({ code, clause: null, params }, 'ru');

  it('somebody who is entered already, and where he stands', () => {
    expect(ru('entry/status', { person: 'Шерлок', status: 'accepted' })).toBe(
      '«Шерлок» уже в списке участников этого турнира: найдите его там.',
    );
  });

  it.each([
    ...[...entryStatuses, '-'].map((status) => ['entry/status', { person: 'Ёж', status }] as const),
    ...[...gameStatuses, '-'].map((status) => ['game/status', { game: '«Игра»', status }] as const),
    ...(['proposed', 'applied', 'dropped'] as const).map(
      (status) => ['ruling/not-open', { ruling: 'Р', status }] as const,
    ),
    ...judges.map((office) => ['office/held', { person: 'Ёж', office }] as const),
    ...judges.map((of) => ['approval/not-yours', { of }] as const),
    ...rulingKinds.map((kind) => ['ruling/other-kind', { kind, said: kind }] as const),
    ...protestOutcomes.map((outcome) => ['protest/outcome', { outcome }] as const),
    ...protestSubjects.map((subject) => ['protest/subject', { subject }] as const),
    ...protestForms.map((form) => ['protest/form', { form }] as const),
    ...['name', 'reason', 'note', 'team', 'question', 'text'].map(
      (field) => ['text/missing', { field }] as const,
    ),
  ])('in Russian alone: %s %o', (code, params) => {
    expect(ru(code, params)).not.toMatch(/[a-z?]/i);
  });

  it('a reserve who is free', () => {
    const refusal = cases['substitute/reserve-free']();
    expect(langs.map((lang) => refusalText(refusal, lang))).toEqual([
      'The reserve “p11” is free: a side referee sits in only without one.',
      'Запасной «p11» свободен: боковой судья садится, только если запасного нет.',
    ]);
  });

  it('a sheet that the rules of points refuse', () => {
    expect(refusalText(cases['sheet/refused'](), 'en')).toBe(
      'The rules do not allow “extra[0]” of the sheet. The extra points of seat 1 are over 0.7, the most there is: give less.',
    );
  });

  it('a parameter that was not given shows as a question mark', () => {
    expect(refusalText({ code: 'entry/there', clause: null, params: {} }, 'en')).toContain('?');
  });
});
