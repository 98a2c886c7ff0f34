// How the referee conducts the game: the words, gestures and times of each step, against the clauses that ask for them.
import {
  candidates,
  checked,
  dayOne,
  nightTwo,
  type Position,
  positionAfter,
  shot,
  votedOut,
} from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import { view } from '../../view/view.ts';
import { isAct } from '../event.ts';
import { eventsOf } from '../fold/evolve.ts';
import { byNumber } from './aloud.ts';
import { prompt, type SpokenPhrase } from './prompt.ts';
import { reply } from './reply.ts';

const federations = rulebookIds.filter((id) => id !== 'neft-mmt');

const said = ({ rulebook: book, state }: Position): readonly SpokenPhrase[] => prompt(book, state).say;
const after = (id: RulebookId, lines: readonly string[]): readonly SpokenPhrase[] =>
  said(positionAfter(id, lines));
const words = (phrases: readonly SpokenPhrase[]): string[] => phrases.map(({ ru }) => ru);
const clauses = (phrases: readonly SpokenPhrase[]): (string | undefined)[][] =>
  phrases.map(({ clause, gesture }) => [clause, gesture?.clause]);

describe('the day', () => {
  it.each([
    ['fsm-2024', '4.3.1'],
    ['fiim-2018', '4.3.1'],
    ['neft-mmt', '8.1'],
    ['bel-canto', '4.3.1'],
    ['fiim-2025', '4.3.1'],
  ] as const)('[%s %s] is announced, and gives everybody a minute', (id, clause) => {
    const opening = rulebook(id).rules.firstNight.value.map(() => 'next');
    expect(after(id, ['night 1', ...opening]).map(({ cue }) => cue)).toEqual(['day']);
    const day = positionAfter(id, dayOne);
    expect(prompt(day.rulebook, day.state).expected).toMatchObject({
      step: 'speech',
      seat: 1,
      seconds: 60,
      clause,
    });
  });

  it('[fiim-2018 4.3.1] is called by its name', () => {
    expect(rulebook('fiim-2018').script.day?.ru).toBe('День');
  });

  it.each([
    ['fsm-2024', '4.3.5'],
    ['fiim-2018', '4.3.5'],
    ['neft-mmt', '8.5'],
    ['bel-canto', '4.3.5'],
    ['fiim-2025', '4.3.5'],
  ] as const)('[%s %s] the word that ends a speech stands beside its call', (id, clause) => {
    const [call] = after(id, dayOne);
    expect(call?.gesture).toMatchObject({
      ru: expect.stringMatching(/«Пас».*«Спасибо»/),
      en: expect.stringMatching(/“Pass”.*“Thank you”/),
    });
    expect(call?.gesture?.clause).toBe(clause);
    expect([
      call?.gesture?.ru.includes('«Спасибо, пас»'),
      call?.gesture?.en.includes('“Thank you, pass”'),
    ]).toEqual(id === 'neft-mmt' ? [true, true] : [false, false]);
  });

  it.each([
    ['fsm-2024', '7.4'],
    ['fiim-2018', '7.4'],
    ['neft-mmt', '18.5'],
    ['bel-canto', '7.4'],
    ['fiim-2025', '7.4'],
  ] as const)('[%s %s] until the vote nothing that is said or shown tells who is nominated', (id, _) => {
    const day = (nominee: number): string[] => [...dayOne, `nominate 1 ${nominee}`];
    const heard = (nominee: number) =>
      [[], ['speech 2'], ['speech 2', 'foul 3'], ['speech 2', 'warn 3']].map((more) => {
        const { rulebook: book, state } = positionAfter(id, [...day(nominee), ...more]);
        const act = eventsOf(state.log).filter(isAct).at(-1);
        return [...words(prompt(book, state).say), ...(act ? words(reply(book, state, act)) : [])];
      });
    expect(heard(7)).toEqual(heard(9));
    const { rulebook: book, state } = positionAfter(id, day(7));
    expect(view(book, state, 3)).toMatchObject({ candidates: null });
    expect('nominations' in view(book, state, 'hall')).toBe(false);
    expect(after(id, [...candidates, 'speech 10'])[0]?.ru).toContain('2, 7');
  });
});

