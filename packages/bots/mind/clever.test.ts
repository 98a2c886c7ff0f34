// A bot answers by what its seat may know alone, and the same however it came to know it.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { bySeat, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { view } from '@omerta/rules/view/view.ts';
import { describe, expect, it } from 'vitest';
import { playClever } from '../clever-game.ts';
import { answerOf, botAt } from './clever.ts';
import { askedNow, type BotAnswer, type BotQuestion } from './question.ts';
import type { Known } from './thought.ts';

const fsm = rulebook('fsm-2024');

type Moment = { readonly known: Known; readonly seat: Seat; readonly question: BotQuestion };

const momentsOf = (seed: number): readonly Moment[] => {
  const { deal, state } = playClever(fsm, seed, { red: 100, black: 100 });
  const moments: Moment[] = [];
  let now: GameState = initialState(deal);
  for (const command of linesOf(state)) {
    for (const asked of askedNow(fsm, now))
      moments.push({ ...asked, known: { view: view(fsm, now, asked.seat), heard: heard(now) } });
    const done = perform(fsm, now, command);
    if (!isRefusal(done)) now = done.state;
  }
  return moments;
};

const whole = ({ commands, words }: BotAnswer) => ({ commands, words: words?.() ?? null });

describe('a clever bot', () => {
  const manner = { seed: 21, cleverness: 100 };
  const moments = momentsOf(seedOf(6, 2));

  it('that heard everything as it happened answers like one that sits down now', () => {
    const sitting = bySeat((seat) => botAt(seat, manner));
    for (const { known, seat, question } of moments)
      expect(whole(sitting[seat].answer(known, question))).toEqual(whole(answerOf(known, question, manner)));
  });

  it('unlearns what was taken back', () => {
    const last = moments.findLast(({ question }) => question.ask === 'turn');
    const first = moments.find(({ seat, question }) => question.ask === 'turn' && seat === last?.seat);
    if (!first || !last) throw new Error('nobody spoke');
    const bot = botAt(first.seat, manner);
    bot.answer(last.known, last.question);
    expect(whole(bot.answer(first.known, first.question))).toEqual(
      whole(answerOf(first.known, first.question, manner)),
    );
  });

  it('shoots where the other blacks shoot, and never at one of them', () => {
    const shots = moments.filter(({ question }) => question.ask === 'shoot');
    expect(shots.length).toBeGreaterThan(3);
    for (const cleverness of [100, 50, 0])
      for (const { known, seat, question } of shots) {
        const answers = shots
          .filter((other) => other.known.heard.length === known.heard.length)
          .map((other) => answerOf(other.known, question, { seed: 3, cleverness }).commands[0]);
        const targets = new Set(answers.map((shot) => (shot?.type === 'shoot' ? shot.targets[0] : null)));
        expect(targets.size).toBe(1);
        for (const target of targets) expect([seat, ...known.view.teammates]).not.toContain(target);
      }
  });

  it('shoots by the order that its team agreed on', () => {
    const shot = moments.find(({ question }) => question.ask === 'shoot');
    if (!shot) throw new Error('nobody shot');
    const [mate] = shot.known.view.teammates;
    const reds = seats.filter((seat) => seat !== shot.seat && !shot.known.view.teammates.includes(seat));
    const alive = reds.filter((seat) => shot.known.view.seats[seat - 1]?.inGame);
    for (const first of alive) {
      const order = [mate ?? first, first, ...alive];
      const { commands } = answerOf(shot.known, { ask: 'shoot', order }, manner);
      expect(commands).toEqual([{ type: 'shoot', seat: shot.seat, targets: [first], by: shot.seat }]);
    }
  });

  it('who is the Sheriff tells his checks before he leaves, and tells them true', () => {
    for (let game = 0; game < 12; game++) {
      const { deal, state } = playClever(fsm, seedOf(31, game), { red: 100, black: 100 });
      const items = heard(state);
      const sheriff = items.find(
        (item) => item.kind === 'speech' && item.of === 'last' && deal[item.by] === 'sheriff',
      );
      const told = items.filter((item) => item.kind === 'claim' && deal[item.by] === 'sheriff');
      if (sheriff && sheriff.day > 1) expect(told.length).toBeGreaterThan(0);
      for (const item of told)
        if (item.kind === 'claim' && item.check)
          expect(isOf(item.check.team, deal[item.check.target])).toBe(true);
    }
  });
});
