// What a player is asked at the table, and what he answers: his own commands and words.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { blacksInGame, checksTonight, seatOf } from '@omerta/rules/game/decide/night.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import { has, listOf, type Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { BotWords } from '../speech/words.ts';

/** Everything that a question says is known to whoever is asked. */
export type BotQuestion =
  | { readonly ask: 'turn' | 'tie-speech' | 'last' | 'don' | 'sheriff' }
  /** `order` is what his team agreed on in night 1, where it did. */
  | { readonly ask: 'shoot'; readonly order: readonly Seat[] }
  /** `candidates` are those still to be asked about, this one first. */
  | { readonly ask: 'hand'; readonly candidate: Seat; readonly candidates: readonly Seat[] }
  | { readonly ask: 'lift'; readonly tied: readonly Seat[] }
  | { readonly ask: 'best'; readonly most: number };

/** His words are made when they are asked for, before he is asked anything more: finding a reason takes longer than the act. */
export type BotAnswer = {
  readonly commands: readonly LineCommand[];
  readonly words: (() => BotWords) | null;
};

export type AskedSeat = { readonly seat: Seat; readonly question: BotQuestion };

/** Whom the step that the game stands at asks, and what: nobody where it is the referee's alone. */
export const askedNow = (rulebook: Rulebook, state: GameState): readonly AskedSeat[] => {
  const step = conducts(rulebook, state);
  const all = (seats: readonly Seat[], question: BotQuestion): AskedSeat[] =>
    seats.map((seat) => ({ seat, question }));
  const one = (question: BotQuestion): AskedSeat[] => (step?.seat ? [{ seat: step.seat, question }] : []);
  switch (step?.step) {
    case 'speech':
      return one({ ask: 'turn' });
    case 'tie-speech':
    case 'last':
      return one({ ask: step.step });
    case 'best':
      return one({ ask: 'best', most: rulebook.rules.bestMoveNumbers.value });
    case 'vote': {
      const vote = openVote(rulebook, state);
      if (!vote) return [];
      const voters = listOf(vote.left.seats & ~(vote.ballot?.raised ?? 0));
      const candidates = vote.candidates.slice(vote.place);
      return all(voters, { ask: 'hand', candidate: vote.candidate, candidates });
    }
    case 'lift':
      return all(
        listOf(state.alive).filter((seat) => !has(state.day?.liftRaised ?? 0, seat)),
        { ask: 'lift', tied: state.day?.tied ?? [] },
      );
    case 'shots':
      return all(blacksInGame(state), { ask: 'shoot', order: [] });
    case 'don':
    case 'sheriff': {
      const seat = seatOf(state, step.step);
      return seat !== undefined && checksTonight(state, step.step)
        ? [{ seat, question: { ask: step.step } }]
        : [];
    }
    default:
      return [];
  }
};
