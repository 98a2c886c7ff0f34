// Points under fiim-2025: its own result points, small and large penalties, wider extra points.
import { points, zero } from '@omerta/base/fraction.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import type { PenaltyItem, PenaltySize, ScoringRules } from '../scoring-rules.ts';
import { blackTeam, federationTies, scoring as fsm2024, redTeam } from './fsm-2024.ts';

const anybody: readonly Role[] = [...redTeam, ...blackTeam];
/** The sections of both lists: reds, then blacks and others in each list's own order. */
const smallRoles: Readonly<Record<string, readonly Role[]>> = {
  1: redTeam,
  2: blackTeam,
  3: ['don'],
  4: ['sheriff'],
  5: anybody,
};
/** By section, and for single items of it. */
const largeRoles: Readonly<Record<string, readonly Role[]>> = {
  1: redTeam,
  2: ['sheriff'],
  3: blackTeam,
  4: ['don'],
  5: anybody,
  '1.7': ['red'],
  '3.2': ['black'],
};

const numbered = (section: number, last: number, missing: readonly number[] = []): string[] =>
  Array.from({ length: last }, (_, i) => i + 1)
    .filter((number) => !missing.includes(number))
    .map((number) => `${section}.${number}`);

const smallNumbers = [
  ...numbered(1, 10),
  ...numbered(2, 17, [11]),
  ...numbered(3, 2),
  ...numbered(4, 4),
  ...numbered(5, 2),
];
const largeNumbers = [
  ...numbered(1, 10),
  ...numbered(2, 4),
  ...['2.2.1', '2.2.2', '2.2.3', '2.2.4'],
  ...numbered(3, 4),
  ...numbered(4, 1),
  ...numbered(5, 1),
];

/** Items whose clause asks for the loss of the team. */
const smallIfLost = ['1.5', '1.6', '2.4', '2.5', '4.2', '4.3'];
const largeIfLost = ['1.1', '1.7', '1.10', '2.1', '2.2', '2.2.1', '2.2.2', '2.2.3', '2.2.4', '3.1', '5.1'];

/** One act in both lists: the heavier class only. */
const lighterThan: Readonly<Record<string, readonly string[]>> = {
  '1.8': ['8.5.5/1.1', '8.5.5/1.2'],
  '1.10': ['8.5.5/1.4'],
  '2.1': ['8.5.5/3.4'],
  '4.4': ['8.5.5/2.3'],
  '5.1': ['8.5.5/5.1'],
};

const small = (number: string): PenaltyItem => {
  const heavier = lighterThan[number];
  const item = {
    clause: `8.4.4/${number}`,
    size: 'small',
    roles: smallRoles[number.charAt(0)] ?? anybody,
    lost: smallIfLost.includes(number),
  } as const;
  return heavier ? { ...item, lighterThan: heavier } : item;
};

const large = (number: string): PenaltyItem => {
  const roles = largeRoles[number] ?? largeRoles[number.charAt(0)] ?? anybody;
  const item = {
    clause: `8.5.5/${number}`,
    size: 'large',
    roles,
    lost: largeIfLost.includes(number),
  } as const;
  return number.startsWith('2.2.') ? { ...item, caseOf: '8.5.5/2.2' } : item;
};

const unlisted = (clause: string, size: PenaltySize, lost: boolean): PenaltyItem => ({
  clause,
  size,
  roles: anybody,
  lost,
  approval: 'duty',
});

export const scoring: ScoringRules = {
  ...fsm2024,
  win: { value: points('1.3'), red: '8.1.1', black: '8.1.1' },
  loss: ruled(points('0.3'), '8.1.2'),
  draw: ruled(points('0.3'), '8.1.3'),
  drawAtTable: { item: '8.4.4/5.2', spared: '8.1.6' },
  bestMove3: ruled(points('0.7'), '8.2.4'),
  bestMove2: ruled(points('0.5'), '8.2.4'),
  bestMoveRight: ruled('lost-after-two-voted-out', '8.2.5'),
  bestMoveExclusive: ruled(false, '8.1.5'),
  extra: {
    kind: 'numbers',
    players: { free: 5, steps: [{ upTo: null, by: 'chief', clause: '8.3.1' }], clause: '8.3.1' },
    total: {
      free: points('2.8'),
      steps: [
        { upTo: points('3.5'), by: 'chief', clause: '8.3.2' },
        { upTo: null, by: 'duty', clause: '8.3.2' },
      ],
      clause: '8.3.2',
    },
    winnerMost: ruled(points('1'), '8.3.3'),
    loserMost: ruled(points('1'), '8.3.3'),
    least: points('0.3'),
    step: points('0.1'),
    warnStep: null,
    named: [
      { value: points('1.3'), by: 'chief', clause: '8.3.3' },
      { value: points('1.5'), by: 'committee', clause: '8.3.3' },
    ],
    namedOnly: true,
    chiefFrom: null,
    inDraw: ruled('not-at-table', '8.3.7'),
    forfeiter: ruled('refused', '8.6.3'),
  },
  removal: { ...ruled(points('0.8'), '8.6.1'), bucket: 'other' },
  redCard: ruled('no-own-fine', '8.6.1'),
  forfeit: {
    ...ruled(points('1'), '8.6.2'),
    bucket: 'other',
    asRemoval: false,
    withRemoval: false,
    afterDecisive: ruled('nothing', '6.8.6'),
  },
  penalties: {
    sizes: { penalty: null, small: ruled(points('0.3'), '8.1.4.1'), large: ruled(points('0.5'), '8.1.4.2') },
    items: [
      ...smallNumbers.map(small),
      ...largeNumbers.map(large),
      unlisted('8.4.2', 'small', false),
      unlisted('8.5.3', 'large', true),
    ],
    repeats: ['small'],
    waivers: { small: { by: 'chief', clause: '8.4.3' }, large: { by: 'duty', clause: '8.5.2' } },
    clause: '8.4.1',
    onceClause: '8.5.1',
  },
  fine: ruled('other', '8.1.4.5'),
  compensation: {
    cap: ruled(points('0.5'), '8.7.2'),
    minimumB: ruled(0, '8.7.2'),
    leastGames: ruled(4, '8.7.2'),
    rounding: ruled('nearest', '8.7.2'),
    base: ruled('played', '8.7.2'),
    distance: ruled('stage', '8.7.5'),
    onLoss: ruled(points('1'), '8.7.4'),
    onWin: ruled(zero, '8.7.4'),
    onDraw: ruled(points('1'), '8.7.1'),
    needsBlack: ruled(false, '8.7.4'),
    mode: ruled('retroactive', '8.7.3'),
    ifDenied: ruled('none', '8.7.4'),
  },
  ties: federationTies('8.8'),
  lot: '8.8.5',
  firstKills: ruled('any', '8.8.4'),
  total: '8.8',
};
