// The points of bel-canto as its text says them.
import { num } from './number.ts';
import type { ShadowSaid, Words } from './words.ts';

const penalty = (clause: string): ShadowSaid => {
  throw new Error(`bel-canto has no penalised acts, and none by ${clause}`);
};

export const belCanto: Words = {
  redWin: { points: num('2'), clause: '8.2.1' },
  blackWin: { points: num('2'), clause: '8.2.2' },
  loss: { points: num('0'), clause: '8.2.3' },
  draw: { points: num('0'), clause: '8.2.3' },
  drawAtTable: null,
  threeBlacks: { points: num('0.5'), clause: '8.3.1' },
  twoBlacks: { points: num('0.25'), clause: '8.3.1' },
  noBestMoveFrom: null,
  extraOrBestMove: false,
  extraClause: { winner: '8.4.1', loser: '8.4.1' },
  awards: { li1: num('1'), li2: num('0.5') }, // 8.4.1
  extraForForfeit: true,
  removal: { points: num('-1'), clause: '8.2.4', column: 'additional' },
  forfeit: 'removal', // 6.8: disqualified
  forfeitAfterwards: 'removal', // 7.10
  penalty,
  sameAct: {},
  compensation: null, // 8.6 sums 8.2 to 8.5
  difficulty: { clause: '8.5.3', always: true }, // 8.5
  cards: null,
  tieBreaks: ['additional', 'li1', 'li2', 'wins', 'role-wins', 'first-kills'], // 8.6.1 to 8.6.6
  firstKillsOf: 'any role', // 8.6.6
  rating: '8.6',
  fine: '8.6',
};
