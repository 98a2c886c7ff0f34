// Words that answer a line, words by nickname, and the gestures that answer a check.
import { candidates, dayOne, decidedByKill, positionAfter, votedOut } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import { isAct } from '../event.ts';
import { eventsOf } from '../fold/evolve.ts';
import { type Aloud, byNumber } from './aloud.ts';
import { checkSign } from './check-sign.ts';
import { prompt } from './prompt.ts';
import { reply, replyInPause } from './reply.ts';

const replyAfter = (id: RulebookId, lines: readonly string[], aloud?: Aloud) => {
  const { rulebook: book, state } = positionAfter(id, lines);
  const act = eventsOf(state.log).filter(isAct).at(-1);
  return act ? reply(book, state, act, aloud) : [];
};

const names: Aloud = { address: 'nickname', nameOf: (seat) => `Nick${seat}` };

describe('what is said to a line', () => {
  it('[neft-mmt 24.9] warnings, fouls, the third foul, removals, cards and forfeits have their phrases', () => {
    const cue = (...lines: string[]) => replyAfter('neft-mmt', [...dayOne, ...lines])[0]?.cue;
    expect(cue('warn 3')).toBe('warn');
    expect(cue('foul 3')).toBe('foul');
    expect(cue('foul 3', 'foul 3', 'foul 3')).toBe('third-foul');
    expect(cue('foul 3', 'foul 3', 'foul 3', 'foul 3')).toBe('fourth-foul');
    expect(cue('yellow 3')).toBe('yellow');
    expect(cue('yellow 3', 'yellow 3')).toBe('red-card');
    expect(cue('remove 3')).toBe('removal');
    expect(cue('break')).toBe('break');
    expect(cue('note "x"')).toBeUndefined();
  });

  it.each([
    ['neft-mmt', '11.2.1'],
    ['fiim-2018', '7.10'],
    ['bel-canto', '7.10'],
  ] as const)('[%s %s] nobody is told of a forfeit in a decided game: it gives no win', (id, _) => {
    expect(replyAfter(id, [...decidedByKill, 'forfeit 2'])).toEqual([]);
    expect(replyAfter(id, [...decidedByKill, 'remove 2'])[0]?.cue).toBe('removal');
  });

  it('[neft-mmt 23.1] a foul told after the speech says to whom and for what; elsewhere it has its usual words', () => {
    const inPause = (id: RulebookId) => {
      const { rulebook: book, state } = positionAfter(id, [...dayOne, 'foul 3']);
      const act = eventsOf(state.log).filter(isAct).at(-1);
      return act ? replyInPause(book, state, act) : [];
    };
    expect(inPause('neft-mmt')).toMatchObject([
      { ru: 'Фол, игрок № 3, за …', en: 'Foul, player 3, for …', clause: '23.1' },
    ]);
    for (const id of rulebookIds.filter((each) => each !== 'neft-mmt'))
      expect(inPause(id)).toEqual(replyAfter(id, [...dayOne, 'foul 3']));
  });

  it('[neft-mmt 9.2] a nomination is accepted, a repeated one seconded', () => {
    expect(replyAfter('neft-mmt', [...dayOne, 'nominate 1 2'])[0]?.ru).toBe('Принято');
    expect(replyAfter('neft-mmt', [...dayOne, 'nominate 1 2', 'nominate 2 2'])[0]?.ru).toBe('Поддерживается');
  });

  it.each([
    ['fsm-2024', '7.1', '7.2'],
    ['fiim-2018', '7.1', '7.2'],
    ['bel-canto', '7.1', '7.2'],
    ['fiim-2025', '7.1', '7.2'],
    ['neft-mmt', '18.1', '18.2'],
  ] as const)(
    '[%s %s, %s] a nomination on a day whose vote is cancelled is told so, not accepted',
    (id, today, before) => {
      const said = (...lines: string[]) =>
        replyAfter(id, [...dayOne, ...lines]).map((each) => `${each.cue} ${each.clause}`);
      expect(said('remove 3', 'nominate 1 2')).toEqual([`no-vote ${today}`]);
      expect(said('foul 3', 'foul 3', 'foul 3', 'foul 3', 'nominate 1 2')).toEqual([`no-vote ${today}`]);
      expect(said('ruling cancel-vote 1 "why"', 'nominate 1 2')).toEqual([`no-vote ${today}`]);
      const after = ['remove 3', 'night 2', 'shots: 2>4 6>4 9>-', 'don: -', 'sheriff: -', 'day 2'];
      expect(
        replyAfter(id, [...votedOut, ...after, 'nominate 2 5']).map((each) => `${each.cue} ${each.clause}`),
      ).toEqual([`no-vote ${before}`]);
    },
  );

  it('[fiim-2018 4.4.3] a withdrawal has its word', () => {
    expect(replyAfter('fiim-2018', [...dayOne, 'nominate 1 2', 'withdraw 1 2'])[0]?.cue).toBe(
      'nomination-withdrawn',
    );
  });

  it('[fsm-2024 6.4, 6.5, 6.6] the number of the foul is said, with what the third and the fourth cost', () => {
    const fouls = [1, 2, 3, 4].map(
      (times) => replyAfter('fsm-2024', [...dayOne, ...Array<string>(times).fill('foul 8')])[0],
    );
    expect(fouls.map((phrase) => phrase?.ru)).toEqual([
      'Первый фол, игрок № 8',
      'Второй фол, игрок № 8',
      'Третий фол, игрок № 8. Ближайшая минута без слова',
      'Четвёртый фол, игрок № 8. Вы покидаете игру без последнего слова',
    ]);
    expect(fouls.map((phrase) => phrase?.en)).toEqual([
      'Player 8, first foul',
      'Player 8, second foul',
      'Player 8, third foul. No speech in your next minute',
      'Player 8, fourth foul. You leave the game without a last word',
    ]);
  });
});

