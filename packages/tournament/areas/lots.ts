// Lots: for a whole group that nothing else separates, drawn with a recorded seed or entered as drawn in the room.
import { isRefusal } from '@omerta/base/refusal.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';
import { isText, type PersonId } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { CommandGuards, Scene } from '../scene.ts';
import { standingsOfState } from '../standings.ts';
import { stageOf, type TournamentState } from '../state.ts';

export type TiedGroup = {
  readonly stage: string | null;
  readonly place: number;
  readonly players: readonly PersonId[];
};

/** The groups of a table that wait for a lot. */
export const tiedGroups = (state: TournamentState, stage: string | null): TiedGroup[] => {
  const table = standingsOfState(state, stage === null ? {} : { stage });
  if (isRefusal(table)) return [];
  const open = table.rows.filter((row) => row.decidedBy === 'lot-needed' && row.place !== null);
  return [...Map.groupBy(open, (row) => row.place)].map(([place, rows]) => ({
    stage,
    place: place ?? 0,
    players: rows.map((row) => row.player),
  }));
};

const whyNoLot = (
  { state, book }: Scene,
  stage: string | null,
  players: readonly PersonId[],
): TournamentRefusal | null => {
  if (stage !== null && !stageOf(state, stage)) return refuse('stage/unknown', { stage });
  const whole = tiedGroups(state, stage).some(
    (group) =>
      group.players.length === players.length && group.players.every((each) => players.includes(each)),
  );
  return whole ? null : refuse('lot/not-tied', {}, book.scoring.lot);
};

export const lotChecks: CommandGuards<'draw-lot' | 'record-lot'> = {
  'draw-lot': {
    target: null,
    decide: (scene, { stage, players, seed }) => {
      if (!isText(seed)) return refuse('text/missing', { field: 'seed' });
      return (
        whyNoLot(scene, stage, players) ?? [
          { type: 'LotDrawn', stage, players: drawLots(players, seed), seed },
        ]
      );
    },
  },
  'record-lot': {
    target: null,
    decide: (scene, { stage, players }) =>
      whyNoLot(scene, stage, players) ?? [{ type: 'LotDrawn', stage, players, seed: null }],
  },
};
