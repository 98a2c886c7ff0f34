// What the rules draw from an act by themselves: departures, cancelled votes, ties, kills and results.
import type { Rulebook } from '../rulebooks/rulebook.ts';
import type { RuleName } from '../rulebooks/rules.ts';
import { isComplete, tallyOf, topOf, unbeatable } from './ballot.ts';
import { circleDay, isLastSpeaker } from './circle.ts';
import type { LiftHands } from './command.ts';
import { leftover } from './dealing.ts';
import { type Act, type Consequence, isAct, type OutBy, type Result } from './event.ts';
import { evolve } from './evolve.ts';
import { unanimousTarget } from './night.ts';
import { otherTeam, teamOf } from './role.ts';
import { has, type Seat, size } from './seat.ts';
import { isCancelled, nearestSlot } from './slot.ts';
import { type Ballot, type GameState, lastBallot, now, tonight } from './state.ts';
import { teamsLeft } from './teams-left.ts';
import { liftBar } from './voting.ts';

/** Collects consequences while the state follows them. */
export type Course = { readonly rulebook: Rulebook; state: GameState; readonly events: Consequence[] };

/** Spares the caller from spelling out the clause: the rule gives it. */
type Bare<E> = E extends Consequence ? Omit<E, 'clause'> : never;

const happen = (course: Course, rule: RuleName, event: Bare<Consequence>): void => {
  happenBy(course, course.rulebook.rules[rule].clause, event);
};

const happenBy = (course: Course, clause: string, event: Bare<Consequence>): void => {
  const full = { ...event, clause } as Consequence;
  course.events.push(full);
  course.state = evolve(course.state, full);
};

const fix = (course: Course, result: Omit<Result, 'clause'>, clause: string): void =>
  happenBy(course, clause, { type: 'ResultFixed', result: { ...result, clause } });

/** No black left, or no fewer blacks than reds; unknown while a card is not dealt. */
export const winnerOf = (state: GameState): 'red' | 'black' | null => {
  const left = teamsLeft(state);
  if (!left) return null;
  if (left.black === 0) return 'red';
  return left.black >= left.red ? 'black' : null;
};

const testWin = (course: Course, by: Result['by']): void => {
  if (course.state.result) return;
  const winner = winnerOf(course.state);
  if (winner) fix(course, { winner, by, at: now(course.state) }, course.rulebook.rules.winTest.clause);
};

/** The vote falls while it is being taken: everything of the day is void. */
const voidRunningVote = (course: Course, clause: string): void => {
  const { state } = course;
  const stage = state.day?.stage;
  if (state.phase !== 'day' || (stage !== 'ballot' && stage !== 'tie' && stage !== 'lift')) return;
  if (isCancelled(state, state.number)) happenBy(course, clause, { type: 'BallotVoided', day: state.number });
};

const cancelVote = (course: Course, seat: Seat): void => {
  const { rules } = course.rulebook;
  const day = nearestSlot(course.state);
  const afterResult = course.state.phase === 'day' && day > course.state.number;
  const atNight = course.state.phase === 'night' && day > 1;
  const rule = afterResult ? 'removalAfterResult' : atNight ? 'removalAtNight' : 'removalBeforeResult';
  happen(course, rule, { type: 'VoteCancelled', day, seat });
  const today = course.state.phase === 'day' && !afterResult ? course.state.day : null;
  const second = rules.secondRemovalOfDay.value;
  const reaches = second === 'takes-the-next-day' ? day >= 2 : second === 'day-2-takes-day-3' && day === 2;
  if (today && reaches && today.removals === 2) happen(course, 'secondRemovalOfDay', { type: 'VoteCancelled', day: day + 1, seat });
  voidRunningVote(course, rules[rule].clause);
};

/** The card left over when everybody else has one belongs to the only player removed before his. */
const giveLeftover = (course: Course): void => {
  const card = course.state.phase === 'dealing' ? leftover(course.state) : null;
  if (card) happen(course, 'leftoverCard', { type: 'CardLeftOver', ...card });
};

