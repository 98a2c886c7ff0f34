// The commands allowed now, listed: buttons, bots and perft counts read it.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { hasLinesLeft } from '../ballot.ts';
import type { Actor, LineCommand } from '../command.ts';
import { roles } from '../role.ts';
import { type BySeat, bySeat, listOf, nobody, type Seat, seats, size } from '../seat.ts';
import { whyNoVote } from '../slot.ts';
import { type GameState, lastBallot, tonight } from '../state.ts';
import { circleDay, turnOf } from './circle.ts';
import { cardsLeft, mayBeDealt, nextToDeal, withoutCard } from './dealing.ts';
import { allows } from './line.ts';
import { blacksInGame, checksTonight, nightStepOpen } from './night.ts';
import { isFor } from './permission.ts';
import { canBeSanctioned } from './sanction.ts';
import { openVote } from './voting.ts';

/** Commands that never change are made once. */
const forSeats = (make: (seat: Seat) => LineCommand): BySeat<LineCommand> => bySeat(make);
const forPairs = (make: (seat: Seat, other: Seat) => LineCommand): BySeat<BySeat<LineCommand>> =>
  bySeat((seat) => bySeat((other) => make(seat, other)));

const speech = forSeats((seat) => ({ type: 'speech', seat }));
const tieSpeech = forSeats((seat) => ({ type: 'tie-speech', seat }));
const last = forSeats((seat) => ({ type: 'last', seat }));
const warn = forSeats((seat) => ({ type: 'warn', seat }));
const foul = forSeats((seat) => ({ type: 'foul', seat }));
const yellow = forSeats((seat) => ({ type: 'yellow', seat }));
const purple = forSeats((seat) => ({ type: 'purple', seat }));
const remove = forSeats((seat) => ({ type: 'remove', seat }));
const forfeit = forSeats((seat) => ({ type: 'forfeit', seat }));
const nominate = forPairs((seat, nominee) => ({ type: 'nominate', seat, nominee }));
const withdraw = forPairs((seat, nominee) => ({ type: 'withdraw', seat, nominee }));
const don = forSeats((target) => ({ type: 'don', target }));
const sheriff = forSeats((target) => ({ type: 'sheriff', target }));
const noDon: LineCommand = { type: 'don', target: null };
const noSheriff: LineCommand = { type: 'sheriff', target: null };
const next: LineCommand = { type: 'next' };
const pause: LineCommand = { type: 'break' };
const resume: LineCommand = { type: 'resume' };
const annul: LineCommand = { type: 'annul' };
const ruleMiss: LineCommand = { type: 'ruling', decision: { kind: 'miss' } };
const ruleBestVoid: LineCommand = { type: 'ruling', decision: { kind: 'best-void' } };
const votesCounted = forPairs((candidate, count) => ({
  type: 'vote',
  candidate,
  hands: { kind: 'counted', count, seats: [] },
}));
const votesNone = forSeats((candidate) => ({ type: 'vote', candidate, hands: { kind: 'named', seats: [] } }));
const votesRest = forSeats((candidate) => ({ type: 'vote', candidate, hands: { kind: 'rest' } }));
const liftCounted = forSeats((count) => ({ type: 'lift', hands: { kind: 'counted', count, seats: [] } }));
const liftNone: LineCommand = { type: 'lift', hands: { kind: 'named', seats: [] } };

const noBestMove: LineCommand = { type: 'best', seats: [] };

/** No best move, and every three different seats. */
const bestMoves: readonly LineCommand[] = (() => {
  const list: LineCommand[] = [noBestMove];
  for (const a of seats)
    for (const b of seats)
      for (const c of seats) if (a < b && b < c) list.push({ type: 'best', seats: [a, b, c] });
  return list;
})();

type Put = (command: LineCommand) => unknown;

const dealing = (state: GameState, put: Put): void => {
  for (const seat of withoutCard(state)) {
    if (!mayBeDealt(state, seat)) continue;
    for (const role of roles) if (cardsLeft(state, role) > 0) put({ type: 'deal', seat, role });
  }
  if (nextToDeal(state) === null) put({ type: 'night', number: 1 });
};

const circle = (rulebook: Rulebook, state: GameState, put: Put): void => {
  const day = circleDay(state);
  if (!day) return;
  const alive = listOf(state.alive);
  for (const seat of alive) {
    const turn = turnOf(state, day, seat);
    if (turn < 0) continue;
    if (turn > 0) put(speech[seat]);
    const own = day.nominations.find((each) => each.by === seat);
    for (const nominee of alive) {
      if (own === undefined || day.nominations.some((each) => each.nominee === nominee))
        put(nominate[seat][nominee]);
    }
    if (own && rulebook.rules.withdrawal.value) put(withdraw[seat][own.nominee]);
  }
  if (whyNoVote(rulebook, state) !== null) put({ type: 'night', number: state.number + 1 });
};

