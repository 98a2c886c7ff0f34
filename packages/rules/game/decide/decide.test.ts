// Clauses common to all rulebooks, each under its number in each.
import { play, tagsOf, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { parse } from '../../notation/parse.ts';
import { rulebook } from '../../rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import { deck } from '../role.ts';

type Clauses = Readonly<Record<RulebookId, string>>;

const inAll = (clause: string, neft: string): Clauses => ({
  'fsm-2024': clause,
  'fiim-2018': clause,
  'neft-mmt': neft,
  'bel-canto': clause,
  'fiim-2025': clause,
});

const everywhere = (clauses: Clauses, title: string, prove: (id: RulebookId) => void): void => {
  for (const id of rulebookIds) it(`[${id} ${clauses[id]}] ${title}`, () => prove(id));
};

describe('the table', () => {
  everywhere(
    inAll('1.1', 'G-21, G-22, G-23, G-24'),
    'seven red cards with one Sheriff and three black with one Don',
    (id) => {
      expect(deck).toEqual({ red: 6, sheriff: 1, black: 2, don: 1 });
      expect(parse(tagsOf(id).replace('don', 'red'))).toMatchObject({ code: 'roles-wrong' });
      expect(parse(tagsOf(id).replace('"P1" red', '"P1" don'))).toMatchObject({ code: 'roles-wrong' });
      const cards = roleLines(['red', 'red', 'red', 'red', 'red', 'red', 'sheriff', 'black', 'black', 'don']);
      expect(play(id, cards, tagsOf(id, false)).report.expects).toMatchObject({ step: 'night' });
      expect(play(id, 'deal 1 don\ndeal 2 don', tagsOf(id, false)).refusal).toMatchObject({
        code: 'deal/card-not-in-deck',
      });
    },
  );

  everywhere(inAll('1.3, 4.6.1', '11.1'), 'day and night alternate, numbered one after the other', (id) => {
    expect(play(id, 'night 1\nnight 2').refusal).toMatchObject({ code: 'night/not-now' });
    expect(play(id, 'night 1\nday 2').refusal).toMatchObject({ code: 'phase/wrong-number' });
    expect(play(id, `${toDay1}\nnight 3`).refusal).toMatchObject({ code: 'phase/wrong-number' });
    expect(play(id, `${toDay1}\nday 2`).refusal).toMatchObject({ code: 'day/not-now' });
    expect(play(id, toDay2).report.phase).toEqual({ kind: 'day', number: 2 });
  });

  everywhere(
    inAll('1.4', 'G-29, G-30, 11.2, 11.2.2'),
    'red wins without blacks, black wins at parity, at the moment of the kill',
    (id) => {
      const red = play(id, 'night 1\nremove 2\nremove 6\nremove 9');
      expect(red.report.result).toMatchObject({ winner: 'red', by: 'removal', at: 'night 1' });
      const kill = 'remove 1\nremove 3\nremove 5\nday 1\nnight 2\nshots: 2>7 6>7 9>7';
      expect(play(id, `night 1\n${kill}`).report.result).toMatchObject({
        winner: 'black',
        by: 'shot',
        at: 'night 2',
      });
    },
  );

  const opener: Clauses = inAll('4.3.2', '8.2');
  everywhere(opener, 'the circle opens with the next living seat after the last opener', (id) => {
    expect(
      play(id, `${toDay1}\nspeech 1\nremove 2\nnight 2\nshots: 6>- 9>-\ndon: -\nsheriff: -\nday 2`).report
        .circle,
    ).toEqual({
      day: 2,
      opener: 3,
    });
  });
});

const roleLines = (roles: readonly string[]): string =>
  roles.map((role, i) => `deal ${i + 1} ${role}`).join('\n');

describe('nomination and vote', () => {
  const order: Clauses = {
    'fsm-2024': '4.4.4',
    'fiim-2018': '4.4.5',
    'neft-mmt': '9.5',
    'bel-canto': '4.4.5',
    'fiim-2025': '4.4.4',
  };
  everywhere(order, 'candidates are voted in the order of their nomination', (id) => {
    const nominated = `${toDay1}\nnominate 1 8\nnominate 2 3`;
    expect(play(id, `${nominated}\nvote 3: 1`).refusal).toMatchObject({
      code: 'vote/wrong-candidate',
      clause: order[id],
    });
    expect(play(id, `${nominated}\nvote 8: 1`).report.expects).toMatchObject({ step: 'vote', seat: 3 });
  });

  const perDay: Clauses = {
    'fsm-2024': '4.4.3',
    'fiim-2018': '4.4.4',
    'neft-mmt': '9.4',
    'bel-canto': '4.4.4',
    'fiim-2025': '4.4.3',
  };
  everywhere(perDay, 'one nomination a day; naming a candidate again uses nothing up', (id) => {
    expect(play(id, `${toDay1}\nnominate 1 2\nnominate 1 3`).refusal).toMatchObject({
      code: 'nomination/second-in-one-day',
      clause: perDay[id],
    });
    expect(play(id, `${toDay1}\nnominate 1 2\nnominate 2 2\nnominate 2 3`).refusal).toBeNull();
  });

  const oneVote: Clauses = {
    'fsm-2024': '4.4.7',
    'fiim-2018': '4.4.8',
    'neft-mmt': '9.8',
    'bel-canto': '4.4.8',
    'fiim-2025': '4.4.7',
  };
  everywhere(oneVote, 'a player votes once in a ballot', (id) => {
    const ballot = `${toDay1}\nnominate 1 2\nnominate 2 3\nvote 2: 1 4`;
    expect(play(id, `${ballot}\nvote 3: 4 5`).refusal).toMatchObject({
      code: 'vote/already-voted',
      clause: oneVote[id],
    });
    expect(play(id, `${ballot}\nvote 3: 5 5`).refusal).toMatchObject({
      code: 'seat/twice',
      clause: oneVote[id],
    });
  });

  it('in a ballot with a count the counts decide, and the rest is a number', () => {
    const ballot = `${toDay1}\nnominate 1 2\nnominate 2 3`;
    const { report } = play('fsm-2024', `${ballot}\nvote 2 = 3: 1 5\nvote 3: *`);
    expect(report.ballots[0]).toMatchObject({ tally: { 2: 3, 3: 7 }, leaving: [3] });
    expect(play('fsm-2024', `${ballot}\nvote 2 = 11`).refusal).toMatchObject({ code: 'vote/too-many-hands' });
    expect(play('fsm-2024', `${ballot}\nvote 2 = 1: 1 5`).refusal).toMatchObject({
      code: 'vote/too-many-hands',
    });
  });
});

describe('night', () => {
  everywhere(
    inAll('4.5.2', '10.2'),
    'nobody shoots in night 1; from night 2 on every black is asked',
    (id) => {
      expect(play(id, 'night 1\nshots: 2>1 6>1 9>1').refusal).toMatchObject({ code: 'shots/not-now' });
      expect(play(id, `${toDay1}\nnight 2`).report.expects).toMatchObject({ step: 'shots' });
      expect(play(id, `${toDay1}\nnight 2\nshots: 2>1 6>1`).refusal).toMatchObject({
        code: 'shots/black-missing',
      });
      expect(play(id, `${toDay1}\nnight 2\nshots: 2>1 6>1 9>1 3>1`).refusal).toMatchObject({
        code: 'shots/not-black',
      });
    },
  );

  everywhere(
    inAll('4.5.4', '10.2, 10.4'),
    'the victim, a black too, leaves when all blacks shot one seat',
    (id) => {
      expect(play(id, `${toDay1}\nnight 2\nshots: 2>6 6>6 9>6`).report).toMatchObject({
        out: [{ seat: 6, by: 'shot', at: 'night 2' }],
        firstKilled: 6,
      });
    },
  );

  const second: Clauses = inAll('4.5.8', '10.9, 18.16');
  everywhere(second, 'one check a night', (id) => {
    const night = `${toDay1}\nnight 2\nshots: 2>- 6>- 9>-\ndon: 4`;
    expect(play(id, `${night}\ndon: 5`).refusal).toMatchObject({ code: 'check/second-in-one-night' });
    expect(play(id, `${night}\nsheriff: 2`).report.nights).toEqual([
      { night: 2, killed: null, don: { seat: 4, sheriff: true }, sheriff: { seat: 2, black: true } },
    ]);
  });

  it('[neft-mmt 19.3, 10.10.4, 10.10.5] the best move of night 2 keeps repeated numbers, counts them once, takes the own number', () => {
    const { report } = play(
      'neft-mmt',
      `${toDay1}\nnight 2\nshots: 2>1 6>1 9>1\ndon: -\nsheriff: -\nbest: 2 2 1`,
    );
    expect(report.bestMove).toEqual({ by: 1, seats: [2, 2, 1], blacks: 1 });
  });
});

describe('sanctions', () => {
  everywhere(
    inAll('6.3', '13.3, G-31, G-32'),
    'the scale: warning, foul, removal, forfeit, and cards only where the rulebook has them',
    (id) => {
      expect(play(id, `${toDay1}\nwarn 3\nfoul 3`).report.fouls).toEqual({ 3: 1 });
      expect(play(id, `${toDay1}\nremove 3`).report.out).toEqual([{ seat: 3, by: 'removal', at: 'day 1' }]);
      expect(play(id, `${toDay1}\nforfeit 3`).report.result).toMatchObject({
        winner: 'black',
        by: 'forfeit',
      });
      const { refusal } = play(id, `${toDay1}\nyellow 3\npurple 4`);
      expect(refusal?.code ?? null).toBe(rulebook(id).rules.cards.value ? null : 'card/not-provided');
    },
  );

  it('[neft-mmt G-33, G-34, 13.6, 15.8] the second yellow card is the red one: out at once, today’s vote falls', () => {
    const { report } = play('neft-mmt', `${toDay1}\nyellow 3\nyellow 3`);
    expect(report).toMatchObject({
      yellow: { 3: 2 },
      out: [{ seat: 3, by: 'red-card', at: 'day 1' }],
      cancelledVotes: [1],
    });
  });

  it('[neft-mmt G-38, 17] a forfeit removes the player and gives the win to the opponents', () => {
    expect(play('neft-mmt', `${toDay1}\nforfeit 9 (17.1)`).report).toMatchObject({
      out: [{ seat: 9, by: 'forfeit', at: 'day 1' }],
      result: { winner: 'red', by: 'forfeit', clause: '17.1' },
    });
  });

  it('[neft-mmt 18.4, G-36] peeping on purpose is a removal, as if voted out', () => {
    expect(play('neft-mmt', `${toDay1}\nremove 3 (18.4)`).report).toMatchObject({
      alive: [1, 2, 4, 5, 6, 7, 8, 9, 10],
      cancelledVotes: [1],
    });
  });

  it('[fiim-2025 6.3.1, 6.3.2] violations of different clauses add up, also the fouls of one act', () => {
    const { report } = play('fiim-2025', `${toDay1}\nfoul 3 (6.6.1)\nfoul 3 (6.6.4)\nremove 5 (6.7.1)`);
    expect(report).toMatchObject({ fouls: { 3: 2 }, out: [{ seat: 5 }] });
    expect(rulebook('fiim-2025').rules.foulsOfOneAct).toEqual({ value: 'add-up', clause: '6.3.2' });
  });

  it('a clause that is not in the register is refused', () => {
    expect(play('fsm-2024', `${toDay1}\nfoul 3 (99.9)`).refusal).toMatchObject({
      code: 'clause/not-in-register',
    });
  });
});
