// The points of fiim-2018 as its text says them.
import { num, one } from './number.ts';
import type { ShadowSaid, Words } from './words.ts';

const penalty = (clause: string): ShadowSaid => {
  if (!/^8\.5\.[1-4]$/.test(clause)) throw new Error(`fiim-2018 punishes nothing by ${clause}`);
  return { points: num('-0.4'), clause }; // 8.5
};

export const fiim2018: Words = {
  redWin: { points: num('1'), clause: '8.2.1' },
  blackWin: { points: num('1'), clause: '8.2.2' },
  loss: { points: num('0'), clause: '8.2.3' },
  draw: { points: num('0'), clause: '8.2.3' },
  drawAtTable: null,
  threeBlacks: { points: num('0.4'), clause: '8.3.1' },
  twoBlacks: { points: num('0.25'), clause: '8.3.1' },
  noBestMoveFrom: null,
  extraOrBestMove: false,
  extraClause: { winner: '8.4.3', loser: '8.4.4' },
  awards: {},
  extraForForfeit: true,
  removal: { points: num('-0.5'), clause: '8.2.4', column: 'additional' },
  forfeit: 'removal', // 6.8: disqualified
  forfeitAfterwards: 'removal', // 7.10
  penalty,
  sameAct: {},
  compensation: {
    most: num('0.4'), // 8.6.1
    gamesAre: 'planned', // 8.6.1
    leastB: 0,
    leastGames: 0,
    distance: 'before the final', // 8.6, 8.6.1
    needsBlackNamed: false,
    lost: { points: one, clause: '8.6.3' },
    won: null,
    draw: null,
  },
  difficulty: { clause: '8.7.3', always: false }, // 8.7: where the chief judge announced it
  cards: null,
  tieBreaks: ['additional', 'wins', 'role-wins', 'first-kills'], // 8.8.1 to 8.8.4
  firstKillsOf: 'any role', // 8.8.4
  rating: '8.8',
  fine: '8.8',
};
