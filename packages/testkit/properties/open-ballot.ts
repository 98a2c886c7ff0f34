// A ballot is told with its last candidate: until then every picture is that of a table whose rules have drawn nothing from it.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { BotGame } from '@omerta/bots/bot.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import type { GameEvent } from '@omerta/rules/game/event.ts';
import { eventsOf, evolve, linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState, lastBallot } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { type Audience, view } from '@omerta/rules/view/view.ts';

const told: readonly Audience[] = ['hall', 'public', 'side-referee', 'overlay', ...seats];

const isDrawn = (event: GameEvent): boolean =>
  event.type === 'CandidateLeads' ||
  (event.type === 'PlayerLeft' && event.how === 'vote') ||
  (event.type === 'ResultFixed' && event.result.by === 'vote');

const isAsking = (state: GameState): boolean => {
  const ballot = lastBallot(state);
  return (
    state.phase === 'day' &&
    ballot?.day === state.number &&
    ballot.notCast === null &&
    (ballot.outcome === null || ballot.outcome === 'leaves') &&
    ballot.hands.length < ballot.candidates.length &&
    !(state.result && state.result.by !== 'vote')
  );
};

const isSameBallot = (one: GameState, other: GameState): boolean =>
  one.ballots.length === other.ballots.length;

const since = (before: GameState, state: GameState): readonly GameEvent[] =>
  eventsOf(state.log).slice(eventsOf(before.log).length);

/** Somebody was seen to walk out: after a result the rules draw nothing from it, and the plain fold would keep him. */
const isRemoved = (event: GameEvent): boolean =>
  event.type === 'RemovalOrdered' || event.type === 'LastWordLost' || event.type === 'VoteCancelled';

/** The same lines from the first of this ballot on, without what the rules drew from it. */
const undrawn = (before: GameState, state: GameState): GameState =>
  since(before, state)
    .filter((event) => !isDrawn(event))
    .reduce(evolve, before);

/** The first picture that tells of an open ballot more than its hands, or null; how many open and certain ballots were looked at. */
export const openBallots = (
  rulebook: Rulebook,
  game: BotGame,
): { readonly breach: string | null; readonly certain: number } => {
  let state = initialState(game.deal);
  let before: GameState | null = null;
  let certain = 0;
  for (const command of linesOf(game.state)) {
    const done = perform(rulebook, state, command);
    if (isRefusal(done)) break;
    const isFirst = isAsking(done.state) && !(isAsking(state) && isSameBallot(state, done.state));
    if (isFirst) before = state;
    state = done.state;
    if (before === null || !isAsking(state) || since(before, state).some(isRemoved)) continue;
    if (lastBallot(state)?.outcome === 'leaves') certain++;
    const plain = undrawn(before, state);
    if (JSON.stringify(heard(state)) !== JSON.stringify(heard(plain)))
      return { breach: `what was heard tells it after ${JSON.stringify(command)}`, certain };
    for (const audience of told)
      if (JSON.stringify(view(rulebook, state, audience)) !== JSON.stringify(view(rulebook, plain, audience)))
        return { breach: `${audience} is told it after ${JSON.stringify(command)}`, certain };
  }
  return { breach: null, certain };
};
