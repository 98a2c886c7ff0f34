// What the referee says at each step: the right cue, filled in, under a clause of the rulebook.
import {
  bareAfter,
  candidates,
  checked,
  dayOne,
  decidedByVote,
  nightTwo,
  type Position,
  positionAfter,
  shot,
  votedOut,
} from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { isProblem, parse } from '../../notation/parse.ts';
import { replay } from '../../notation/replay.ts';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import { wholeGames } from '../../testing/scenarios.ts';
import { perform } from '../decide/decide.ts';
import { prompt, type SpokenPhrase } from './prompt.ts';

const said = ({ rulebook, state }: Position): readonly SpokenPhrase[] => prompt(rulebook, state).say;
const cuesAfter = (id: RulebookId, lines: readonly string[]): string[] =>
  said(positionAfter(id, lines)).map(({ cue }) => cue);
const textsAfter = (id: RulebookId, lines: readonly string[]): string[] =>
  said(positionAfter(id, lines)).map(({ ru }) => ru);

const isSpoken = ({ rulebook, state }: Position): void => {
  const { say, expected } = prompt(rulebook, state);
  expect(say.length > 0).toBe(expected !== null);
  for (const phrase of say) {
    for (const text of [phrase.ru, phrase.en]) {
      expect(text, phrase.cue).toMatch(/\S/);
      expect(text, phrase.cue).not.toMatch(/[{}]|undefined|null|NaN/);
    }
    expect(rulebook.knownClauses.has(phrase.clause), `${phrase.cue} ${phrase.clause}`).toBe(true);
    if (phrase.gesture)
      expect(rulebook.knownClauses.has(phrase.gesture.clause), `${phrase.cue} ${phrase.gesture.clause}`).toBe(
        true,
      );
  }
};

it('every position of the scenario games has its phrases, filled in and under a known clause', () => {
  for (const { name, text } of wholeGames) {
    const record = parse(text);
    if (isProblem(record)) throw new Error(`${name} cannot be read`);
    replay(record, undefined, ({ state }) => isSpoken({ rulebook: record.rulebook, state }));
  }
});

const opening: Readonly<Record<RulebookId, readonly string[]>> = {
  'fsm-2024': ['agreement agreement-end', 'don-sign sheriff-sign', 'free-seating free-seating-end'],
  'fiim-2018': ['agreement agreement-end', 'sheriff-look sheriff-look-end'],
  'neft-mmt': ['agreement agreement-end', 'free-seating free-seating-end'],
  'bel-canto': ['agreement agreement-end', 'sheriff-look sheriff-look-end'],
  'fiim-2025': ['agreement agreement-end', 'sheriff-look sheriff-look-end', 'free-seating free-seating-end'],
};
const atNight: ReadonlySet<RulebookId> = new Set<RulebookId>(['fsm-2024', 'neft-mmt', 'fiim-2025']);

const speeches = (...seats: readonly number[]): (readonly [cues: string, line: string])[] =>
  seats.map((seat) => ['speech', `speech ${seat}`] as const);

const bestMove = ['best best-accepted', 'best: 2 6 1'] as const;

/** The fixed commands of neft-mmt have words of their own for a tie and for every last word. */
const fixed = (id: RulebookId, common: string, neft: string): string => (id === 'neft-mmt' ? neft : common);

/** A whole game, as the cues before each line and the line itself. */
const wholeGame = (id: RulebookId): (readonly [cues: string, line: string])[] => [
  ...['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'].map(
    (role, i) => ['deal', `deal ${i + 1} ${role}`] as const,
  ),
  ['opening-night', 'night 1'],
  ...opening[id].map((cues) => [cues, 'next'] as const),
  ['day', 'day 1'],
  ['speech', 'nominate 1 2'],
  ...speeches(2, 3),
  ['speech', 'nominate 4 7'],
  ...speeches(5, 6, 7, 8, 9, 10),
  ['vote-open vote vote-close', 'vote 2: 1 3 4 5 10'],
  ['vote vote-rest vote-close', 'vote 7: *'],
  ['tie-open tie-speech', 'tie-speech 2'],
  ['tie-speech', 'tie-speech 7'],
  [fixed(id, 'vote vote-close', 're-vote vote vote-close'), 'vote 2: 1 3 4 5 10'],
  ['vote vote-rest vote-close', 'vote 7: *'],
  ['tie-same lift lift-close', 'lift = no'],
  ['lift-failed night', 'night 2'],
  ['hunt hunt-end', 'shots: 2>4 6>4 9>4'],
  ['don don-end', 'don: 4'],
  ['sheriff sheriff-end', 'sheriff: 2'],
  ...(atNight.has(id) ? [bestMove] : []),
  ['day killed', 'day 2'],
  ...(atNight.has(id) ? [] : [bestMove]),
  [fixed(id, 'last', 'last-killed'), 'last 4'],
  ['speech', 'nominate 2 5'],
  ...speeches(3, 5, 6, 7, 8, 9, 10, 1),
  ['vote-open vote vote-rest vote-close', 'vote 5: *'],
  [fixed(id, 'leaves last', 'last'), 'last 5'],
  ['night', 'night 3'],
  ['hunt hunt-end', 'shots: 2>1 6>1 9>3'],
  ['don don-end', 'don: -'],
  ['sheriff sheriff-end', 'sheriff: -'],
  ['day nobody-killed', 'day 3'],
  ['speech', 'speech 3'],
  ...speeches(6, 7, 8, 9, 10, 1),
  ['speech', 'nominate 2 1'],
  ['vote-open vote vote-rest vote-close', 'vote 1: *'],
  [fixed(id, 'leaves last', 'last'), 'last 1'],
  ['night', 'night 4'],
  ['hunt hunt-end', 'shots: 2>3 6>3 9>3'],
  [fixed(id, 'day killed last', 'day killed last-killed'), 'day 4'],
  [fixed(id, 'last', 'last-killed'), 'last 3'],
  ['black-won sheet', 'note "over"'],
];