/** A ballot is counted, given to the rest, or taken from the hands that players raised themselves. */
const voting = (rulebook: Rulebook, state: GameState, put: Put): void => {
  const vote = openVote(rulebook, state);
  if (vote) {
    const { candidate, ballot, left } = vote;
    put(votesNone[candidate]);
    put(votesRest[candidate]);
    for (const count of seats) if (count <= left.count) put(votesCounted[candidate][count]);
    const raised = ballot ? ballot.raised & left.seats : nobody;
    if (raised !== nobody && size(raised) <= left.count)
      put({ type: 'vote', candidate, hands: { kind: 'named', seats: listOf(raised) } });
  }
  const day = state.day;
  if (state.phase !== 'day' || !day || state.result) return;
  if (day.stage === 'tie') for (const seat of day.tieSpeeches) put(tieSpeech[seat]);
  if (day.stage === 'lift') {
    put(liftNone);
    for (const count of seats) if (count <= size(state.alive)) put(liftCounted[count]);
    if (day.liftRaised !== nobody)
      put({ type: 'lift', hands: { kind: 'named', seats: listOf(day.liftRaised & state.alive) } });
  }
  if (day.stage === 'done') put({ type: 'night', number: state.number + 1 });
};

const night = (rulebook: Rulebook, state: GameState, put: Put): void => {
  const current = tonight(state);
  if (!current) return;
  if (nightStepOpen(state, 'shots') && !state.result) {
    const blacks = blacksInGame(state);
    put({ type: 'shots', shots: blacks.map((by) => ({ by, targets: [] })) });
    for (const target of seats)
      put({ type: 'shots', shots: blacks.map((by) => ({ by, targets: [target] })) });
    const fired = current.fired.filter((shot) => blacks.includes(shot.by));
    if (fired.length === blacks.length) put({ type: 'shots', shots: fired });
  }
  for (const [role, checks, none] of [
    ['don', don, noDon] as const,
    ['sheriff', sheriff, noSheriff] as const,
  ]) {
    if (!allows(rulebook, state, none)) continue;
    put(none);
    if (checksTonight(state, role)) for (const seat of seats) put(checks[seat]);
  }
};

const sanctions = (rulebook: Rulebook, state: GameState, put: Put): void => {
  for (const seat of seats) {
    const reachable = !state.annulled && canBeSanctioned(state, seat);
    if (reachable) {
      put(warn[seat]);
      put(remove[seat]);
    }
    const listed: readonly LineCommand[] = rulebook.rules.cards.value
      ? [foul[seat], yellow[seat], forfeit[seat]]
      : [foul[seat], forfeit[seat]];
    for (const command of listed) {
      if ((reachable || command.type === 'forfeit') && allows(rulebook, state, command)) put(command);
    }
    if (rulebook.rules.cards.value) put(purple[seat]);
  }
};

const rulings = (rulebook: Rulebook, state: GameState, put: Put): void => {
  const days = [state.number, state.number + 1];
  const listed: readonly LineCommand[] = [
    pause,
    resume,
    annul,
    ruleMiss,
    ruleBestVoid,
    ...days.flatMap((day): LineCommand[] => [
      { type: 'ruling', decision: { kind: 'cancel-vote', day } },
      { type: 'ruling', decision: { kind: 'hold-vote', day } },
    ]),
  ];
  for (const command of listed) if (allows(rulebook, state, command)) put(command);
};

const playersOwn = (rulebook: Rulebook, state: GameState, seat: Seat, put: Put): void => {
  const vote = openVote(rulebook, state);
  const by = seat;
  const own: LineCommand[] = [
    { type: 'lift-hand', seat, by },
    { type: 'shoot', seat, targets: [], by },
  ];
  if (vote) own.push({ type: 'hand', seat, candidate: vote.candidate, by });
  for (const target of seats) own.push({ type: 'shoot', seat, targets: [target], by });
  for (const command of own) if (allows(rulebook, state, command)) put(command);
};

const play = (rulebook: Rulebook, state: GameState, put: Put): void => {
  if (state.paused || state.annulled) return;
  const open = state.result === null;
  if (open && state.phase === 'dealing') dealing(state, put);
  if (open) circle(rulebook, state, put);
  if (open || (state.result?.by === 'vote' && hasLinesLeft(lastBallot(state)))) voting(rulebook, state, put);
  if (open || state.result?.by === 'shot') night(rulebook, state, put);
  for (const seat of state.farewells) if (allows(rulebook, state, last[seat])) put(last[seat]);
  if (allows(rulebook, state, next)) put(next);
  const morning: LineCommand = { type: 'day', number: state.number };
  if (state.phase === 'night' && allows(rulebook, state, morning)) put(morning);
  if (allows(rulebook, state, noBestMove)) for (const move of bestMoves) put(move);
};

/** The lines of play that the referee may give now. */
export const legalPlay = (rulebook: Rulebook, state: GameState): LineCommand[] => {
  const list: LineCommand[] = [];
  play(rulebook, state, (command) => list.push(command));
  return list;
};

/**
 * Every command of the listed kinds that `decide` accepts. Lists stay finite and usable: votes by count, to the rest or as raised; shots
 * all at one seat or as fired; no clauses. Lines that change nothing in play (claims, notes, the sheet) are always open and are not listed,
 * nor are the corrections `undo` and `replace`.
 */
export const legal = (rulebook: Rulebook, state: GameState, by: Actor = 'referee'): LineCommand[] => {
  if (by === 'referee') {
    const list = legalPlay(rulebook, state);
    const put: Put = (command) => list.push(command);
    sanctions(rulebook, state, put);
    rulings(rulebook, state, put);
    return list;
  }
  const list: LineCommand[] = [];
  const put: Put = (command) => {
    if (isFor(rulebook, state, by, command)) list.push({ ...command, by });
  };
  play(rulebook, state, put);
  if (typeof by === 'number') playersOwn(rulebook, state, by, put);
  return list;
};
