// Points under neft-mmt: fsm-2024's values under its own numbers, and the cards.
import { points, zero } from '@omerta/base/fraction.ts';
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import { scoring as fsm2024, harmfulActs, tenthsOfFive } from './fsm-2024.ts';

const ladder = ['0.2', '0.4', '0.6', '0.8', '1'].map(points);

export const scoring: ScoringRules = {
  ...fsm2024,
  win: { value: points('1'), red: '19.2.1', black: '19.2.2' },
  loss: ruled(zero, '19.2.3'),
  draw: ruled(zero, '19.2.3'),
  bestMove3: ruled(points('0.5'), '19.3.1'),
  bestMove2: ruled(points('0.25'), '19.3.1'),
  bestMoveRight: ruled('lost-after-two-voted-out', '19.3.2'),
  bestMoveExclusive: ruled(true, '19.4.6'),
  extra: tenthsOfFive((number) => `19.4.${number}`, ruled('earlier-play', '19.2.6')),
  removal: { ...ruled(points('0.5'), '19.2.4'), bucket: 'additional' },
  redCard: ruled('no-own-fine', '15.8'),
  forfeit: {
    ...ruled(points('1'), '19.2.5'),
    bucket: 'additional',
    asRemoval: false,
    withRemoval: false,
    afterDecisive: ruled('the-fine', '11.2.1'),
  },
  penalties: {
    sizes: { penalty: ruled(points('0.4'), '19.5'), small: null, large: null },
    items: harmfulActs((number) => `19.5.${number}`),
    repeats: [],
    waivers: {},
    clause: '19.5',
    onceClause: '19.5',
  },
  fine: ruled('other', '21.1'),
  yellow: {
    long: ladder,
    short: [zero, ...ladder],
    longFrom: 8,
    beyond: points('1'),
    longClause: '15.7.1',
    shortClause: '15.7.2',
    mode: 'per-card',
  },
  purple: {
    next: ruled(points('1'), '15.10'),
    damage: ruled(points('0.4'), '15.9.3'),
    throwing: ruled(points('0.4'), '15.9.4'),
    first: '15.10',
  },
  compensation: {
    cap: ruled(points('0.4'), '20.2'),
    minimumB: ruled(4, '20.2'),
    leastGames: ruled(0, '20.2'),
    rounding: ruled('nearest', '20.2'),
    base: ruled('played', '20.2'),
    distance: ruled('stage', '20.8'),
    onLoss: ruled(points('1'), '20.5'),
    onWin: ruled(points('0.5'), '20.6'),
    onDraw: ruled(zero, '20.1'),
    needsBlack: ruled(true, '20.7'),
    mode: ruled('retroactive', '20.3'),
    ifDenied: ruled('none', '20.4'),
  },
  ties: [
    { by: 'additional', clause: '21.1.1' },
    { by: 'wins', clause: '21.1.2' },
    { by: 'role-wins', clause: '21.1.3' },
    { by: 'first-kills', clause: '21.1.4' },
    { by: 'role-losses', clause: '21.1.5' },
  ],
  lot: '21.2',
  firstKills: ruled('red', '21.1.4'),
  total: '21.1',
};