/** A player at the table leaves at once: the vote he costs, then the win test. */
const removePlayer = (course: Course, seat: Seat, how: 'fouls' | 'removal' | 'red-card', rule: RuleName): void => {
  const sole = course.state.day?.soleCandidate === seat && course.state.phase === 'day';
  happen(course, rule, { type: 'PlayerLeft', seat, how });
  if (!sole) cancelVote(course, seat);
  giveLeftover(course);
  testWin(course, 'removal');
};

/** Removal of a player at the table, or of one already leaving, who only loses his last word. */
const expel = (course: Course, seat: Seat, how: 'fouls' | 'removal' | 'red-card', rule: RuleName): void => {
  if (has(course.state.alive, seat)) removePlayer(course, seat, how, rule);
  else happen(course, rule, { type: 'LastWordLost', seat, how });
};

/** A candidate removed while the referee held the vote is out already. */
const takeOut = (course: Course, list: readonly Seat[], how: OutBy, rule: RuleName): void => {
  for (const seat of list) if (has(course.state.alive, seat)) happen(course, rule, { type: 'PlayerLeft', seat, how });
};

const decideBallot = (course: Course, leader: Seat): void => {
  happen(course, 'mostVotes', { type: 'CandidateLeads', seat: leader });
  takeOut(course, [leader], 'vote', 'mostVotes');
  testWin(course, 'vote');
};

const settleTie = (course: Course, ballot: Ballot, tied: readonly Seat[]): void => {
  const { rulebook, state } = course;
  if (state.number === 1 && tied.length >= 3 && rulebook.rules.dayOneWideTie.value === 'night') {
    happen(course, 'dayOneWideTie', { type: 'LiftBarred', seats: tied });
    return;
  }
  if (ballot.round === 1 || tied.length < ballot.candidates.length) {
    happen(course, ballot.round === 1 ? 'tieSpeechSeconds' : 'smallerTie', { type: 'BallotTied', seats: tied });
    return;
  }
  const bar = liftBar(rulebook, size(state.alive), tied.length);
  if (bar) happen(course, bar, { type: 'LiftBarred', seats: tied });
  else happen(course, 'lift', { type: 'LiftAsked', seats: tied });
};

const settleVotes = (course: Course): void => {
  const ballot = lastBallot(course.state);
  if (!ballot || ballot.outcome === 'leaves') return;
  if (!isComplete(ballot)) {
    const leader = unbeatable(course.state, ballot);
    if (leader !== null) decideBallot(course, leader);
    return;
  }
  const top = topOf(ballot.candidates, tallyOf(course.state, ballot));
  const [only, another] = top;
  if (only !== undefined && another === undefined) decideBallot(course, only);
  else settleTie(course, ballot, top);
};

const settleLift = (course: Course, hands: LiftHands): void => {
  const { state } = course;
  const tied = state.day?.tied ?? [];
  const count = hands.kind === 'counted' ? hands.count : hands.kind === 'named' ? hands.seats.length : 0;
  const passed = hands.kind === 'outcome' ? hands.passed : 2 * count > size(state.alive);
  happen(course, 'lift', { type: passed ? 'LiftPassed' : 'LiftFailed', seats: tied });
  if (!passed) return;
  takeOut(course, tied, 'lift', 'lift');
  testWin(course, 'lift');
};

/** Two or more voted out on day 1 cost the first victim his best move where the rulebook says so. */
const bestMovePlace = (course: Course): 'at-night' | 'in-last-word' | null => {
  const { rulebook, state } = course;
  if (state.number !== 2) return null;
  const votedOut = state.out.filter((each) => each.at.kind === 'day' && (each.by === 'vote' || each.by === 'lift')).length;
  return rulebook.rules.bestMoveAfterTwoVotedOut.value === 'lost' && votedOut >= 2 ? null : rulebook.rules.bestMove.value;
};

