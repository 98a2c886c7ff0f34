// Forfeits beside other sanctions: of a player just removed, of a victim, and of one whose shots are ruled a miss.
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import type { RulebookId } from '../../rulebooks/rulebook.ts';
import { view } from '../../view/view.ts';

/** The clause under which a forfeit stands in each rulebook. */
const books: readonly (readonly [id: RulebookId, clause: string])[] = [
  ['fsm-2024', '6.8'],
  ['fiim-2018', '6.8'],
  ['neft-mmt', '17'],
  ['bel-canto', '6.8'],
  ['fiim-2025', '6.8'],
];

describe('a player just removed', () => {
  it.each(books)('[%s %s] still loses the game for his team, until the next step', (id) => {
    const outs = [['remove 8', 'removal'] as const, ['foul 8\nfoul 8\nfoul 8\nfoul 8', 'fouls'] as const];
    for (const [removal, by] of outs) {
      for (const beside of ['', 'note "he shouts"\n', 'foul 3\n']) {
        const { report, refusal } = play(id, `${toDay1}\n${removal}\n${beside}forfeit 8`);
        expect(refusal).toBeNull();
        expect(report).toMatchObject({
          out: [{ seat: 8, by }],
          result: { winner: 'black', by: 'forfeit', at: 'day 1' },
          cancelledVotes: [1],
        });
      }
      const late = play(id, `${toDay1}\n${removal}\nspeech 1\nforfeit 8`);
      expect(late.refusal).toMatchObject({ code: 'sanction/player-out' });
    }
  });

  it.each(books)('[%s %s] still does so at night, until the shots', (id) => {
    const night = `${toDay1}\nnight 2\nremove 8`;
    expect(play(id, `${night}\nforfeit 8`).report.result).toMatchObject({
      winner: 'black',
      by: 'forfeit',
      at: 'night 2',
    });
    expect(play(id, `${night}\nshots: 2>1 6>1 9>1\nforfeit 8`).refusal).toMatchObject({
      code: 'sanction/player-out',
    });
  });

  it.each(books)('[%s %s] is only recorded where his removal ended the game', (id) => {
    const { report, refusal } = play(id, `${toDay1}\nremove 1\nremove 3\nremove 5\nremove 7\nforfeit 7`);
    expect(refusal).toBeNull();
    expect(report.result).toMatchObject({ winner: 'black', by: 'removal' });
  });

  it('[neft-mmt 15.8, 17] does so after the red card as well', () => {
    const { report } = play('neft-mmt', `${toDay1}\nyellow 8\nyellow 8\nforfeit 8`);
    expect(report).toMatchObject({
      out: [{ seat: 8, by: 'red-card' }],
      result: { winner: 'black', by: 'forfeit' },
    });
  });
});

describe('a victim who forfeits the game before the morning', () => {
  const lines = `${toDay1}\nnight 2\nshots: 2>4 6>4 9>4\nforfeit 4`;

  it.each(books)('[%s %s] leaves no secret: the room is told the result at once', (id) => {
    const { rulebook, state, report } = play(id, lines);
    expect(report).toMatchObject({
      out: [{ seat: 4, by: 'shot' }],
      result: { winner: 'black', by: 'forfeit', at: 'night 2' },
    });
    const hall = view(rulebook, state, 'hall');
    expect(hall.result).toMatchObject({ winner: 'black', by: 'forfeit' });
    expect(hall.seats[3]).toMatchObject({ seat: 4, inGame: false, left: 'forfeit' });
  });

  it('[neft-mmt 10.3.1, 17] is out by the forfeit once the shots are ruled a miss', () => {
    expect(play('neft-mmt', `${lines}\nruling miss "arm bent"`).report).toMatchObject({
      out: [{ seat: 4, by: 'forfeit', at: 'night 2' }],
      firstKilled: null,
      result: { winner: 'black', by: 'forfeit', at: 'night 2' },
    });
  });
});
