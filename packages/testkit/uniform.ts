// Random play with a closed form: one uniform player leaves each voting day, one uniform red is shot each night.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { exampleDeal } from '@omerta/bots/deal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { nextSpeaker } from '@omerta/rules/game/decide/circle.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { isOf, type Team } from '@omerta/rules/game/role.ts';
import { listOf, type Seat } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';

const known = new Map<string, number>();

/** The chance of black with `players` in the game, `blacks` of them black, when `first` comes next. */
export const blackWins = (players: number, blacks: number, first: 'day' | 'night'): number => {
  if (blacks === 0) return 0;
  if (2 * blacks >= players) return 1;
  const key = `${players} ${blacks} ${first}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const red = players - blacks;
  const chance =
    first === 'night'
      ? blackWins(players - 1, blacks, 'day')
      : (blacks / players) * blackWins(players - 1, blacks - 1, 'night') +
        (red / players) * blackWins(players - 1, blacks, 'night');
  known.set(key, chance);
  return chance;
};

const give = (rulebook: Rulebook, state: GameState, command: Command): GameState => {
  const done = perform(rulebook, state, command);
  if (isRefusal(done)) throw new Error(`${command.type}: ${done.code}`);
  return done.state;
};

const speaker = (state: GameState): Seat => {
  const seat = state.day ? nextSpeaker(state, state.day) : null;
  if (seat === null) throw new Error('nobody is left to speak');
  return seat;
};

/** The opener names the leaver and, on day 1, the next speaker a second candidate: everybody votes for the first. */
const voteOut = (rulebook: Rulebook, state: GameState, random: Random): GameState => {
  const alive = listOf(state.alive);
  const leaver = random.pick(alive);
  let next = give(rulebook, state, { type: 'nominate', seat: speaker(state), nominee: leaver });
  if (state.number === 1) {
    const other = alive.find((seat) => seat !== leaver) ?? leaver;
    next = give(rulebook, next, { type: 'nominate', seat: speaker(next), nominee: other });
  }
  return give(rulebook, next, { type: 'vote', candidate: leaver, hands: { kind: 'rest' } });
};

const shootRed = (rulebook: Rulebook, state: GameState, random: Random): GameState => {
  const reds = listOf(state.alive).filter((seat) => isOf('red', state.roles[seat]));
  const target = random.pick(reds);
  return give(rulebook, state, {
    type: 'shots',
    shots: blacksInGame(state).map((by) => ({ by, targets: [target] })),
  });
};

const finishNight = (rulebook: Rulebook, state: GameState): GameState => {
  let next = state;
  for (let step = expects(rulebook, next)?.step; step !== 'day'; step = expects(rulebook, next)?.step) {
    if (step !== 'don' && step !== 'sheriff' && step !== 'best') break;
    next = give(rulebook, next, step === 'best' ? { type: 'best', seats: [] } : { type: step, target: null });
  }
  return give(rulebook, next, { type: 'day', number: next.number });
};

/** One game of it; `dayOne` says whether somebody leaves on day 1. */
const playUniformly = (rulebook: Rulebook, random: Random, dayOne: boolean): Team | 'draw' => {
  let state = give(rulebook, give(rulebook, initialState(exampleDeal), { type: 'night', number: 1 }), {
    type: 'day',
    number: 1,
  });
  for (;;) {
    if (state.number > 1 || dayOne) state = voteOut(rulebook, state, random);
    if (state.result) return state.result.winner;
    state = shootRed(rulebook, give(rulebook, state, { type: 'night', number: state.number + 1 }), random);
    if (state.result) return state.result.winner;
    state = finishNight(rulebook, state);
  }
};

/** The share of games that black wins. */
export const blackShare = (rulebook: Rulebook, games: number, seed: number, dayOne: boolean): number => {
  let won = 0;
  for (let game = 0; game < games; game++)
    if (playUniformly(rulebook, randomFrom(seedOf(seed, game)), dayOne) === 'black') won++;
  return won / games;
};