describe('how players are addressed', () => {
  it('[neft-mmt 24.2, 24.4] by number, by nickname or by both', () => {
    const { rulebook: book, state } = positionAfter('neft-mmt', dayOne);
    const said = (address: Aloud['address']) => prompt(book, state, { ...names, address }).say[0]?.ru;
    expect(said('number')).toBe('Игрок № 1, ваша минута');
    expect(said('nickname')).toBe('Игрок Nick1, ваша минута');
    expect(said('both')).toBe('Игрок № 1, Nick1, ваша минута');
  });

  it('[neft-mmt 24.2, 24.8] several players in one sentence, each with his number, his nickname or both', () => {
    const { rulebook: book, state } = positionAfter('neft-mmt', [...candidates, 'vote 2 = 5', 'vote 7 = 5']);
    const said = (address: Aloud['address']) => {
      const [open] = prompt(book, state, { ...names, address }).say;
      return [open?.ru, open?.en];
    };
    expect(said('number')).toEqual([
      'Переголосование между игроками: № 2 и № 7',
      'Re-vote between players 2 and 7',
    ]);
    expect(said('nickname')).toEqual([
      'Переголосование между игроками: Nick2 и Nick7',
      'Re-vote between players Nick2 and Nick7',
    ]);
    expect(said('both')).toEqual([
      'Переголосование между игроками: № 2 Nick2 и № 7 Nick7',
      'Re-vote between players 2 Nick2 and 7 Nick7',
    ]);
  });

  it('[neft-mmt 24.7] candidates are read twice, by whatever they are addressed', () => {
    const { rulebook: book, state } = positionAfter('neft-mmt', [...candidates, 'speech 10']);
    const said = (aloud: Aloud) => prompt(book, state, aloud).say[0]?.en ?? '';
    expect(said(byNumber).match(/2, 7/g)).toHaveLength(2);
    expect(said({ ...names, address: 'both' }).match(/2 Nick2, 7 Nick7/g)).toHaveLength(2);
  });

  it('hands entered on the screen are counted aloud', () => {
    const { rulebook: book, state } = positionAfter('fsm-2024', [...candidates, 'speech 10']);
    expect(prompt(book, state, { ...byNumber, count: 4 }).say.at(-1)?.en).toBe('Thank you. Votes: 4');
  });
});

describe('the answer to a check', () => {
  it('[fsm-2024 4.5.6, 4.5.7, 9.4, 9.5] the head alone for the Don, head and thumb for the Sheriff', () => {
    const book = rulebook('fsm-2024');
    expect(checkSign(book, 'don', true)).toMatchObject({ head: 'nod', hand: null });
    expect(checkSign(book, 'don', false)).toMatchObject({ head: 'shake', hand: null });
    expect(checkSign(book, 'sheriff', true)).toMatchObject({ head: 'nod', hand: 'thumb-down' });
    expect(checkSign(book, 'sheriff', false)).toMatchObject({ head: 'turn', hand: 'thumb-up' });
  });

  it.each([
    ['fiim-2018', '10.2, 10.3, 10.4, 10.5'],
    ['bel-canto', '4.5.6, 4.5.7'],
  ] as const)(
    '[%s %s] a red is a nod with the thumb up, a black with the thumb down; the Don sees the head alone',
    (id, _) => {
      const book = rulebook(id);
      expect(checkSign(book, 'sheriff', false)).toMatchObject({ head: 'nod', hand: 'thumb-up' });
      expect(checkSign(book, 'sheriff', true)).toMatchObject({ head: 'nod', hand: 'thumb-down' });
      expect(checkSign(book, 'don', true)).toMatchObject({ head: 'nod', hand: null });
      expect(checkSign(book, 'don', false)).toMatchObject({ head: 'shake', hand: null });
    },
  );

  it('[neft-mmt 10.6] the Don gets the sign of the hand too', () => {
    expect(checkSign(rulebook('neft-mmt'), 'don', true)).toMatchObject({
      head: 'nod',
      hand: 'sheriff',
      clause: '10.6',
    });
    expect(checkSign(rulebook('neft-mmt'), 'don', false)).toMatchObject({
      head: 'shake',
      hand: 'not-sheriff',
    });
  });

  it.each(rulebookIds)('%s answers every check with a clause of its own', (id) => {
    const book = rulebook(id);
    for (const checker of ['don', 'sheriff'] as const)
      for (const hit of [true, false])
        expect(book.knownClauses).toContain(checkSign(book, checker, hit).clause);
  });
});
