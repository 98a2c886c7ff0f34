import { langs } from '@omerta/base/lang.ts';
import { describe, expect, it } from 'vitest';
import { scoreCodes, scoreWarningKinds } from '../game/game-score.ts';
import {
  askedText,
  misuseText,
  needText,
  recordFaultText,
  ruleRefusalText,
  scoreRefusalText,
  unequalGamesText,
  warningText,
} from './refusal-text.ts';

describe.each(langs)('what scoring says in %s', (lang) => {
  const sentences = [
    ...scoreCodes.map((code) =>
      scoreRefusalText({ path: 'x', code, clause: null, seat: 3, limit: '1.2', over: '0.3' }, lang),
    ),
    ...scoreWarningKinds.map((kind) => warningText({ path: 'x', kind, clause: '8', seat: 3 }, lang)),
    ...(['chief', 'duty', 'committee'] as const).map((by) =>
      needText({ what: 'approval', by, seat: 3, clause: '8', asks: [] }, lang),
    ),
    needText({ what: 'approval', by: 'chief', seat: null, clause: '8', asks: [] }, lang),
    needText({ what: 'at-table', by: null, seat: null, clause: '8' }, lang),
    recordFaultText({ code: 'score/unfinished' }, lang),
    recordFaultText({ code: 'score/annulled' }, lang),
    recordFaultText(
      {
        code: 'score/refused-line',
        line: 7,
        refusal: { code: 'day/not-now', clause: '4.1', args: { number: 5 } },
      },
      lang,
    ),
    ruleRefusalText(
      {
        code: 'difficulty/over-players',
        clause: '8.7',
        path: 'switches',
        limit: 20,
      },
      lang,
    ),
    unequalGamesText('Final', lang),
    ...(['unknown-stage', 'rounds-repeat', 'planned-games-missing'] as const).map((code) =>
      misuseText({ code, path: 'x' }, lang),
    ),
  ];

  it.each(sentences)('%s', (sentence) => {
    expect(sentence).toMatch(/^\S.+\.$/);
    expect(sentence).not.toMatch(/undefined|\?/);
    if (lang === 'ru') expect(sentence).toMatch(/[а-я]{3}/i);
    expect(sentence).not.toMatch(lang === 'ru' ? /\d\.\d/ : /\d,\d|"/);
  });

  it('says each in its own words', () => {
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

it('[fiim-2025 8.5.5/2.2.2] a clause that consent is asked about is written as it stands, points with the sign of the language', () => {
  const asked = [
    { list: 'waived', seat: 4, value: '8.5.5/2.2.2' },
    { list: 'extra', seat: 4, value: '0.7' },
  ] as const;
  expect(askedText(asked, () => 'Ёрш', 'ru')).toBe('без штрафа по пункту 8.5.5/2.2.2 — «Ёрш», 0,7 — «Ёрш»');
});
