// How long standings take: 100 players over 20 rounds, and ten times the games.
import { randomFrom } from '@omerta/base/random.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { emptySheet, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { standings } from '@omerta/scoring/standings/standings.ts';
import type { Tournament } from '@omerta/scoring/standings/tournament.ts';
import { scoringFor, stageOf, tournamentOf } from '@omerta/scoring/testing/sheets.ts';
import { showRatio } from './measure.ts';

const deck: readonly Role[] = ['sheriff', 'red', 'red', 'red', 'red', 'red', 'red', 'black', 'black', 'don'];

/** Every round seats everybody at tables of ten; sheets hold what busy evenings do. */
const busyTournament = (id: RulebookId, players: number, rounds: number): Tournament => {
  const random = randomFrom(7);
  const ids = Array.from({ length: players }, (_, i) => `p${i + 1}`);
  const sheetOf = (table: readonly string[]): Sheet => {
    const roles = random.shuffle(deck);
    const at = random.shuffle(seats);
    return {
      ...emptySheet,
      seats: table.map((player, i) => ({ player, role: roles[i] ?? 'red' })),
      winner: random.pick(['red', 'black'] as const),
      firstKilled: random.chance(0.9) ? random.pick(seats) : null,
      bestMove: at.slice(0, 3),
      outDay1: random.below(2),
      removed: random.chance(0.1) ? [random.pick(seats)] : [],
      extra: at.slice(0, 3).map((seat, i) => ({ seat, points: `0.${i + 2}`, by: 'referee' })),
    };
  };
  const games = Array.from({ length: rounds }, (_, round) => {
    const shuffled = random.shuffle(ids);
    return Array.from({ length: Math.floor(players / 10) }, (_, table) => ({
      stage: 'q',
      round: round + 1,
      table: table + 1,
      sheet: sheetOf(shuffled.slice(table * 10, table * 10 + 10)),
    }));
  }).flat();
  return tournamentOf(scoringFor(id), games, { stages: [stageOf({ plannedGames: rounds })] });
};

const medianMilliseconds = (work: () => void, runs: number): number => {
  for (let i = 0; i < 20; i++) work();
  const measured = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return measured.toSorted((a, b) => a - b)[runs >> 1] ?? 0;
};

const showMilliseconds = (title: string, value: number): void => {
  process.stdout.write(`${title.padEnd(52)} ${`${value.toFixed(2)} ms`.padStart(14)}\n`);
};

/** Prints the median times and how much longer ten times the games take. */
export const benchStandings = (): void => {
  const small = busyTournament('fsm-2024', 100, 20);
  const large = busyTournament('fsm-2024', 100, 200);
  const evening = medianMilliseconds(() => standings(small), 51);
  const season = medianMilliseconds(() => standings(large), 11);
  showMilliseconds('standings of 100 players, 20 rounds, median', evening);
  showMilliseconds('standings of 100 players, 200 rounds, median', season);
  showRatio('ten times the games take', season / evening);
};
