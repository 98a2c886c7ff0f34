// Every switch of the points: what it changes, and that both ways of setting it agree.
import { makeExact } from '@omerta/base/fraction.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { switches, switchesOf } from '@omerta/rules/rulebooks/switches.ts';
import { describe, expect, it } from 'vitest';
import { type Scoring, scoringOf } from './scoring.ts';
import { switchesFrom, switchName } from './switch-names.ts';
import {
  bucketAt,
  extras,
  houseScoring,
  makeSheet,
  needs,
  penalties,
  refusals,
  rowOf,
  scoreBy,
  warnings,
} from './testing/game.ts';

const by = (id: RulebookId, name: string, value: string): Scoring => houseScoring(id, {}, { [name]: value });

describe('in one game', () => {
  it('[fiim-2018 8.4.3] judge-step moves the warning', () => {
    const off = (value: string) =>
      warnings(
        scoreBy(by('fiim-2018', 'judge-step', value), makeSheet('red', { extra: extras('1 0.45, 2 0.3') })),
      );
    expect([off('0.1'), off('0.05'), off('0.2'), off('0')]).toEqual([
      ['extra/off-step 8.4.3 @1'],
      [],
      ['extra/off-step 8.4.3 @1', 'extra/off-step 8.4.3 @2'],
      [],
    ]);
  });

  it('[fiim-2025 8.3.3] judge-grid-2025 any lets any amount from 0.3 to 1.5 stand', () => {
    const any = (points: string) => {
      const score = scoreBy(
        by('fiim-2025', 'judge-grid-2025', 'any'),
        makeSheet('red', { extra: extras(`1 ${points}`) }),
      );
      return [...refusals(score), ...needs(score)];
    };
    expect([any('0.35'), any('0.333'), any('1'), any('0.29')]).toEqual([
      [],
      [],
      [],
      ['extra/below-least 8.3.3 @1'],
    ]);
    expect([any('1.1'), any('1.3'), any('1.31'), any('1.5'), any('1.51')]).toEqual([
      ['chief 8.3.3 @1'],
      ['chief 8.3.3 @1'],
      ['committee 8.3.3 @1'],
      ['committee 8.3.3 @1'],
      ['extra/over-most 8.3.3 @1'],
    ]);
  });

  it('[fsm-2024 8.2.5] ppk-fine-mode cumulative adds the removal to a forfeit', () => {
    const row = (value: string, by_: 'forfeit' | 'play') =>
      rowOf(
        scoreBy(by('fsm-2024', 'ppk-fine-mode', value), makeSheet('black', { by: by_, forfeitBy: 4 })),
        4,
      );
    expect([row('replace', 'forfeit'), row('cumulative', 'forfeit')]).toEqual([
      'loss 0, forfeit -1 = -1',
      'loss 0, removal -0.5, forfeit -1 = -1.5',
    ]);
    expect(row('cumulative', 'play')).toBe('loss 0 = 0');
  });

  it('[neft-mmt 15.8, 19.2.4] red-card-removal-fine makes a red card cost a removal, once', () => {
    const cost = (value: string) =>
      bucketAt(
        scoreBy(
          by('neft-mmt', 'red-card-removal-fine', value),
          makeSheet('red', { redCards: [3], removed: [3, 4] }),
        ),
        3,
        'additional',
      );
    const alone = (value: string) =>
      bucketAt(
        scoreBy(by('neft-mmt', 'red-card-removal-fine', value), makeSheet('red', { redCards: [3] })),
        3,
        'additional',
      );
    expect([cost('off'), cost('on'), alone('off'), alone('on')]).toEqual(['-0.5', '-0.5', '0', '-0.5']);
  });

  it('[fiim-2025 8.5.1] same-act-policy sum counts one act in both lists', () => {
    const cost = (value: string) =>
      bucketAt(
        scoreBy(
          by('fiim-2025', 'same-act-policy', value),
          makeSheet('black', { penalties: penalties('1 8.4.4/4.4, 1 8.5.5/2.3') }),
        ),
        1,
        'additional',
      );
    expect([cost('heaviest'), cost('sum')]).toEqual(['-0.5', '-0.8']);
  });

  it('[fsm-2024 8.7.1; fiim-2025 8.8.1] tie-additional with-fines moves forfeit and removal into the first tie-break, not into the total', () => {
    for (const [id, listed, widened, total] of [
      ['fsm-2024', '-0.5', '-1.5', '-1.5'],
      ['fiim-2025', '0', '-1.8', '-1.5'],
    ] as const) {
      const sheet = makeSheet('black', { by: 'forfeit', forfeitBy: 4, removed: [4] });
      const scores = ['listed', 'with-fines'].map((value) => scoreBy(by(id, 'tie-additional', value), sheet));
      expect(scores.map((score) => bucketAt(score, 4, 'additional'))).toEqual([listed, widened]);
      expect(scores.map((score) => rowOf(score, 4).split(' = ')[1])).toEqual([total, total]);
    }
  });
});