describe('the vote', () => {
  it.each([
    ['fsm-2024', '4.4.5', '1.5'],
    ['fiim-2018', '4.4.6', '2'],
    ['neft-mmt', '9.6', '1'],
    ['bel-canto', '4.4.6', '2'],
    ['fiim-2025', '4.4.5', '1.5'],
  ] as const)(
    '[%s %s] a fist upright, in a window of %s seconds that the referee ends with a word',
    (id, clause, window) => {
      const phrases = after(id, [...candidates, 'speech 10']);
      const call = phrases.find(({ cue }) => cue === 'vote');
      const end = phrases.find(({ cue }) => cue === 'vote-close');
      expect(call?.gesture).toMatchObject({
        clause,
        en: expect.stringMatching(id === 'neft-mmt' ? /fist upright.*thumb up/ : /fist upright/),
      });
      expect(end).toMatchObject({ clause, ru: expect.stringMatching(/^Спасибо/), when: 'close' });
      const { voteWindowSeconds, voteClosingWords } = rulebook(id).rules;
      expect(voteWindowSeconds).toMatchObject({ value: window, clause });
      expect(voteClosingWords.clause).toBe(clause);
    },
  );
});

describe('the night', () => {
  it.each([
    ['fsm-2024', '4.5.1'],
    ['fiim-2018', '4.5.1'],
    ['bel-canto', '4.5.1'],
    ['fiim-2025', '4.5.1'],
  ] as const)('[%s %s] after day 1 the night is called in its words', (id, clause) => {
    const [night] = after(id, [...votedOut, 'last 7']);
    expect(night).toMatchObject({
      cue: 'night',
      clause,
      ru: 'Наступает ночь',
      en: 'Night is falling',
      gesture: expect.any(Object),
    });
  });

  it.each([
    ['fsm-2024', '4.5.3'],
    ['fiim-2018', '4.5.3'],
    ['bel-canto', '4.5.3'],
    ['fiim-2025', '4.5.3'],
  ] as const)(
    '[%s %s] the mafia is sent hunting in every night, with the gesture of a shot',
    (id, clause) => {
      const third = [
        ...checked,
        ...(rulebook(id).rules.bestMove.value === 'at-night' ? ['best: -'] : []),
        'day 2',
        'night 3',
      ];
      const hunt = after(id, nightTwo);
      expect(words(hunt)).toEqual(['Мафия выходит на охоту', 'Мафия удаляется']);
      expect(hunt[0]).toMatchObject({
        clause,
        gesture: { clause, en: expect.stringContaining('arm raised high') },
      });
      expect(after(id, third)).toEqual(hunt);
    },
  );

  it.each(federations)(
    '[%s 4.5.6, 4.5.7] the Don, then the Sheriff, wakes, is answered by gestures and sleeps',
    (id) => {
      expect(words(after(id, shot))).toEqual(['Просыпается Дон и ищет Шерифа', 'Дон засыпает']);
      expect(clauses(after(id, shot))).toEqual([
        ['4.5.6', '4.5.6'],
        ['4.5.6', undefined],
      ]);
      expect(words(after(id, [...shot, 'don: 4']))).toEqual(['Просыпается Шериф', 'Шериф засыпает']);
      expect(clauses(after(id, [...shot, 'don: 4']))).toEqual([
        ['4.5.7', '4.5.7'],
        ['4.5.7', undefined],
      ]);
    },
  );

  it('[neft-mmt 10.3, 10.6, 10.7] the numbers about a second each, the arm stretched forward; Don and Sheriff answered by head and hand', () => {
    expect(after('neft-mmt', nightTwo)[0]).toMatchObject({
      clause: '10.3',
      beat: 1,
      gesture: { clause: '10.3', en: expect.stringContaining('stretched forward') },
    });
    expect(after('neft-mmt', shot)[0]?.gesture).toMatchObject({
      clause: '10.6',
      en: expect.stringMatching(/nod and the sign.*shake and the sign/),
    });
    expect(after('neft-mmt', [...shot, 'don: 4'])[0]?.gesture).toMatchObject({
      clause: '10.7',
      en: expect.stringMatching(/head turn, thumb up.*nod, thumb down/),
    });
  });
});

