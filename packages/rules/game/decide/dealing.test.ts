// The card left over: whose it is, and when the night may fall.
import { play, tagsOf } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';

const nine = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don']
  .map((role, i) => `deal ${i + 1} ${role}`)
  .join('\n');

describe('the leftover card', () => {
  it.each([
    ['fsm-2024', '4.1.3'],
    ['fiim-2018', '4.1.3'],
    ['neft-mmt', '6.5'],
    ['bel-canto', '4.1.3'],
    ['fiim-2025', '4.1.3'],
  ] as const)('[%s %s] the single leftover card is nobody’s to deal', (id, clause) => {
    for (const lines of [`remove 10\n${nine}`, `${nine}\nremove 10`]) {
      const { refusal, report } = play(id, `${lines}\ndeal 10 red`, tagsOf(id, false));
      expect(refusal).toMatchObject({ code: 'deal/has-a-card', clause });
      expect(report.out).toEqual([{ seat: 10, by: 'removal', at: 'dealing' }]);
      expect(play(id, `${lines}\nnight 1`, tagsOf(id, false)).refusal).toBeNull();
    }
  });

  it('[neft-mmt 6.5, 13.5, 13.6] the leftover card goes to the only player removed before his, however he was removed', () => {
    for (const removal of ['remove 10', 'foul 10\nfoul 10\nfoul 10\nfoul 10', 'yellow 10\nyellow 10']) {
      expect(play('neft-mmt', `${nine}\n${removal}\nnight 1`, tagsOf('neft-mmt', false)).refusal).toBeNull();
    }
  });

  it('[neft-mmt 6.5] goes to the one removed without a card, whoever else was removed with his', () => {
    expect(
      play('neft-mmt', `${nine}\nremove 1\nremove 10\nnight 1`, tagsOf('neft-mmt', false)).refusal,
    ).toBeNull();
    expect(
      play('neft-mmt', `${nine}\nremove 10\nremove 1\nnight 1`, tagsOf('neft-mmt', false)).refusal,
    ).toBeNull();
    expect(play('neft-mmt', `${nine}\nremove 1\nnight 1`, tagsOf('neft-mmt', false)).refusal).toMatchObject({
      code: 'night/cards-missing',
      args: { seat: 10 },
    });
  });
});