const settleShots = (course: Course): void => {
  const { rulebook, state } = course;
  const night = tonight(state);
  const target = night ? unanimousTarget(rulebook, night.shots) : null;
  if (target !== null && has(state.alive, target)) {
    happen(course, 'kill', { type: 'PlayerKilled', seat: target, bestMove: bestMovePlace(course) });
    testWin(course, 'shot');
    return;
  }
  happen(course, 'miss', { type: 'NobodyKilled', night: state.number });
  const saved = state.cancellations.find((each) => each.seat === target && each.night === state.number);
  if (saved && rulebook.rules.shotAtRemoved.value === 'saves-the-vote') {
    happen(course, 'shotAtRemoved', { type: 'VoteRestored', day: saved.day, seat: saved.seat });
  }
};

/** How many were in the game when the night two nights before fell; null where that night had no shots. */
const threeNightsAgo = (state: GameState, night: number): number | null => (night >= 4 ? (state.nights[night - 3]?.atStart ?? null) : null);

const settleMorning = (course: Course): void => {
  const { rulebook, state } = course;
  if (state.result) return;
  const before = threeNightsAgo(state, state.number);
  if (before === null || before !== size(state.alive)) return;
  const at = { kind: 'night', number: state.number } as const;
  const { threeMisses, draw } = rulebook.rules;
  if (threeMisses.value === 'red-wins-at-four' && before === 4) fix(course, { winner: 'red', by: 'misses', at }, threeMisses.clause);
  else if (draw.value === 'after-third-night') fix(course, { winner: 'draw', by: 'draw', at }, draw.clause);
};

const settleNightfall = (course: Course): void => {
  const { rulebook, state } = course;
  const { draw } = rulebook.rules;
  const day = state.number - 1;
  if (draw.value !== 'after-third-day' || threeNightsAgo(state, day) !== size(state.alive)) return;
  fix(course, { winner: 'draw', by: 'draw', at: { kind: 'day', number: day } }, draw.clause);
};

const settleNomination = (course: Course, seat: Seat, nominee: Seat): void => {
  const { rulebook, state } = course;
  const day = circleDay(state);
  if (!day || rulebook.rules.soleCandidateOfLastSpeech.value !== 'fixes-the-result') return;
  const [only, another] = day.nominations;
  const sole = only?.by === seat && only.nominee === nominee && another === undefined && day.soleCandidate === null;
  if (sole && state.number > 1 && isLastSpeaker(state, day, seat) && !isCancelled(state, state.number)) {
    happen(course, 'soleCandidateOfLastSpeech', { type: 'ResultMoved', seat: nominee });
  }
};

const settleFoul = (course: Course, seat: Seat): void => {
  const { rulebook, state } = course;
  if (state.result) return;
  const fouls = state.fouls[seat] ?? 0;
  if (fouls === rulebook.rules.removedAtFouls.value) expel(course, seat, 'fouls', 'removedAtFouls');
  else if (fouls === rulebook.rules.silencedAtFouls.value && has(state.alive, seat))
    happen(course, 'silencedAtFouls', { type: 'PlayerSilenced', seat });
};

const settleForfeit = (course: Course, seat: Seat, clause: string | undefined): void => {
  const { state, rulebook } = course;
  if (state.result) return;
  const role = state.roles[seat];
  if (!role) return;
  if (has(state.alive, seat)) happen(course, 'forfeit', { type: 'PlayerLeft', seat, how: 'forfeit' });
  fix(course, { winner: otherTeam(teamOf(role)), by: 'forfeit', at: now(state) }, clause ?? rulebook.rules.forfeit.clause);
};

/** The acts since the shots, oldest first. */
const actsSinceShots = (state: GameState): Act[] => {
  const acts: Act[] = [];
  for (let cell = state.log; cell !== null && cell.event.type !== 'ShotsCounted'; cell = cell.before) {
    if (isAct(cell.event)) acts.unshift(cell.event);
  }
  return acts;
};

