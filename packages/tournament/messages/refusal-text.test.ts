// Every refusal is told in both languages, with the parameters that the machines give it.
import { langs } from '@omerta/base/lang.ts';
import { register } from '@omerta/rules/register/register.ts';
import { describe, expect, it } from 'vitest';
import { type TournamentRefusal, type TournamentRefusalCode, tournamentRefusalCodes } from '../refusal.ts';
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
