// What the referee says to a line just recorded beside the step: a nomination, a warning, a foul, a card, a removal, a break.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { Cue } from '../../rulebooks/script.ts';
import { nextVote } from '../decide/voting.ts';
import type { Act } from '../event.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import { type Aloud, byNumber } from './aloud.ts';
import { type Spoken, type SpokenPhrase, speak } from './prompt.ts';

/** A name that stood already was somebody else's nomination; where the vote is cancelled none leads to one. */
const toNomination = (rulebook: Rulebook, state: GameState, by: Seat, nominee: Seat): Spoken => {
  const vote = nextVote(rulebook, state);
  if (isRefusal(vote) && vote.code === 'vote/cancelled') return ['no-vote', 'open', {}, vote.clause];
  const stood = state.day?.nominations.some((each) => each.nominee === nominee && each.by !== by);
  return [stood ? 'nomination-repeated' : 'nomination-accepted', 'open', { seat: nominee }];
};

const foulCue = ({ rules }: Rulebook, fouls: number): Cue => {
  if (fouls >= rules.removedAtFouls.value) return 'fourth-foul';
  return fouls === rules.silencedAtFouls.value ? 'third-foul' : 'foul';
};

const spokenTo = (rulebook: Rulebook, state: GameState, act: Act): Spoken | null => {
  switch (act.type) {
    case 'PlayerNominated':
      return toNomination(rulebook, state, act.seat, act.nominee);
    case 'NominationWithdrawn':
      return ['nomination-withdrawn', 'open', { seat: act.nominee }];
    case 'PlayerWarned':
      return ['warn', 'open', { seat: act.seat }];
    case 'FoulGiven': {
      const foul = state.fouls[act.seat];
      return [foulCue(rulebook, foul), 'open', { seat: act.seat, foul }];
    }
    case 'YellowCardShown': {
      const red = state.yellow[act.seat] >= rulebook.rules.redCardAtYellows.value;
      return [red ? 'red-card' : 'yellow', 'open', { seat: act.seat }];
    }
    case 'RemovalOrdered':
      return ['removal', 'open', { seat: act.seat }];
    case 'GamePaused':
      return ['break', 'open'];
    // A forfeit that ends the game is told with the result; one in a decided game ends nothing, and nothing is said of it.
    default:
      return null;
  }
};

/** `state` is the one after the line; nothing where the rulebook has no words for it. */
export const reply = (
  rulebook: Rulebook,
  state: GameState,
  act: Act,
  aloud: Aloud = byNumber,
): readonly SpokenPhrase[] => {
  const spoken = spokenTo(rulebook, state, act);
  return spoken ? speak(rulebook, [spoken], aloud) : [];
};

/** What is said to it in the pause after a speech, where a foul may have to be told with its reason. */
export const replyInPause = (
  rulebook: Rulebook,
  state: GameState,
  act: Act,
  aloud: Aloud = byNumber,
): readonly SpokenPhrase[] => {
  const spoken = spokenTo(rulebook, state, act);
  if (!spoken) return [];
  const [cue, ...rest] = spoken;
  return speak(rulebook, [[cue === 'foul' ? 'foul-in-pause' : cue, ...rest]], aloud);
};
