// What is simulated: its size, its stages and how lively it is, all from a few numbers and a seed.
import { seats } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { StagePlan } from '@omerta/tournament/command.ts';

export type SimulationOptions = {
  readonly players: number;
  /** Tables of the qualifying at a time. */
  readonly tables: number;
  /** Rounds of the qualifying. */
  readonly rounds: number;
  readonly rulebook: RulebookId;
  readonly seed: number;
};

export type SimulatedStage = StagePlan & { readonly tables: number; readonly rounds: number };

const tableSize = seats.length;

/** Games that each is to play where everybody plays as often as the others. */
const plannedGames = (players: number, tables: number, rounds: number): number =>
  Math.max(1, Math.round((rounds * tables * tableSize) / players));

/**
 * A final of one table after any qualifying; before it a semifinal of two where thirty or more began.
 * Teammates never share a table, so where there are teams there is no final.
 */
export const stagesOf = (
  { players, tables, rounds }: SimulationOptions,
  teams: boolean,
): readonly SimulatedStage[] => {
  const later = Math.max(1, Math.floor(rounds / 3));
  const qualifying: SimulatedStage = {
    stage: 'q',
    name: 'Qualifying',
    kind: 'qualifying',
    plannedGames: plannedGames(players, tables, rounds),
    coefficient: '1',
    carry: true,
    advance: null,
    tables,
    rounds,
  };
  const semifinal: SimulatedStage = {
    ...qualifying,
    stage: 's',
    name: 'Semifinal',
    kind: 'semifinal',
    plannedGames: later,
    advance: 2 * tableSize,
    tables: 2,
    rounds: later,
  };
  const final: SimulatedStage = {
    ...semifinal,
    stage: 'f',
    name: 'Final',
    kind: 'final',
    carry: false,
    advance: tableSize,
    tables: 1,
    coefficient: '1.5',
  };
  if (teams) return [qualifying];
  return players >= 3 * tableSize ? [qualifying, semifinal, final] : [qualifying, final];
};

export const gamesPlanned = (stages: readonly SimulatedStage[]): number =>
  stages.reduce((sum, { tables, rounds }) => sum + tables * rounds, 0);
