// The points of fiim-2025 as its text says them.
import { num, one } from './number.ts';
import type { ShadowSaid, Words } from './words.ts';

const small = num('-0.3'); // 8.1.4.1
const large = num('-0.5'); // 8.1.4.2

/** 8.4.4 lists the small ones and 8.4.2 lets in others; so do 8.5.5 and 8.5.3 for the large ones. */
const penalty = (clause: string): ShadowSaid => {
  if (clause.startsWith('8.4.4/') || clause === '8.4.2') return { points: small, clause };
  if (clause.startsWith('8.5.5/') || clause === '8.5.3') return { points: large, clause };
  throw new Error(`fiim-2025 punishes nothing by ${clause}`);
};

export const fiim2025: Words = {
  redWin: { points: num('1.3'), clause: '8.1.1' },
  blackWin: { points: num('1.3'), clause: '8.1.1' },
  loss: { points: num('0.3'), clause: '8.1.2' },
  draw: { points: num('0.3'), clause: '8.1.3' },
  drawAtTable: { points: small, clause: '8.4.4/5.2' }, // 8.1.3, 8.1.6
  threeBlacks: { points: num('0.7'), clause: '8.2.4' },
  twoBlacks: { points: num('0.5'), clause: '8.2.4' },
  noBestMoveFrom: 2, // 8.2.5
  extraOrBestMove: false, // 8.1.5; 8.3.6 is repealed
  extraClause: { winner: '8.3.3', loser: '8.3.3' },
  awards: {},
  extraForForfeit: false, // 8.6.3
  removal: { points: num('-0.8'), clause: '8.6.1', column: 'other' }, // 8.8.1 does not list 8.6
  forfeit: { points: num('-1'), clause: '8.6.2', column: 'other' },
  forfeitAfterwards: null, // 6.8.6
  penalty,
  sameAct: {
    '8.4.4/5.1': ['8.5.5/5.1'],
    '8.4.4/1.8': ['8.5.5/1.1', '8.5.5/1.2'],
    '8.4.4/2.1': ['8.5.5/3.4'],
    '8.4.4/4.4': ['8.5.5/2.3'],
    '8.4.4/1.10': ['8.5.5/1.4'],
  },
  compensation: {
    most: num('0.5'), // 8.7.2
    gamesAre: 'played', // 8.7.2
    leastB: 0,
    leastGames: 4, // 8.7.2
    distance: 'stage', // 8.7.5
    needsBlackNamed: false,
    lost: { points: one, clause: '8.7.4' },
    won: null,
    draw: { points: one, clause: '8.7.1' },
  },
  difficulty: null,
  cards: null,
  tieBreaks: ['additional', 'wins', 'role-wins', 'first-kills'], // 8.8.1 to 8.8.4
  firstKillsOf: 'any role', // 8.8.4
  rating: '8.8',
  fine: '8.1.4.5',
};