describe('a whole game is prompted from the deal to the sheet', () => {
  it.each(rulebookIds)('%s', (id) => {
    let position = bareAfter(id, []);
    for (const [cues, line] of wholeGame(id)) {
      isSpoken(position);
      expect(
        said(position)
          .map(({ cue }) => cue)
          .join(' '),
        `before ${line}`,
      ).toBe(cues);
      const record = parse(
        `[rulebook ${id}]\n${Array.from({ length: 10 }, (_, i) => `[seat ${i + 1} ""]`).join('\n')}\n${line}`,
      );
      if (isProblem(record) || !record.lines[0]) throw new Error(`cannot be read: ${line}`);
      const done = perform(position.rulebook, position.state, record.lines[0].command);
      if ('refusal' in done) throw new Error(`refused: ${line} ${done.refusal.code}`);
      position = { rulebook: position.rulebook, state: done.state };
    }
  });
});

describe('night calls', () => {
  const night = (id: RulebookId, lines: readonly string[]) => said(positionAfter(id, lines));

  it.each(rulebookIds)('%s: the Don and the Sheriff are called though both are out of the game', (id) => {
    const gone = ['remove 9', 'remove 4', 'night 2'];
    const [withThem, withoutThem] = [
      [...dayOne, 'night 2'],
      [...dayOne, ...gone],
    ];
    expect(night(id, withoutThem)).toEqual(night(id, withThem));
    const shots = [...withoutThem, 'shots: 2>1 6>3'];
    const present = [...withThem, 'shots: 2>1 6>3 9>-'];
    expect(night(id, shots)).toEqual(night(id, present));
    expect(night(id, [...shots, 'don: -'])).toEqual(night(id, [...present, 'don: -']));
  });
});

