// Points under fsm-2024.
import { points, zero } from '@omerta/base/fraction.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import type { ExtraRules, PenaltyItem, ScoringRules } from '../scoring-rules.ts';

export const redTeam: readonly Role[] = ['red', 'sheriff'];
export const blackTeam: readonly Role[] = ['black', 'don'];

const listed = (clause: string, roles: readonly Role[], lost = true): PenaltyItem => ({
  clause,
  size: 'penalty',
  roles,
  lost,
});
const caseOf = (item: PenaltyItem, clause: string): PenaltyItem => ({ ...item, clause, caseOf: item.clause });

/** The same ten acts under another number in a relative: `of('1')` is its first. */
export const harmfulActs = (of: (number: string) => string): readonly PenaltyItem[] => {
  const inexact = listed(of('5'), ['sheriff']);
  return [
    listed(of('1'), redTeam),
    listed(of('2'), redTeam, false),
    listed(of('3'), ['red']),
    listed(of('4'), ['sheriff']),
    inexact,
    ...['5.1', '5.2', '5.3', '5.4'].map((number) => caseOf(inexact, of(number))),
    listed(of('7'), blackTeam),
    listed(of('8'), ['sheriff']),
    listed(of('9'), ['sheriff']),
    listed(of('10'), blackTeam),
    listed(of('11'), blackTeam),
  ];
};

/** Tenths, five players with the chief for the fifth, 1.2 in all: shared with neft-mmt under its own numbers. */
export const tenthsOfFive = (
  of: (number: string) => string,
  forfeiter: ExtraRules['forfeiter'],
): ExtraRules => ({
  kind: 'numbers',
  players: { free: 4, steps: [{ upTo: 5, by: 'chief', clause: of('1') }], clause: of('1') },
  total: { free: points('1.2'), steps: [], clause: of('2') },
  winnerMost: ruled(points('0.7'), of('3')),
  loserMost: ruled(points('0.4'), of('4')),
  least: points('0.1'),
  step: points('0.1'),
  warnStep: null,
  named: [],
  namedOnly: true,
  chiefFrom: ruled(points('0.6'), of('3')),
  inDraw: ruled('nobody', of('7')),
  forfeiter,
});

/** Additional points, wins, wins as Don or Sheriff, first deaths: the federations' order, under each one's article. */
export const federationTies = (article: string): ScoringRules['ties'] =>
  (['additional', 'wins', 'role-wins', 'first-kills'] as const).map((by, i) => ({
    by,
    clause: `${article}.${i + 1}`,
  }));

export const scoring: ScoringRules = {
  win: { value: points('1'), red: '8.2.1', black: '8.2.2' },
  loss: ruled(zero, '8.2.3'),
  draw: ruled(zero, '8.2.3'),
  drawAtTable: null,
  bestMove3: ruled(points('0.5'), '8.3.4'),
  bestMove2: ruled(points('0.25'), '8.3.4'),
  bestMoveRight: ruled('lost-after-two-voted-out', '8.3.5'),
  bestMoveExclusive: ruled(true, '8.4.6'),
  extra: tenthsOfFive((number) => `8.4.${number}`, ruled('allowed', '8.4')),
  extraFree: false,
  removal: { ...ruled(points('0.5'), '8.2.4'), bucket: 'additional' },
  redCard: ruled('no-own-fine', '8.2.4'),
  forfeit: {
    ...ruled(points('1'), '8.2.5'),
    bucket: 'other',
    asRemoval: false,
    withRemoval: false,
    afterDecisive: ruled('nothing', '6.8.6'),
  },
  penalties: {
    sizes: { penalty: ruled(points('0.4'), '8.5'), small: null, large: null },
    items: harmfulActs((number) => `8.5.${number}`),
    repeats: [],
    waivers: {},
    clause: '8.5',
    onceClause: '8.5',
  },
  fine: ruled('other', '8.7'),
  yellow: null,
  purple: null,
  compensation: {
    cap: ruled(points('0.4'), '8.6.1'),
    minimumB: ruled(4, '8.6.1'),
    leastGames: ruled(0, '8.6.1'),
    rounding: ruled('nearest', '8.6.1'),
    base: ruled('played', '8.6.1'),
    distance: ruled('stage', '8.6.4'),
    onLoss: ruled(points('1'), '8.6.3.1'),
    onWin: ruled(points('0.5'), '8.6.3.2'),
    onDraw: ruled(zero, '8.6'),
    needsBlack: ruled(true, '8.6.3.3'),
    mode: ruled('retroactive', '8.6.2'),
    ifDenied: ruled('none', '8.6.3'),
  },
  difficulty: null,
  ties: federationTies('8.7'),
  lot: '8.7.5',
  firstKills: ruled('any', '8.7.4'),
  total: '8.7',
};
