// For tests: a small right tournament file, a right sheet file, and records to go with them.
import { roles } from '@omerta/rules/game/role.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { emptySheet } from '../sheet/sheet.ts';

/** One game of each role's count: blacks in seats 1 and 2, the Don in seat 3, the Sheriff in seat 4. */
const dealt = [roles[2], roles[2], roles[3], roles[1], ...Array.from({ length: 6 }, () => roles[0])];
const ten = dealt.map((role, i) => ({ player: `p${i + 1}`, role }));

export const sheetFile = {
  format: 'omerta.sheet/1',
  rulebook: 'fsm-2024',
  sheet: { seats: ten, winner: 'red' },
};

export const tournamentFile = {
  format: 'omerta.tournament/1',
  name: 'Open',
  rulebook: 'fsm-2024',
  switches: {},
  players: [
    ...ten.map(({ player }) => ({ id: player, nick: `Nick ${player}` })),
    { id: 'p11', nick: 'Twin', club: 'North' },
    { id: 'p12', nick: 'Twin' },
  ],
  stages: [{ id: 'q', kind: 'qualifying' }],
  games: [{ stage: 'q', round: 1, table: 1, sheet: { seats: ten, winner: 'red' } }],
};

const fullSheet = {
  ...sheetFile.sheet,
  ...emptySheet,
  firstKilled: 4,
  bestMove: [2, 6, 1],
  removed: [3],
  atTable: [1, 2, 5],
  yellow: [8, 8],
  purple: [{ seat: 8, reason: 'damage' }],
  extra: [
    { seat: 5, points: '0.4', by: 'referee' },
    { seat: 6, points: 'li1', by: 'chief' },
  ],
  approvals: [{ what: 'players', by: 'chief' }],
  penalties: [{ seat: 3, clause: '8.5.1', by: 'referee' }],
  waived: [{ seat: 3, clause: '8.4.4/1.6', by: 'chief' }],
  fines: [{ seat: 3, points: '0.5', reason: 'late' }],
};

/** The sheet of the contract in a file with every key. */
export const fullSheetFile = { ...sheetFile, switches: {}, sheet: fullSheet };

/** The file of the contract with every key filled; `r1t1.mgn` is a record of fiim-2018. */
export const fullTournamentFile = {
  ...tournamentFile,
  rulebook: {
    base: 'fiim-2018',
    name: 'House rules',
    change: { win: '0.75', ciOnDraw: true, extraPlayers: 4, withdrawals: false },
  },
  switches: { difficulty: true, protestWindow: 600 },
  stages: [
    { id: 'q', name: 'Qualifying', kind: 'qualifying', plannedGames: 12, coefficient: '1.3', carry: true },
  ],
  games: [
    { stage: 'q', round: 2, table: 1, record: 'r1t1.mgn' },
    { stage: 'q', round: 1, table: 1, sheet: fullSheet },
  ],
  fines: [{ player: 'p1', points: '0.5', reason: '...' }],
  expelled: [{ player: 'p9', clause: '7.3' }],
  lots: [['p3', 'p7']],
};

const heading = (id: RulebookId): string =>
  [`[rulebook ${id}]`, ...ten.map(({ player, role }, i) => `[seat ${i + 1} "${player}" ${role}]`)].join('\n');

export const unfinishedRecord = (id: RulebookId): string => `${heading(id)}\nnight 1\nday 1\n`;

/** Red wins: a black forfeits. */
export const wonRecord = (id: RulebookId): string => `${unfinishedRecord(id)}forfeit 1\n`;
