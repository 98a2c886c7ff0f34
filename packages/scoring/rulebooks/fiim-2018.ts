// Points under fiim-2018: fsm-2024's shape, its own values and numbers.
import { points, zero } from '@omerta/base/fraction.ts';
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import { blackTeam, federationTies, scoring as fsm2024, redTeam } from './fsm-2024.ts';

export const scoring: ScoringRules = {
  ...fsm2024,
  bestMove3: ruled(points('0.4'), '8.3.1'),
  bestMove2: ruled(points('0.25'), '8.3.1'),
  bestMoveRight: ruled('always', '8.3'),
  bestMoveExclusive: ruled(false, '8.3.1'),
  extra: {
    kind: 'numbers',
    players: { free: 3, steps: [], clause: '8.4.1' },
    total: { free: points('1'), steps: [], clause: '8.4.2' },
    winnerMost: ruled(points('0.7'), '8.4.3'),
    loserMost: ruled(points('0.4'), '8.4.4'),
    least: points('0.05'),
    step: points('0.05'),
    warnStep: points('0.1'),
    named: [],
    namedOnly: true,
    chiefFrom: ruled(points('0.6'), '8.4.3'),
    inDraw: ruled('nobody', '8.4.6'),
    forfeiter: ruled('allowed', '8.4'),
  },
  forfeit: { ...ruled(points('0.5'), '8.2.4'), bucket: 'additional', asRemoval: true, withRemoval: false, afterDecisive: ruled('the-fine', '7.10') },
  penalties: {
    sizes: { penalty: ruled(points('0.4'), '8.5'), small: null, large: null },
    items: [
      { clause: '8.5.1', size: 'penalty', roles: redTeam, lost: true },
      { clause: '8.5.2', size: 'penalty', roles: ['red'], lost: false },
      { clause: '8.5.3', size: 'penalty', roles: redTeam, lost: true },
      { clause: '8.5.4', size: 'penalty', roles: blackTeam, lost: true },
    ],
    repeats: ['penalty'],
    waivers: {},
    clause: '8.5',
    onceClause: '8.5',
  },
  fine: ruled('other', '8.8'),
  compensation: {
    cap: ruled(points('0.4'), '8.6.1'),
    minimumB: ruled(0, '8.6.1'),
    leastGames: ruled(0, '8.6.1'),
    rounding: ruled('nearest', '8.6.1'),
    base: ruled('planned', '8.6.1'),
    distance: ruled('before-final', '8.6'),
    onLoss: ruled(points('1'), '8.6.3'),
    onWin: ruled(zero, '8.6.3'),
    onDraw: ruled(zero, '8.6.3'),
    needsBlack: ruled(false, '8.6.3'),
    mode: ruled('retroactive', '8.6.2'),
    ifDenied: ruled('none', '8.6.3'),
  },
  difficulty: { on: false, mostPlayers: 20, countDraws: true, scope: 'tournament', clause: '8.7.3', limitClause: '8.7' },
  ties: federationTies('8.8'),
  lot: '8.8.5',
  firstKills: ruled('any', '8.8.4'),
  total: '8.8',
};
