// Every refusal is told in both languages, with the arguments that the engine gives it.
import { langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  bareAfter,
  candidates,
  checked,
  dayOne,
  decidedByVote,
  nightTwo,
  positionAfter,
  shot,
  votedOut,
} from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '../game/command.ts';
import { decide } from '../game/decide/decide.ts';
import { type RuleRefusal, type RuleRefusalCode, ruleRefusalCodes } from '../game/refusal.ts';
import { readAction } from '../notation/action.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';
import { refusalText } from './refusal-text.ts';

type Case = readonly [id: RulebookId, lines: readonly string[], refused: string | Command];

const dayTwo = [...checked, 'best: 2 6 1', 'day 2'];
const threeFouls = ['foul 3', 'foul 3', 'foul 3'];
const tiedTwice = [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5'];

/** Where each code comes from: lines that are allowed, then one that is not. */
const cases: Readonly<Record<RuleRefusalCode, Case>> = {
  'actor/not-allowed': ['fsm-2024', dayOne, { type: 'night', number: 2, by: 3 }],
  'best/no-right': ['fsm-2024', dayOne, 'best: 1 2 3'],
  'best/not-now': ['fsm-2024', shot, 'best: 1 2 3'],
  'best/too-many': ['fsm-2024', checked, 'best: 1 2 3 5'],
  'break/not-provided': ['fsm-2024', dayOne, 'break'],
  'break/not-running': ['neft-mmt', dayOne, 'resume'],
  'break/only-by-day': ['fiim-2025', ['night 1'], 'break'],
  'break/running': ['neft-mmt', [...dayOne, 'break'], 'speech 1'],
  'card/not-provided': ['fsm-2024', dayOne, 'yellow 3'],
  'check/not-now': ['fsm-2024', dayOne, 'don: 4'],
  'check/second-in-one-night': ['fsm-2024', [...shot, 'don: 4'], 'don: 5'],
  'check/role-is-out': ['fsm-2024', [...nightTwo, 'remove 9', 'shots: 2>4 6>4'], 'don: 4'],
  'clause/not-in-register': ['fsm-2024', dayOne, 'foul 3 (99.9)'],
  'clause/required': ['fsm-2024', [...dayOne, 'forfeit 3'], 'penalty 3'],
  'day/night-not-finished': ['fsm-2024', nightTwo, 'day 2'],
  'day/not-now': ['fsm-2024', dayOne, 'day 2'],
  'deal/card-not-in-deck': ['fsm-2024', ['deal 1 don'], 'deal 2 don'],
  'deal/has-a-card': ['fsm-2024', ['deal 1 don'], 'deal 1 red'],
  'deal/not-now': ['fsm-2024', dayOne, 'deal 1 red'],
  'deal/removed-come-last': ['fsm-2024', ['deal 1 don', 'remove 3'], 'deal 3 red'],
  'forfeit/no-card': ['fsm-2024', ['deal 1 don'], 'forfeit 3'],
  'forfeit/suspended': ['fsm-2024', decidedByVote, 'forfeit 3'],
  'foul/cannot-be-fourth': ['neft-mmt', [...dayOne, ...threeFouls], 'foul 3 (14.5)'],
  'foul/fourth-needs-warning': ['fiim-2025', [...decidedByVote, ...threeFouls], 'foul 3'],
  'game/annulled': ['neft-mmt', [...dayOne, 'annul "power cut"'], 'speech 1'],
  'game/over': ['fsm-2024', [...dayOne, 'forfeit 3'], 'night 2'],
  'hand/not-now': ['fsm-2024', candidates, { type: 'hand', seat: 3, candidate: 7, by: 3 }],
  'last/not-leaving': ['fsm-2024', dayOne, 'last 3'],
  'lift/not-now': ['fsm-2024', dayOne, 'lift: 1 2'],
  'lift/too-many-hands': ['fsm-2024', tiedTwice, 'lift = 11'],
  'next/nothing-to-pass': ['fsm-2024', nightTwo, 'next'],
  'night/cards-missing': ['fsm-2024', ['deal 1 don'], 'night 1'],
  'night/not-now': ['fsm-2024', ['night 1'], 'night 2'],
  'night/vote-due': ['fsm-2024', candidates, 'night 2'],
  'nomination/nominee-out': ['fsm-2024', dayTwo, 'nominate 2 4'],
  'nomination/not-now': ['fsm-2024', ['night 1'], 'nominate 3 7'],
  'nomination/second-in-one-day': ['fsm-2024', [...dayOne, 'nominate 1 2'], 'nominate 1 3'],
  'nomination/turn-passed': ['fsm-2024', [...dayOne, 'nominate 4 7'], 'nominate 1 2'],
  'note/empty': ['fsm-2024', dayOne, { type: 'note' }],
  'phase/wrong-number': ['fsm-2024', dayOne, 'night 3'],
  'remove/suspended': ['fsm-2024', decidedByVote, 'remove 3 (6.7.2)'],
  'ruling/no-such-protest': ['fsm-2024', decidedByVote, 'ruling protest 1 "rejected"'],
  'ruling/not-provided': ['fsm-2024', shot, 'ruling miss "no gesture"'],
  'ruling/nothing-to-rule': ['neft-mmt', nightTwo, 'ruling miss "no gesture"'],
  'ruling/too-late': ['fsm-2024', votedOut, 'ruling cancel-vote 1 "late"'],
  'sanction/player-out': ['fsm-2024', dayTwo, 'foul 7'],
  'seat/out': ['fsm-2024', dayTwo, 'speech 7'],
  'seat/twice': ['fsm-2024', candidates, 'vote 2: 1 1'],
  'sheet/not-yet': ['fsm-2024', dayOne, 'extra 3 0.4'],
  'shots/black-missing': ['fsm-2024', nightTwo, 'shots: 2>4 6>4'],
  'shots/not-black': ['fsm-2024', nightTwo, 'shots: 1>4 2>4 6>4 9>4'],
  'shots/not-now': ['fsm-2024', dayOne, 'shots: 2>4'],
  'speech/not-now': ['fsm-2024', ['night 1'], 'speech 1'],
  'speech/turn-recorded': ['fsm-2024', [...dayOne, 'speech 1'], 'speech 1'],
  'split/too-few': ['fsm-2024', dayOne, 'split 5'],
  'tie-speech/not-now': ['fsm-2024', dayOne, 'tie-speech 3'],
  'undo/nothing': ['fsm-2024', [], 'undo'],
  'replace/no-such-line': [
    'fsm-2024',
    dayOne,
    { type: 'replace', line: 9, count: 1, commands: [{ type: 'night', number: 1 }] },
  ],
  'vote/already-voted': ['fsm-2024', [...candidates, 'vote 2: 1 3'], 'vote 7: 1'],
  'vote/cancelled': ['fsm-2024', [...candidates, 'remove 10'], 'vote 2: 1'],
  'vote/no-candidates': ['fsm-2024', dayOne, 'vote 2: 1'],
  'vote/not-at-table': ['fsm-2024', [...dayTwo, 'nominate 2 3'], 'vote 3: 7'],
  'vote/not-now': ['fsm-2024', ['night 1'], 'vote 3: 1'],
  'vote/one-candidate-on-day-one': ['fsm-2024', [...dayOne, 'nominate 1 2'], 'vote 2: 1'],
  'vote/too-many-hands': ['fsm-2024', candidates, 'vote 2 = 11'],
  'vote/wrong-candidate': ['fsm-2024', candidates, 'vote 7: 1'],
  'withdrawal/not-own': ['fiim-2018', [...dayOne, 'nominate 1 2'], 'withdraw 3 2'],
  'withdrawal/not-provided': ['fsm-2024', [...dayOne, 'nominate 1 2'], 'withdraw 1 2'],
};

const readCommand = (line: string): Command => {
  const command = readAction(line, 1);
  if (isRefusal(command)) throw new Error(`cannot be read: ${line}`);
  return command;
};

const refusalOf = ([id, lines, refused]: Case): RuleRefusal => {
  const { rulebook, state } = (lines[0]?.startsWith('deal') ? bareAfter : positionAfter)(id, lines);
  const decided = decide(rulebook, state, typeof refused === 'string' ? readCommand(refused) : refused);
  if (!isRefusal(decided)) throw new Error(`allowed: ${JSON.stringify(refused)}`);
  return decided;
};

const quoted = /"[^"]*"|«[^»]*»/g;

