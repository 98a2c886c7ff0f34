// Points under bel-canto: two a win, LI1 and LI2, coefficient K, no compensation.
import { points } from '@omerta/base/fraction.ts';
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import { scoring as fiim2018 } from './fiim-2018.ts';

export const scoring: ScoringRules = {
  ...fiim2018,
  win: { value: points('2'), red: '8.2.1', black: '8.2.2' },
  bestMove3: ruled(points('0.5'), '8.3.1'),
  extra: {
    kind: 'li',
    li1: ruled(points('1'), '8.4.1'),
    li2: ruled(points('0.5'), '8.4.1'),
    players: ruled(3, '8.4.1'),
    total: null,
    winners: ruled(2, '8.4.3'),
    losers: ruled(1, '8.4.4'),
    inDraw: ruled('nobody', '8.4.5'),
  },
  removal: { ...ruled(points('1'), '8.2.4'), bucket: 'additional' },
  forfeit: {
    ...ruled(points('1'), '8.2.4'),
    bucket: 'additional',
    asRemoval: true,
    withRemoval: false,
    afterDecisive: ruled('the-fine', '7.10'),
  },
  penalties: null,
  fine: ruled('other', '8.6'),
  compensation: null,
  difficulty: {
    on: true,
    mostPlayers: null,
    countDraws: true,
    scope: 'tournament',
    clause: '8.5.3',
    limitClause: '8.5',
  },
  ties: [
    { by: 'additional', clause: '8.6.1' },
    { by: 'li1', clause: '8.6.2' },
    { by: 'li2', clause: '8.6.3' },
    { by: 'wins', clause: '8.6.4' },
    { by: 'role-wins', clause: '8.6.5' },
    { by: 'first-kills', clause: '8.6.6' },
  ],
  lot: '8.6.7',
  firstKills: ruled('any', '8.6.6'),
  total: '8.6',
};
