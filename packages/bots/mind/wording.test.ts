// What bots say: whole sentences in both languages, and of a black nothing but what he pretends.
import { langs } from '@omerta/base/lang.ts';
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { view } from '@omerta/rules/view/view.ts';
import { describe, expect, it } from 'vitest';
import { playClever } from '../clever-game.ts';
import { say } from '../speech/say.ts';
import type { BotWords } from '../speech/words.ts';
import { answerOf } from './clever.ts';
import { askedNow } from './question.ts';
import type { Known } from './thought.ts';

const fsm = rulebook('fsm-2024');
const manner = { seed: 4, cleverness: 100 };

type Spoken = { readonly known: Known; readonly seat: Seat; readonly words: BotWords };

/** Every speech of a game, with what its speaker knew. */
const speeches = (seed: number): readonly Spoken[] => {
  const { deal, state } = playClever(fsm, seed, { red: 100, black: 100 });
  let now: GameState = initialState(deal);
  const spoken: Spoken[] = [];
  for (const command of linesOf(state)) {
    for (const { seat, question } of askedNow(fsm, now)) {
      if (question.ask !== 'turn' && question.ask !== 'last') continue;
      const known = { view: view(fsm, now, seat), heard: heard(now) };
      const { words } = answerOf(known, question, manner);
      if (words) spoken.push({ known, seat, words: words() });
    }
    const done = perform(fsm, now, command);
    if (!isRefusal(done)) now = done.state;
  }
  return spoken;
};

const said = [1, 2, 3].flatMap((game) => speeches(seedOf(8, game)));

describe('a speech', () => {
  it.each(langs)('is made of whole sentences in %s', (lang) => {
    for (const { words } of said) {
      const text = say(words, lang);
      expect(text).toMatch(/^[A-ZА-ЯЁ0-9]/);
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/undefined|null| {2}|\.\.|: \./);
    }
  });

  it('gives the reason, and says one thing in several ways', () => {
    expect(said.some(({ words }) => words.suspects.length > 1 && words.because !== null)).toBe(true);
    const words: BotWords = {
      suspects: [3, 7],
      because: { kind: 'deed', deed: 'spared', to: 5 },
      trusted: 2,
      claims: [{ target: 6, team: 'black' }],
      nominee: 3,
      form: 0,
    };
    expect(say(words, 'en')).toBe(
      'I am the Sheriff. I checked 6: black. 3 and 7 look black to me: both kept their hands off 5. I trust 2. I nominate 3.',
    );
    expect(say(words, 'ru')).toBe(
      'Я Шериф. Проверил шестого: чёрный. Третий и седьмой для меня чёрные: оба не подняли руку против пятого. Верю второму. Выставляю третьего.',
    );
    expect(say({ ...words, form: 1 }, 'ru')).not.toBe(say(words, 'ru'));
  });

  it('of a black tells only what a red at his seat would say', () => {
    const ofBlacks = said.filter(({ known }) => isOf('black', known.view.role));
    expect(ofBlacks.length).toBeGreaterThan(10);
    for (const { known, seat, words } of ofBlacks) {
      const strangers = seats.filter((each) => each !== seat && !known.view.teammates.includes(each));
      const teammates = strangers.slice(0, 2);
      const ask = {
        ask: known.view.seats.some((line) => line.seat === seat && line.inGame) ? 'turn' : 'last',
      } as const;
      const asRed = answerOf(
        { ...known, view: { ...known.view, role: 'red', teammates: [], checks: [] } },
        ask,
        manner,
      );
      const otherTeam = answerOf({ ...known, view: { ...known.view, teammates } }, ask, manner);
      // What he claims and whom he nominates are acts, and heard by all.
      for (const other of [asRed, otherTeam])
        expect({ ...other.words?.(), claims: [], nominee: null }).toEqual({
          ...words,
          claims: [],
          nominee: null,
        });
    }
  });
});
