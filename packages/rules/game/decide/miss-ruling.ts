// Shots ruled a miss after more happened: the victim is back, and every sanction since has the effect it would have had.
import { type Act, isAct } from '../event.ts';
import { has } from '../seat.ts';
import { type GameState, tonight } from '../state.ts';
import { happen, type Settling, testWin } from './course.ts';
import { removePlayer, settleForfeit } from './removal.ts';

/** An act since the shots, and how many left the game after it. */
type ActSince = { readonly act: Act; readonly leftAfter: number };

/** Oldest first. */
const actsSinceShots = (state: GameState): ActSince[] => {
  const acts: ActSince[] = [];
  let leftAfter = 0;
  for (let cell = state.log; cell !== null && cell.event.type !== 'ShotsCounted'; cell = cell.before) {
    if (cell.event.type === 'PlayerLeft') leftAfter++;
    if (isAct(cell.event)) acts.unshift({ act: cell.event, leftAfter });
  }
  return acts;
};

/** A sanction that only cost a leaving player his last word, or was only recorded because the game was decided, now has its effect. */
const settleAgain = (course: Settling, { act, leftAfter }: ActSince, later: readonly ActSince[]): void => {
  const { rules } = course.rulebook;
  if (course.state.result) return;
  if (act.type === 'ForfeitDeclared') settleForfeit(course, act.seat, act.clause);
  if (act.type !== 'FoulGiven' && act.type !== 'YellowCardShown' && act.type !== 'RemovalOrdered') return;
  const { seat } = act;
  if (!has(course.state.alive, seat)) return;
  const given = (act.type === 'YellowCardShown' ? course.state.yellow : course.state.fouls)[seat];
  const counted =
    given - later.filter((other) => other.act.type === act.type && other.act.seat === seat).length;
  if (act.type === 'RemovalOrdered') removePlayer(course, seat, 'removal', leftAfter);
  else if (act.type === 'YellowCardShown') {
    if (counted === rules.redCardAtYellows.value) removePlayer(course, seat, 'red-card', leftAfter);
  } else if (counted === rules.removedAtFouls.value) removePlayer(course, seat, 'fouls', leftAfter);
  else if (counted === rules.silencedAtFouls.value && !has(course.state.muted, seat))
    happen(course, 'silencedAtFouls', { type: 'PlayerSilenced', seat });
};

/** Where the night stands once the victim is back: after the last check that was called. */
const stageAfter = (acts: readonly ActSince[]): 'don' | 'sheriff' | 'done' => {
  const called = (type: Act['type']) => acts.some(({ act }) => act.type === type);
  if (called('SheriffChecked')) return 'done';
  return called('DonChecked') ? 'sheriff' : 'don';
};

/** Shots ruled a miss: the victim is back, and the night goes on as if he had never been hit. */
export const returnVictim = (course: Settling): void => {
  const night = tonight(course.state);
  const acts = actsSinceShots(course.state);
  if (night?.savedVote)
    happen(course, 'removalAtNight', { type: 'VoteCancelled', day: night.number, seat: night.savedVote });
  if (!night?.killed) return;
  happen(course, 'missRuling', { type: 'VictimReturned', seat: night.killed, stage: stageAfter(acts) });
  for (const [i, each] of acts.entries()) settleAgain(course, each, acts.slice(i + 1));
  testWin(course, 'removal');
};
