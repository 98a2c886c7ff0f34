// The points and cards of neft-mmt as its text says them.
import { num, one } from './number.ts';
import type { ShadowSaid, Words } from './words.ts';

const penalty = (clause: string): ShadowSaid => {
  if (!/^19\.5\.\d+(\.\d)?$/.test(clause)) throw new Error(`neft-mmt punishes nothing by ${clause}`);
  return { points: num('-0.4'), clause }; // 19.5: each act on its own, summed
};

export const neftMmt: Words = {
  redWin: { points: num('1'), clause: '19.2.1' },
  blackWin: { points: num('1'), clause: '19.2.2' },
  loss: { points: num('0'), clause: '19.2.3' },
  draw: { points: num('0'), clause: '19.2.3' },
  drawAtTable: null,
  threeBlacks: { points: num('0.5'), clause: '19.3.1' },
  twoBlacks: { points: num('0.25'), clause: '19.3.1' },
  noBestMoveFrom: 2, // 19.3.2
  extraOrBestMove: true, // 19.4.6
  extraClause: { winner: '19.4.3', loser: '19.4.4' },
  awards: {},
  extraForForfeit: true, // 19.2.6: for what he did before
  removal: { points: num('-0.5'), clause: '19.2.4', column: 'additional' }, // 19.2.7, 25.11
  forfeit: { points: num('-1'), clause: '19.2.5', column: 'additional' },
  forfeitAfterwards: { points: num('-1'), clause: '11.2.1', column: 'additional' },
  penalty,
  sameAct: {},
  compensation: {
    most: num('0.4'), // 20.2
    gamesAre: 'played', // 20.2
    leastB: 4, // 20.2
    leastGames: 0,
    distance: 'stage', // 20.8
    needsBlackNamed: true, // 20.4, 20.7
    lost: { points: one, clause: '20.5' },
    won: { points: num('1/2'), clause: '20.6' },
    draw: null,
  },
  difficulty: null,
  cards: {
    longFrom: 8,
    long: { steps: ['-0.2', '-0.4', '-0.6', '-0.8', '-1'].map(num), clause: '15.7.1' },
    short: { steps: ['0', '-0.2', '-0.4', '-0.6', '-0.8', '-1'].map(num), clause: '15.7.2' },
    purpleFromSecond: { points: num('-1'), clause: '15.10' },
    purpleFor: {
      damage: { points: num('-0.4'), clause: '15.9.3' },
      throwing: { points: num('-0.4'), clause: '15.9.4' },
    },
  },
  tieBreaks: ['additional', 'wins', 'role-wins', 'first-kills', 'role-losses'], // 21.1 (1) to (5)
  firstKillsOf: 'red roles', // 21.1 (4)
  rating: '21.1',
  fine: '21.1',
};
