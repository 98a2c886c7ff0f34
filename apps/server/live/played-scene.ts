// A tournament and its tables at one moment of what is seen, commit by commit.
import { eventOf } from '@omerta/office/envelopes.ts';
import { foldPlay } from '@omerta/stream/fold.ts';
import type { TournamentEvent } from '@omerta/tournament/event.ts';
import { evolve } from '@omerta/tournament/evolve.ts';
import type { TournamentState } from '@omerta/tournament/state.ts';
import type { LiveCommit } from './commit.ts';
import { emptyTable, type TableState, tableAfter } from './game-pictures.ts';

/** One moment of what is seen: a commit, or one that has come to be shown. */
export type PlayedScene = { tournament: TournamentState; readonly tables: Map<string, TableState> };

export const foldScene = (scene: PlayedScene, commit: LiveCommit): void => {
  scene.tournament = commit.tournament.map(eventOf<TournamentEvent>).reduce(evolve, scene.tournament);
  for (const [game, { events, clock }] of commit.games) {
    const before = scene.tables.get(game) ?? emptyTable;
    scene.tables.set(game, tableAfter(before, events.reduce(foldPlay, before.played), clock));
  }
};
