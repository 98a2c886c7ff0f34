// Who speaks, read off the lines alone: whoever nominates within his speech speaks on in every picture, until a line or the referee's clock ends it.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { BotGame } from '@omerta/bots/bot.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { has, type Seat, seats, size } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Audience, view } from '@omerta/rules/view/view.ts';

const everybody = ['hall', 'public', 'side-referee', 'overlay', 'referee'] as const;

/** A silenced player has nothing to say beside his nomination, but at a small table. */
const hasNoWord = ({ muted, alive }: GameState, seat: Seat): boolean =>
  has(muted, seat) && size(alive) !== 3 && size(alive) !== 4;

/** The first picture that names another speaker than the lines do, or null. */
export const firstWrongSpeaker = (rulebook: Rulebook, game: BotGame, random: Random): string | null => {
  let state = initialState(game.deal);
  let speaker: Seat | null = null;
  const over = new Set<Seat>();
  for (const command of linesOf(game.state)) {
    const done = perform(rulebook, state, command);
    if (isRefusal(done)) return null;
    if (command.type === 'day') over.clear();
    if (command.type === 'speech') over.add(command.seat);
    if (command.type === 'nominate' && !over.has(command.seat))
      speaker = hasNoWord(state, command.seat) && speaker !== command.seat ? null : command.seat;
    else if (command.type === 'speech' || command.type === 'vote' || command.type === 'hand') speaker = null;
    state = done.state;
    if (state.phase !== 'day' || state.result || state.annulled) speaker = null;
    if (speaker !== null && !has(state.alive, speaker)) speaker = null;
    const next = expects(rulebook, state);
    if (state.phase !== 'day' || state.result || next === null) continue;
    const [step, seat] = speaker === null ? [next.step, next.seat] : ['speech', speaker];
    for (const audience of [...everybody, random.pick(seats)] as readonly Audience[]) {
      const { now } = view(rulebook, state, audience);
      const isHidden = audience === 'hall' && step === 'vote';
      if (now?.step !== step || now.seat !== (isHidden ? null : seat))
        return `${audience} is told ${now?.step} ${now?.seat}, not ${step} ${seat}, after ${JSON.stringify(command)}`;
    }
    if (speaker !== null && view(rulebook, state, 'public', null).now?.seat !== next.seat)
      return `his clock is over, and ${speaker} still speaks`;
  }
  return null;
};