describe('over a tournament', () => {
  it('[fiim-2018 8.7] difficulty switches K on for at most twenty players', () => {
    expect(by('fiim-2018', 'difficulty', 'on').difficulty).toMatchObject({
      on: true,
      mostPlayers: 20,
      countDraws: true,
      scope: 'tournament',
    });
    expect(by('fiim-2018', 'difficulty', 'off').difficulty).toMatchObject({ on: false });
  });

  it('[bel-canto 8.5] K is always on, for any number of players', () => {
    expect(houseScoring('bel-canto').difficulty).toMatchObject({
      on: true,
      mostPlayers: null,
      countDraws: true,
      scope: 'tournament',
    });
  });

  it.each([
    ['fiim-2018', '8.7.2'],
    ['bel-canto', '8.5.2'],
  ] as const)('[%s %s] k-count-draws and k-scope', (id, _) => {
    expect(by(id, 'k-count-draws', 'off').difficulty).toMatchObject({
      countDraws: false,
      scope: 'tournament',
    });
    expect(by(id, 'k-scope', 'stage').difficulty).toMatchObject({ countDraws: true, scope: 'stage' });
  });

  it('[fsm-2024 8.6.2, 8.6.3.3; fiim-2018 8.6.1; neft-mmt 20.2, 20.7; fiim-2025 8.7.1, 8.7.2] compensation', () => {
    expect(by('fiim-2025', 'ci-rounding', 'ceil').compensation?.rounding.value).toBe('ceil');
    expect(by('fiim-2018', 'ci-base', 'played').compensation?.base.value).toBe('played');
    expect(
      makeExact(by('neft-mmt', 'ci-cap', '0.35').compensation?.cap.value ?? { over: 0n, under: 1n }),
    ).toBe('0.35');
    expect(by('fsm-2024', 'ci-mode', 'progressive').compensation?.mode.value).toBe('progressive');
    for (const id of ['fsm-2024', 'neft-mmt'] as const)
      expect(by(id, 'ci-if-best-move-denied', 'full').compensation?.ifDenied.value).toBe('full');
    const onDraw = (value: string) =>
      makeExact(by('fiim-2025', 'ci-on-draw', value).compensation?.onDraw.value ?? { over: 9n, under: 1n });
    expect([onDraw('on'), onDraw('off')]).toEqual(['1', '0']);
  });

  it('[neft-mmt 15.7, 21.1.4; fsm-2024 8.7.4] yellow-mode and tie-deaths-roles', () => {
    expect([
      by('neft-mmt', 'yellow-mode', 'per-card').yellow?.mode,
      by('neft-mmt', 'yellow-mode', 'total').yellow?.mode,
    ]).toEqual(['per-card', 'total']);
    expect(by('neft-mmt', 'tie-deaths-roles', 'any').firstKills.value).toBe('any');
    for (const id of rulebookIds.filter((each) => each !== 'neft-mmt'))
      expect(by(id, 'tie-deaths-roles', 'red').firstKills.value).toBe('red');
  });
});

describe('how they are set', () => {
  const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  /** What a house key of the same name takes instead of `on` and `off`. */
  const asChange = (value: string): unknown => {
    if (value === 'on' || value === 'off') return value === 'on';
    return value === 'decimal' ? '0.35' : value;
  };

  it('every initial value changes nothing', () => {
    for (const id of rulebookIds) {
      const { rulebook: book, ...rules } = houseScoring(id);
      const { rulebook: _, ...printed } = houseScoring(id, {}, book.switches);
      expect(rules).toEqual(printed);
      const plain = scoringOf({ ...rulebook(id), switches: {} });
      expect(plain).toMatchObject(rules);
    }
  });

  it('as a switch and as a house change they are the same rules', () => {
    for (const id of rulebookIds) {
      for (const each of switchesOf(id)) {
        for (const value of each.values) {
          const { rulebook: a, ...switched } = by(id, each.name, value === 'decimal' ? '0.35' : value);
          const { rulebook: b, ...changed } = houseScoring(id, { [camel(each.name)]: asChange(value) });
          expect(changed).toEqual(switched);
          expect(a.id).toBe(b.id);
        }
      }
    }
  });

  it('have a camel-case name and on or off for yes and no', () => {
    for (const each of switches) expect(switchName(camel(each.name))).toBe(each.name);
    expect(
      switchesFrom({ difficulty: true, fourthFoulFine: false, judgeGrid2025: 'any', protestWindow: 300 }),
    ).toEqual({
      difficulty: 'on',
      'fourth-foul-fine': 'off',
      'judge-grid-2025': 'any',
      'protest-window': '300',
    });
  });

  it('a value or a rulebook they do not have is a problem', () => {
    expect(scoringOf(rulebook('fsm-2024'), { ppkFineMode: 'both' })).toMatchObject({
      code: 'unknown-value',
      key: 'ppkFineMode',
      wanted: 'replace | cumulative',
    });
    expect(scoringOf(rulebook('fsm-2024'), { judgeStep: '0.1' })).toMatchObject({
      code: 'unknown-key',
      key: 'judgeStep',
    });
    expect(scoringOf(rulebook('fiim-2018'), { judgeStep: '-0.1' })).toMatchObject({
      code: 'unknown-value',
      key: 'judgeStep',
    });
  });
});
