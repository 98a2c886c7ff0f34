// Lots: for a whole group that nothing else separates, drawn with the keeper's seed or, in the room, seen by two.
import { groupBy } from '@omerta/base/group-by.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';
import type { TournamentCommandOf } from '../command.ts';
import type { PersonId } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { isSameValue } from '../same.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { standingsOfState } from '../standings.ts';
import { stageOf, type TournamentState } from '../state.ts';

export type TiedGroup = {
  readonly stage: string | null;
  readonly place: number;
  readonly players: readonly PersonId[];
};

/** The groups of a table that wait for a lot; nobody waits to be put before others who have not played either. */
export const tiedGroups = (state: TournamentState, stage: string | null): TiedGroup[] => {
  const table = standingsOfState(state, stage === null ? {} : { stage });
  if (isRefusal(table)) return [];
  const open = table.rows.filter((row) => row.decidedBy === 'lot-needed' && row.place !== null);
  return [...groupBy(open, (row) => row.place)]
    .filter(([, rows]) => rows.some((row) => row.games > 0))
    .map(([place, rows]) => ({ stage, place: place ?? 0, players: rows.map((row) => row.player) }));
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

/** Two people have to write down the same order: nobody makes a lot of the room alone. */
const recordLot = (scene: Scene, { stage, players }: TournamentCommandOf<'record-lot'>): TournamentAnswer => {
  const { state, book, by } = scene;
  const refused = whyNoLot(scene, stage, players);
  if (refused) return refused;
  const alike = state.lotsSeen.filter((each) => each.stage === stage && isSameValue(each.players, players));
  if (alike.some((each) => each.by !== by)) return [{ type: 'LotDrawn', stage, players, seed: null }];
  return alike.length === 0
    ? [{ type: 'LotSeen', stage, players }]
    : refuse('lot/second-person', {}, book.scoring.lot);
};

export const lotChecks: CommandGuards<'draw-lot' | 'record-lot'> = {
  'draw-lot': {
    target: null,
    // The seed comes after the group is named, and from nobody who named it.
    decide: (scene, { stage, players }, seed) =>
      whyNoLot(scene, stage, players) ?? [
        { type: 'LotDrawn', stage, players: drawLots(players, seed), seed },
      ],
  },
  'record-lot': { target: null, decide: recordLot },
};
