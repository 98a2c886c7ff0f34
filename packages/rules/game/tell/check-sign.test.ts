// The gestures that the rulebooks make official: the answers to a check, and those that go with the words.
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebooks/choose.ts';
import type { RulebookId } from '../../rulebooks/rulebook.ts';
import { checkSign } from './check-sign.ts';

describe('official gestures', () => {
  const sign = (id: RulebookId, checker: 'don' | 'sheriff', hit: boolean): string => {
    const { head, hand } = checkSign(rulebook(id), checker, hit);
    return hand ? `${head} ${hand}` : head;
  };
  const signs = (id: RulebookId): string[] => [
    sign(id, 'sheriff', false),
    sign(id, 'sheriff', true),
    sign(id, 'don', true),
    sign(id, 'don', false),
  ];

  it('[fiim-2018 10.2, 10.3, 10.4, 10.5] red, black, the Sheriff found, the Sheriff missed', () => {
    expect(signs('fiim-2018')).toEqual(['nod thumb-up', 'nod thumb-down', 'nod', 'shake']);
  });

  it.each([
    ['fsm-2024', '4.5.7, 9.4, 9.5'],
    ['fiim-2025', '9.2, 9.3, 9.4, 9.5'],
  ] as const)('[%s %s] a red is answered with a turn of the head', (id, _) => {
    expect(signs(id)).toEqual(['turn thumb-up', 'nod thumb-down', 'nod', 'shake']);
  });

  /** The steps at which a rulebook gives a gesture or a form of answer, with its clause. */
  const gestured = {
    'fsm-2024': {
      ...{
        deal: '4.1.3',
        'don-sign': '4.2.2',
        'sheriff-sign': '4.2.2',
        'free-seating': '4.2.3',
        speech: '4.3.5',
        vote: '4.4.5',
      },
      ...{ night: '4.5.10', hunt: '4.5.3', don: '4.5.6', sheriff: '4.5.7', best: '8.3.1' },
    },
    'fiim-2018': {
      ...{ deal: '4.1.3', agreement: '4.2.1', speech: '4.3.5', vote: '4.4.6', night: '4.5.9' },
      ...{ hunt: '4.5.3', don: '4.5.6', sheriff: '4.5.7' },
    },
    'fiim-2025': {
      ...{
        deal: '4.1.3',
        agreement: '4.2.1',
        'free-seating': '4.2.4',
        speech: '4.3.5',
        vote: '4.4.5',
        night: '4.5.10',
      },
      ...{ hunt: '4.5.3', don: '4.5.6', sheriff: '4.5.7', best: '8.2.1' },
    },
  } as const;

  for (const [id, clause, red] of [
    ['fsm-2024', '9.1', 'turn'],
    ['fiim-2018', '10.1', 'nod'],
    ['fiim-2025', '9.1', 'turn'],
  ] as const) {
    it(`[${id} ${clause}] no gesture but the rulebook’s own: at its steps, and four answers to a check`, () => {
      const shown = Object.entries(rulebook(id).script).flatMap(([cue, { gesture }]) =>
        gesture ? [[cue, gesture.clause]] : [],
      );
      expect(Object.fromEntries(shown)).toEqual(gestured[id]);
      expect(signs(id)).toEqual([`${red} thumb-up`, 'nod thumb-down', 'nod', 'shake']);
      const told = (cue: 'don' | 'sheriff'): string | undefined => rulebook(id).script[cue]?.gesture?.en;
      expect(told('don')).toBe('Number shown by fingers. Sheriff: nod. Not the Sheriff: head shake');
      expect(told('sheriff')).toBe(
        `Number shown by fingers. Red: ${red === 'nod' ? 'nod' : 'head turn'}, thumb up. Black: nod, thumb down`,
      );
    });
  }
});
