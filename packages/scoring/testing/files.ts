// For tests: a small right tournament file, a right sheet file, and records to go with them.
import { roles } from '@omerta/rules/game/role.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';

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

const heading = (id: RulebookId): string =>
  [`[rulebook ${id}]`, ...ten.map(({ player, role }, i) => `[seat ${i + 1} "${player}" ${role}]`)].join('\n');

export const unfinishedRecord = (id: RulebookId): string => `${heading(id)}\nnight 1\nday 1\n`;

/** Red wins: a black forfeits. */
export const wonRecord = (id: RulebookId): string => `${unfinishedRecord(id)}forfeit 1\n`;
