// A bot at the table: it hears what its seat hears, and answers what it is asked.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { listener } from '../belief/listener.ts';
import { claims } from './claims.ts';
import { lifts, nominee, raisesFor } from './day.ts';
import { bestMove, donsCheck, sheriffsCheck, target } from './night.ts';
import type { BotAnswer, BotQuestion } from './question.ts';
import { type Known, type Manner, type Thought, thoughtOf } from './thought.ts';
import { wordsOf } from './wording.ts';

const speak = (thought: Thought, moment: 'turn' | 'tie-speech' | 'last'): BotAnswer => {
  const { seat } = thought;
  const claimed = claims(thought, moment);
  const chosen = moment === 'turn' ? nominee(thought) : null;
  const turn: LineCommand =
    chosen === null ? { type: 'speech', seat } : { type: 'nominate', seat, nominee: chosen };
  return {
    commands: [
      ...claimed.map((check): LineCommand => ({ type: 'claim', seat, check })),
      moment === 'turn' ? turn : { type: moment, seat },
    ],
    words: () => wordsOf(thought, claimed, chosen),
  };
};

const act = (thought: Thought, question: BotQuestion): readonly LineCommand[] => {
  const { seat } = thought;
  switch (question.ask) {
    case 'hand':
      return raisesFor(thought, question.candidate, question.candidates)
        ? [{ type: 'hand', seat, candidate: question.candidate }]
        : [];
    case 'lift':
      return lifts(thought, question.tied) ? [{ type: 'lift-hand', seat }] : [];
    case 'shoot':
      return [{ type: 'shoot', seat, targets: [target(thought, question.order)] }];
    case 'don':
      return [{ type: 'don', target: donsCheck(thought) }];
    case 'sheriff':
      return [{ type: 'sheriff', target: sheriffsCheck(thought) }];
    case 'best':
      return [{ type: 'best', seats: bestMove(thought, question.most) }];
    case 'turn':
    case 'tie-speech':
    case 'last':
      return [];
  }
};

export type Bot = { readonly answer: (known: Known, question: BotQuestion) => BotAnswer };

export const botAt = (seat: Seat, manner: Manner): Bot => {
  const own = listener(seat);
  const room = listener(null);
  return {
    answer: (known, question) => {
      const ears = { own: () => own(known.heard), room: () => room(known.heard) };
      const thought = thoughtOf(known, ears, manner, question.ask);
      switch (question.ask) {
        case 'turn':
        case 'tie-speech':
        case 'last':
          return signed(seat, speak(thought, question.ask));
        default:
          return signed(seat, { commands: act(thought, question), words: null });
      }
    },
  };
};

/** For whoever asks once: the same answer, without a memory. */
export const answerOf = (known: Known, question: BotQuestion, manner: Manner): BotAnswer =>
  botAt(known.view.seat, manner).answer(known, question);

/** A player gives his commands himself. */
const signed = (by: Seat, { commands, words }: BotAnswer): BotAnswer => ({
  commands: commands.map((command) => ({ ...command, by })),
  words,
});
