// What is said to those who leave, and when the game ends.
import {
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
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import { cuesAfter, said, textsAfter } from '../../testing/said.ts';
import { prompt } from './prompt.ts';

describe('leaving and the end', () => {
  it('[fsm-2024 4.4.11, 4.4.12.3; fiim-2018 4.4.12, 4.4.13.3] who leaves is named once, before the first last word: one player, or all that are lifted', () => {
    const lifted = [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5', 'lift = yes'];
    for (const id of ['fsm-2024', 'fiim-2018'] as const) {
      expect(textsAfter(id, lifted)).toEqual([
        'По итогам голосования игру покидают игроки № 2 и № 7',
        'Игрок № 2, ваше последнее слово',
      ]);
      expect(said(positionAfter(id, lifted))[0]?.en).toBe('By the vote, players 2 and 7 leave the game');
      expect(textsAfter(id, votedOut)[0]).toBe('По итогам голосования игру покидает игрок № 7');
      expect(said(positionAfter(id, votedOut))[0]?.en).toBe('By the vote, player 7 leaves the game');
    }
    expect(cuesAfter('fsm-2024', [...lifted, 'last 2'])).toEqual(['last']);
    expect(cuesAfter('fsm-2024', votedOut)).toEqual(['leaves', 'last']);
  });

  it('[neft-mmt 24.7] a voted-out player hears of his majority, the night victim does not', () => {
    expect(textsAfter('neft-mmt', votedOut)).toEqual([
      'Игрок № 7, вы набрали большинство голосов. Ваша заключительная минута',
    ]);
    expect(textsAfter('neft-mmt', [...checked, 'best: -', 'day 2'])).toEqual([
      'Прощальная минута игрока № 4',
    ]);
  });

  it('[neft-mmt 9.16, 9.17] after a lift nobody is told that he has a majority', () => {
    const lifted = [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5', 'lift = yes'];
    expect(textsAfter('neft-mmt', lifted)).toEqual([
      'По итогам голосования игру покидают игроки № 2 и № 7',
      'Игрок № 2, ваша заключительная минута',
    ]);
    expect(textsAfter('neft-mmt', [...lifted, 'last 2'])).toEqual(['Игрок № 7, ваша заключительная минута']);
  });

  it('[fsm-2024 4.4.11, 4.4.12.3, 4.4.13, 4.5.4; neft-mmt 9.17, 10.4] leaving players are called under the clause that gives them the word', () => {
    const clausesAfter = (id: RulebookId, lines: readonly string[]) =>
      said(positionAfter(id, lines)).map(({ clause }) => clause);
    const lifted = [...candidates, 'vote 2 = 5', 'vote 7 = 5', 'vote 2 = 5', 'vote 7 = 5', 'lift = yes'];
    const killed = [...checked, 'best: -', 'day 2'];
    expect(clausesAfter('fsm-2024', votedOut)).toEqual(['4.4.11', '4.4.13']);
    expect(clausesAfter('fsm-2024', lifted)).toEqual(['4.4.12.3', '4.4.13']);
    expect(clausesAfter('fsm-2024', killed)).toEqual(['4.5.4']);
    expect(clausesAfter('neft-mmt', votedOut)).toEqual(['9.17']);
    expect(clausesAfter('neft-mmt', killed)).toEqual(['10.4']);
  });

  it('[fsm-2024 7.9] a decisive last word is called in the words and under the clause of any other: nothing tells that the game is over', () => {
    const decided = positionAfter('fsm-2024', decidedByVote);
    expect(prompt(decided.rulebook, decided.state).expected).toMatchObject({ step: 'last', clause: '7.9' });
    expect(said(decided).map(({ clause }) => clause)).toEqual(['4.4.11', '4.4.13']);
  });

  it('[neft-mmt 24.7] the end names the winner and the roles', () => {
    const [end] = said(positionAfter('neft-mmt', [...decidedByVote, 'last 9']));
    expect(end?.ru).toBe(
      'Стоп игра, победа мирного города, мафией были Игроки № 2 и № 6, Дон игры Игрок № 9, шериф Игрок № 4',
    );
    expect(end?.en).toBe(
      'Game over, the town wins, the mafia were players 2 and 6, the Don was player 9, the Sheriff was player 4',
    );
  });

  it('[fsm-2024 8.8.1; fiim-2018 8.9.1; bel-canto 8.7.1; fiim-2025 8.10.1] protests are taken for ten minutes, or for as long as the switch says', () => {
    const { rulebook, state } = positionAfter('fsm-2024', [...dayOne, 'forfeit 3']);
    const told = (window: string) =>
      prompt({ ...rulebook, switches: { ...rulebook.switches, 'protest-window': window } }, state).say.at(-1)
        ?.ru;
    expect(told('300')).toBe('Заполняю протокол. Протесты принимаются в течение 5 мин');
    for (const id of rulebookIds.filter((each) => each !== 'neft-mmt')) {
      const sheet = said(positionAfter(id, [...dayOne, 'forfeit 3'])).at(-1);
      expect([sheet?.ru, sheet?.en]).toEqual([
        'Заполняю протокол. Протесты принимаются в течение 10 мин',
        'I am filling in the score sheet. Protests are taken for 10 min',
      ]);
    }
  });

  it('[neft-mmt 22.1] a protest is taken until the next game starts', () => {
    const sheet = said(positionAfter('neft-mmt', [...dayOne, 'forfeit 3'])).at(-1);
    expect([sheet?.ru, sheet?.clause]).toEqual([
      'Заполняю протокол. Протест принимается до начала следующей игры',
      '22.1',
    ]);
  });

  it('[fsm-2024 7.9] a decisive vote still gives the last word, then the win is announced', () => {
    expect(cuesAfter('fsm-2024', decidedByVote)).toEqual(['leaves', 'last']);
    expect(cuesAfter('fsm-2024', [...decidedByVote, 'last 9'])).toEqual(['red-won', 'sheet']);
  });

  it('[neft-mmt 24.9; fsm-2024 6.8] a forfeit is announced with the seat that brought it', () => {
    expect(cuesAfter('neft-mmt', [...dayOne, 'forfeit 3 (17.1)'])).toEqual(['forfeit', 'sheet']);
    expect(textsAfter('fsm-2024', [...dayOne, 'forfeit 3', 'forfeit 2'])[0]).toBe(
      'Стоп-игра. Команде игрока № 3 присуждено поражение',
    );
    expect(said(positionAfter('fsm-2024', [...dayOne, 'forfeit 3']))[0]?.en).toBe(
      'Stop the game. Player 3’s team forfeits',
    );
  });

  it('[fsm-2024 7.7] a draw', () => {
    const quiet = [3, 4].flatMap((night) => [
      `night ${night}`,
      'shots: 2>- 6>- 9>-',
      'don: -',
      'sheriff: -',
      `day ${night}`,
    ]);
    const lines = [...dayOne, 'night 2', 'shots: 2>- 6>- 9>-', 'don: -', 'sheriff: -', 'day 2', ...quiet];
    expect(cuesAfter('fsm-2024', lines)).toEqual(['draw', 'sheet']);
  });

  it('an annulled game has nothing left to say', () => {
    const { rulebook, state } = positionAfter('neft-mmt', [...nightTwo, 'annul (18.12)']);
    expect(prompt(rulebook, state)).toEqual({ say: [], expected: null });
  });

  it('[fiim-2025 4.6.2] in a break only its end is called', () => {
    expect(cuesAfter('fiim-2025', [...dayOne, 'break'])).toEqual(['resume']);
  });

  it('[neft-mmt 18.18] a time-out can be called at any moment, is named, and only its end is called', () => {
    for (const lines of [
      ['night 1'],
      dayOne,
      candidates,
      [...candidates, 'vote 2: 1 3'],
      votedOut,
      nightTwo,
      shot,
      checked,
    ]) {
      const { rulebook, state } = positionAfter('neft-mmt', [...lines, 'break']);
      expect([
        lines.at(-1),
        prompt(rulebook, state).say.map(({ cue, ru, clause }) => [cue, ru, clause]),
      ]).toEqual([lines.at(-1), [['resume', 'Тайм-аут окончен, игра продолжается', '18.18']]]);
    }
  });
});