/** A sanction that only cost a leaving player his last word, or was only recorded because the game was decided, now has its effect. */
const settleAgain = (course: Course, act: Act): void => {
  const { rules } = course.rulebook;
  if (course.state.result) return;
  if (act.type === 'ForfeitDeclared') settleForfeit(course, act.seat, act.clause);
  if (act.type !== 'FoulGiven' && act.type !== 'YellowCardShown' && act.type !== 'RemovalOrdered') return;
  const { seat } = act;
  if (!has(course.state.alive, seat)) return;
  const fouls = course.state.fouls[seat] ?? 0;
  const redCard = act.type === 'YellowCardShown' && (course.state.yellow[seat] ?? 0) >= rules.redCardAtYellows.value;
  if (act.type === 'RemovalOrdered') removePlayer(course, seat, 'removal', 'removalLeaves');
  else if (redCard) removePlayer(course, seat, 'red-card', 'redCardAtYellows');
  else if (act.type === 'FoulGiven' && fouls >= rules.removedAtFouls.value) removePlayer(course, seat, 'fouls', 'removedAtFouls');
  else if (act.type === 'FoulGiven' && fouls === rules.silencedAtFouls.value && !has(course.state.muted, seat)) {
    happen(course, 'silencedAtFouls', { type: 'PlayerSilenced', seat });
  }
};

/** Shots ruled a miss: the victim is back, and the night goes on as if he had never been hit. */
const returnVictim = (course: Course): void => {
  const night = tonight(course.state);
  const acts = actsSinceShots(course.state);
  if (night?.savedVote) happen(course, 'removalAtNight', { type: 'VoteCancelled', day: night.number, seat: night.savedVote });
  if (!night?.killed) return;
  const called = (type: Act['type']) => acts.some((act) => act.type === type);
  const stage = called('SheriffChecked') ? 'done' : called('DonChecked') ? 'sheriff' : 'don';
  happen(course, 'missRuling', { type: 'VictimReturned', seat: night.killed, stage });
  for (const act of acts) settleAgain(course, act);
  testWin(course, 'removal');
};

const settleDeal = (course: Course): void => {
  giveLeftover(course);
  testWin(course, 'removal');
};

export const settle = (course: Course, act: Act): void => {
  switch (act.type) {
    case 'CardDealt':
      return settleDeal(course);
    case 'NightFell':
      return settleNightfall(course);
    case 'DayBroke':
      return settleMorning(course);
    case 'PlayerNominated':
      return settleNomination(course, act.seat, act.nominee);
    case 'VotesCounted':
      return settleVotes(course);
    case 'LiftCounted':
      return settleLift(course, act.hands);
    case 'ShotsCounted':
      return settleShots(course);
    case 'FoulGiven':
      return settleFoul(course, act.seat);
    case 'YellowCardShown':
      if (!course.state.result && course.state.yellow[act.seat] === course.rulebook.rules.redCardAtYellows.value) {
        expel(course, act.seat, 'red-card', 'redCardAtYellows');
      }
      return;
    case 'RemovalOrdered':
      if (!course.state.result) expel(course, act.seat, 'removal', 'removalLeaves');
      return;
    case 'ForfeitDeclared':
      return settleForfeit(course, act.seat, act.clause);
    case 'RulingGiven':
      if (act.decision?.kind === 'miss') returnVictim(course);
      if (act.decision?.kind === 'best-void' && course.state.bestMove) {
        happen(course, 'bestMoveVoidRuling', { type: 'BestMoveVoided', seat: course.state.bestMove.by });
      }
      if (act.decision?.kind === 'cancel-vote') voidRunningVote(course, course.rulebook.rules.removalBeforeResult.clause);
      return;
    default:
      return;
  }
};
