// The points of fsm-2024 as its text says them.
import { num, one } from './number.ts';
import type { ShadowSaid, Words } from './words.ts';

const penalty = (clause: string): ShadowSaid => {
  if (!/^8\.5\.\d+(\.\d)?$/.test(clause)) throw new Error(`fsm-2024 punishes nothing by ${clause}`);
  return { points: num('-0.4'), clause }; // 8.5: each act on its own, summed
};

export const fsm2024: Words = {
  redWin: { points: num('1'), clause: '8.2.1' },
  blackWin: { points: num('1'), clause: '8.2.2' },
  loss: { points: num('0'), clause: '8.2.3' },
  draw: { points: num('0'), clause: '8.2.3' },
  drawAtTable: null,
  threeBlacks: { points: num('0.5'), clause: '8.3.4' },
  twoBlacks: { points: num('0.25'), clause: '8.3.4' },
  noBestMoveFrom: 2, // 8.3.5
  extraOrBestMove: true, // 8.4.6
  extraClause: { winner: '8.4.3', loser: '8.4.4' },
  awards: {},
  extraForForfeit: true,
  removal: { points: num('-0.5'), clause: '8.2.4', column: 'additional' },
  forfeit: { points: num('-1'), clause: '8.2.5', column: 'other' }, // 8.7.1 does not list 8.2.5
  forfeitAfterwards: null, // 6.8.6
  penalty,
  sameAct: {},
  compensation: {
    most: num('0.4'), // 8.6.1
    gamesAre: 'played', // 8.6.1
    leastB: 4, // 8.6.1
    leastGames: 0,
    distance: 'stage', // 8.6.4
    needsBlackNamed: true, // 8.6.3, 8.6.3.3
    lost: { points: one, clause: '8.6.3.1' },
    won: { points: num('1/2'), clause: '8.6.3.2' },
    draw: null,
  },
  difficulty: null,
  cards: null,
  tieBreaks: ['additional', 'wins', 'role-wins', 'first-kills'], // 8.7.1 to 8.7.4
  firstKillsOf: 'any role', // 8.7.4
  rating: '8.7',
  fine: '8.7',
};