describe('the best move', () => {
  const federal = ['«Запишите тройку чёрных»', '“Write down the three blacks”'] as const;

  it.each([
    ['fsm-2024', '8.3.1', { clause: '8.3.1', opening: federal, accepted: 'Принято: 2, 6, 1' }],
    ['fiim-2025', '8.2.1', { clause: '8.2.1', opening: federal, accepted: 'Принято: 2, 6, 1' }],
    [
      'neft-mmt',
      '10.10.1, 24.6',
      {
        clause: '10.10.1',
        opening: ['«Примите лучший ход»', '“Accept my best move”'],
        accepted: '№ 2, № 6, № 1 принято',
      },
    ],
  ] as const)(
    '[%s %s] may open with a phrase; its three numbers are repeated and accepted',
    (id, _, { clause, opening, accepted }) => {
      const { rulebook: book, state } = positionAfter(id, checked);
      const [call, end] = prompt(book, state, { ...byNumber, seats: [2, 6, 1] }).say;
      const [ru, en] = opening.map((words) => expect.stringContaining(words));
      expect(call?.gesture).toMatchObject({ clause, ru, en });
      expect([end?.cue, end?.ru]).toEqual(['best-accepted', accepted]);
    },
  );
});

describe('the fixed commands of neft-mmt', () => {
  it('[neft-mmt 24.5] night 2, from the numbers to the best move', () => {
    const steps = [nightTwo, shot, [...shot, 'don: 4'], checked].flatMap((lines) =>
      words(after('neft-mmt', lines)),
    );
    expect(steps).toEqual([
      'Команда «черных» проходит мимо игроков под номерами',
      'Команда «черных» засыпает',
      'Просыпается дон и делает проверку',
      'Дон засыпает',
      'Просыпается Шериф и делает проверку',
      'Шериф засыпает',
      'Ночь продолжается, игрок № 4, Вы выведены из игры. У вас есть 20 секунд на лучший ход, не снимая маски',
      '№ … принято',
    ]);
  });

  it('[neft-mmt 24.8] whoever begins a tie speech out of turn is stopped without a foul; then all leave, or nobody', () => {
    const tie = [...candidates, 'vote 2 = 5', 'vote 7 = 5'];
    expect(after('neft-mmt', tie).at(-1)?.gesture).toMatchObject({
      clause: '24.8',
      en: 'Stop whoever speaks out of turn, without a foul',
    });
    const again = [...tie, 'tie-speech 2', 'tie-speech 7', 'vote 2 = 5', 'vote 7 = 5'];
    expect(words(after('neft-mmt', again))).toEqual([
      'Игроки № 2 и № 7 снова набрали по 5',
      'Кто за то, чтобы все голосуемые Игроки покинули Игру?',
      'Спасибо. За: …',
    ]);
  });

  it('[neft-mmt 23.3, 24.9] a third foul is said with its reason, a removal leaves no word', () => {
    const heard = (...lines: string[]): string[] => {
      const { rulebook: book, state } = positionAfter('neft-mmt', [...dayOne, ...lines]);
      const act = eventsOf(state.log).filter(isAct).at(-1);
      return act ? words(reply(book, state, act)) : [];
    };
    expect(heard('foul 3', 'foul 3', 'foul 3')).toEqual(['Игрок № 3, Третий фол за …']);
    expect(heard('remove 3')).toEqual(['Игрок № 3, Вы удалены из Игры. Вы покидаете Игру без права речи']);
    expect(heard('yellow 3')).toEqual(['Игрок № 3 - Желтая карточка']);
  });

  it('[neft-mmt 24.1] every night and every day is called in the same words and order', () => {
    const night = (lines: readonly string[]) =>
      [lines, [...lines, 'shots: 2>- 6>- 9>-'], [...lines, 'shots: 2>- 6>- 9>-', 'don: -']].map((each) =>
        words(after('neft-mmt', each)),
      );
    const quiet = (number: number): string[] => [
      `night ${number}`,
      'shots: 2>- 6>- 9>-',
      'don: -',
      'sheriff: -',
      `day ${number}`,
    ];
    const second = [...dayOne, 'night 2'];
    const third = [...dayOne, ...quiet(2), 'night 3'];
    expect(night(third)).toEqual(night(second));
    expect(words(after('neft-mmt', [...dayOne, ...quiet(2), 'speech 1']))).toEqual(
      words(after('neft-mmt', [...dayOne, 'speech 10'])),
    );
  });
});