describe('every refusal is told', () => {
  it.each(ruleRefusalCodes)('%s', (code) => {
    const refusal = refusalOf(cases[code]);
    expect(refusal.code).toBe(code);
    for (const lang of langs) {
      const text = refusalText(refusal, lang);
      expect(text).toMatch(/^\S.*\S\.$/);
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}?]/);
    }
    expect(refusalText(refusal, 'en').replace(quoted, '')).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(
      refusalText(refusal, 'ru')
        .replace(quoted, '')
        .replace(/li1 и li2/, ''),
    ).not.toMatch(/[a-z]/i);
  });
});

describe('a refusal names who and what', () => {
  const tell = (code: RuleRefusalCode) => langs.map((lang) => refusalText(refusalOf(cases[code]), lang));

  it('a second nomination', () => {
    expect(tell('nomination/second-in-one-day')).toEqual([
      'Seat 1 has already nominated today: one nomination a day.',
      'Игрок № 1 сегодня уже выставил кандидатуру: за день она одна.',
    ]);
  });

  it('the step that the night waits for', () => {
    expect(tell('day/night-not-finished')).toEqual([
      'The night is not over: the shots are still to be recorded.',
      'Ночь не окончена: не записаны выстрелы.',
    ]);
  });

  it('the candidate whose turn it is', () => {
    expect(tell('vote/wrong-candidate')).toEqual([
      'Seat 2 is voted on next, not seat 7: keep the order of nomination.',
      'Сейчас голосуется № 2, а не № 7: соблюдайте порядок выставления.',
    ]);
  });

  it('an argument that was not given shows as a question mark', () => {
    expect(refusalText({ code: 'speech/turn-recorded', clause: '4.3.2', args: {} }, 'en')).toContain('?');
  });
});