describe('phrases are filled in', () => {
  it('[fsm-2024 4.5.9] the first victim is told and given 20 seconds', () => {
    const [best, accepted] = said(positionAfter('fsm-2024', checked));
    expect(best).toMatchObject({ cue: 'best', when: 'open', clause: '4.5.9' });
    expect(best?.ru).toBe(
      'Ночь продолжается, игрок № 4, вас убили. У вас есть 20 секунд на лучший ход, не снимая маски',
    );
    expect(accepted).toMatchObject({ cue: 'best-accepted', when: 'close', ru: 'Принято: …' });
  });

  it('[neft-mmt 24.7] the candidates are read twice, in the order of nomination', () => {
    const [open] = said(positionAfter('neft-mmt', [...candidates, 'speech 10']));
    expect(open?.ru).toContain('следующие кандидатуры: 2, 7. Повторяю порядок голосования: 2, 7');
  });

  it('[neft-mmt 24.8] a re-vote is announced before the first tie speech, and again before its first candidate', () => {
    const tie = [...candidates, 'vote 2: 1 3 4 5 10', 'vote 7: *'];
    expect(textsAfter('neft-mmt', tie)).toEqual([
      'Переголосование между игроками: № 2 и № 7',
      'Игрок № 2, ваши 30 секунд',
    ]);
    expect(textsAfter('neft-mmt', [...tie, 'tie-speech 2'])).toEqual(['Игрок № 7, ваши 30 секунд']);
    const spoken = [...tie, 'tie-speech 2', 'tie-speech 7'];
    expect(textsAfter('neft-mmt', spoken).slice(0, 2)).toEqual([
      'Итак, повторное голосование между игроками № 2 и № 7',
      'За игрока № 2',
    ]);
    expect(cuesAfter('neft-mmt', [...spoken, 'vote 2: 1 3 4 5 10'])).not.toContain('re-vote');
  });

  it('[neft-mmt 10.6; fiim-2018 10.5] to the Don the referee denies with a shake of the head', () => {
    for (const id of rulebookIds) {
      const [don] = said(positionAfter(id, shot));
      expect(don?.gesture?.en).toMatch(/^Number shown by fingers\. Sheriff: nod.*\. Not.*: head shake/);
      expect(don?.gesture?.ru).toContain('покачивание головой');
    }
  });

  it('[fsm-2024 4.4.8] the last candidate gets the votes that are left, and they are counted aloud', () => {
    expect(textsAfter('fsm-2024', [...candidates, 'vote 2: 1 3 4 5'])).toEqual([
      'Против игрока № 7',
      'Оставшиеся голоса против игрока № 7',
      'Спасибо. Голосов: 6',
    ]);
  });

  it('hands that players raised themselves are counted; until then the number is a gap', () => {
    const { rulebook, state } = positionAfter('fsm-2024', [...candidates, 'speech 10']);
    const close = (position: Position) => said(position).find(({ cue }) => cue === 'vote-close')?.en;
    expect(close({ rulebook, state })).toBe('Thank you. Votes: …');
    const done = perform(rulebook, state, { type: 'hand', seat: 3, candidate: 2, by: 3 });
    if ('refusal' in done) throw new Error(done.refusal.code);
    expect(said({ rulebook, state: done.state }).map(({ cue }) => cue)).toEqual([
      'vote-open',
      'vote',
      'vote-close',
    ]);
    expect(close({ rulebook, state: done.state })).toBe('Thank you. Votes: 1');
  });

  it('[fsm-2024 6.4; neft-mmt 13.4] a silenced player is told that he may only nominate', () => {
    for (const id of ['fsm-2024', 'neft-mmt'] as const)
      expect(cuesAfter(id, [...dayOne, 'foul 1', 'foul 1', 'foul 1'])).toEqual(['speech-silenced']);
  });

  it('[fsm-2024 7.6; fiim-2018 7.7; neft-mmt 18.8; bel-canto 7.7; fiim-2025 7.6] a silenced player among four has 30 seconds', () => {
    const four = [
      ...dayOne,
      ...[2, 6, 1, 3, 4, 5].map((seat) => `remove ${seat}`),
      'foul 7',
      'foul 7',
      'foul 7',
    ];
    for (const id of rulebookIds) {
      const [speech] = said(positionAfter(id, four));
      expect(speech?.cue).toBe('speech-short');
      expect(speech?.en).toBe('Player 7, you have three fouls: 30 seconds');
    }
  });
});

describe('a day without a vote', () => {
  const cited = (id: RulebookId, lines: readonly string[]) =>
    said(positionAfter(id, lines)).map(({ cue, clause }) => `${cue} ${clause}`);

  it('[fsm-2024 4.4.10; fiim-2018 4.4.11; neft-mmt 9.11] a single candidate of day 1: the table hears that there is no vote', () => {
    const lines = [...dayOne, 'nominate 1 2', 'speech 10'];
    expect(cited('fsm-2024', lines)).toEqual(['no-vote 4.4.10', 'night 4.5.1']);
    expect(cited('fiim-2018', lines)).toEqual(['no-vote 4.4.11', 'night 4.5.1']);
    expect(cited('neft-mmt', lines)).toEqual(['no-vote 9.11', 'night 10.1']);
  });

  it('[fsm-2024 7.1, 7.2; neft-mmt 18.1, 18.2] a vote that a removal cancelled, today or on the day before', () => {
    const today = [...dayOne, 'nominate 1 2', 'remove 3', 'speech 10'];
    expect(cited('fsm-2024', today)).toEqual(['no-vote 7.1', 'night 4.5.1']);
    expect(cited('neft-mmt', today)).toEqual(['no-vote 18.1', 'night 10.1']);
    const before = [
      ...votedOut,
      'remove 3',
      'night 2',
      'shots: 2>4 6>4 9>-',
      'don: -',
      'sheriff: -',
      'day 2',
      'speech 1',
    ];
    expect(cited('fsm-2024', before)).toEqual(['no-vote 7.2', 'night 4.5.1']);
    expect(cited('neft-mmt', before)).toEqual(['no-vote 18.2', 'night 10.1']);
  });

  it('[fsm-2024 7.1] a vote that the referee ruled cancelled', () => {
    expect(cited('fsm-2024', [...candidates, 'ruling cancel-vote 1 "why"', 'speech 10'])).toEqual([
      'no-vote 7.1',
      'night 4.5.1',
    ]);
  });

  it('[fsm-2024 4.4.1] the only candidate was removed and the referee held the vote: there are no candidates', () => {
    expect(
      cited('fsm-2024', [...dayOne, 'nominate 1 2', 'remove 2', 'ruling hold-vote 1 "why"', 'speech 10'])[0],
    ).toBe('no-vote 4.4.1');
  });

  it('[fsm-2024 4.4.1] nobody was nominated: the night is called at once', () => {
    expect(cuesAfter('fsm-2024', [...dayOne, 'speech 10'])).toEqual(['night']);
  });
});

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
