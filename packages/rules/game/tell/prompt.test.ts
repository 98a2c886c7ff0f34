// What the referee says at each step: the right cue, filled in, under a clause of the rulebook.
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  bareAfter,
  candidates,
  checked,
  dayOne,
  type Position,
  positionAfter,
  shot,
  votedOut,
} from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { parse } from '../../notation/parse.ts';
import { replay } from '../../notation/replay.ts';
import { type RulebookId, rulebookIds } from '../../rulebooks/rulebook.ts';
import { cuesAfter, said, textsAfter } from '../../testing/said.ts';
import { wholeGames } from '../../testing/scenarios.ts';
import { perform } from '../decide/decide.ts';
import { prompt } from './prompt.ts';

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
    if (isRefusal(record)) throw new Error(`${name} cannot be read`);
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
      if (isRefusal(record) || !record.lines[0]) throw new Error(`cannot be read: ${line}`);
      const done = perform(position.rulebook, position.state, record.lines[0].command);
      if (isRefusal(done)) throw new Error(`refused: ${line} ${done.code}`);
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
    if (isRefusal(done)) throw new Error(done.code);
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
