// Who leaves by a sanction: the vote he costs, the card he leaves, the game that his team loses.
import type { RuleName } from '../../rulebooks/rules.ts';
import { otherTeam, teamOf } from '../role.ts';
import { has, type Seat } from '../seat.ts';
import { isCancelled, nearestSlot } from '../slot.ts';
import { type GameState, now } from '../state.ts';
import { fix, happen, happenBy, type Settling, testWin } from './course.ts';
import { leftover } from './dealing.ts';

/** The vote falls while it is being taken: everything of the day is void. */
export const voidRunningVote = (course: Settling, clause: string): void => {
  const { state } = course;
  const stage = state.day?.stage;
  if (state.phase !== 'day' || (stage !== 'ballot' && stage !== 'tie' && stage !== 'lift')) return;
  if (isCancelled(state, state.number)) happenBy(course, clause, { type: 'BallotVoided', day: state.number });
};

const cancellingRule = (state: GameState, day: number): RuleName => {
  if (state.phase === 'day' && day > state.number) return 'removalAfterResult';
  return state.phase === 'night' && day > 1 ? 'removalAtNight' : 'removalBeforeResult';
};

const cancelVote = (course: Settling, seat: Seat): void => {
  const { rules } = course.rulebook;
  const day = nearestSlot(course.state);
  const afterResult = course.state.phase === 'day' && day > course.state.number;
  const rule = cancellingRule(course.state, day);
  happen(course, rule, { type: 'VoteCancelled', day, seat });
  const today = course.state.phase === 'day' && !afterResult ? course.state.day : null;
  const second = rules.secondRemovalOfDay.value;
  const reaches = second === 'takes-the-next-day' ? day >= 2 : second === 'day-2-takes-day-3' && day === 2;
  if (today && reaches && today.removals === 2)
    happen(course, 'secondRemovalOfDay', { type: 'VoteCancelled', day: day + 1, seat });
  voidRunningVote(course, rules[rule].clause);
};

/** The card left over when everybody else has one belongs to the only player removed before his. */
export const giveLeftover = (course: Settling): void => {
  const card = course.state.phase === 'dealing' ? leftover(course.state) : null;
  if (card) happen(course, 'leftoverCard', { type: 'CardLeftOver', ...card });
};

type Removal = 'fouls' | 'removal' | 'red-card';

const ruleOf: Readonly<Record<Removal, RuleName>> = {
  fouls: 'removedAtFouls',
  removal: 'removalLeaves',
  'red-card': 'redCardAtYellows',
};

/** A player at the table leaves at once: the vote he costs, then the win test. */
export const removePlayer = (course: Settling, seat: Seat, how: Removal, ahead = 0): void => {
  const sole = course.state.day?.soleCandidate === seat && course.state.phase === 'day';
  happen(course, ruleOf[how], { type: 'PlayerLeft', seat, how, ...(ahead > 0 ? { ahead } : {}) });
  if (!sole) cancelVote(course, seat);
  giveLeftover(course);
  testWin(course, 'removal');
};

/** Removal of a player at the table, or of one already leaving, who only loses his last word. */
export const expel = (course: Settling, seat: Seat, how: Removal): void => {
  if (has(course.state.alive, seat)) removePlayer(course, seat, how);
  else happen(course, ruleOf[how], { type: 'LastWordLost', seat, how });
};

export const settleForfeit = (course: Settling, seat: Seat, clause: string | undefined): void => {
  const { state, rulebook } = course;
  if (state.result) return;
  const role = state.roles[seat];
  if (role === null) return;
  if (has(state.alive, seat)) happen(course, 'forfeit', { type: 'PlayerLeft', seat, how: 'forfeit' });
  else if (has(state.leavers, seat))
    happen(course, 'forfeit', { type: 'LastWordLost', seat, how: 'forfeit' });
  fix(
    course,
    { winner: otherTeam(teamOf(role)), by: 'forfeit', at: now(state) },
    clause ?? rulebook.rules.forfeit.clause,
  );
};
