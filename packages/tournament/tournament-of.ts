// From the state to the tournament that standings are counted of. Reading the tournament file gives the same one.
import { points } from '@omerta/base/fraction.ts';
import type { Invalid } from '@omerta/base/invalid.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Tournament } from '@omerta/scoring/standings/tournament.ts';
import { countedOf } from './counted.ts';
import { chooseBook } from './rulebooks/choose.ts';
import type { Game, TournamentState } from './state.ts';

export const tournamentOf = (
  state: TournamentState,
  counts?: (game: Game) => boolean,
): Tournament | Invalid => {
  const book = chooseBook(state.rules);
  if (isRefusal(book)) return book;
  if (state.stages.length === 0) return { path: 'stages', code: 'stage/none' };
  const { players, stages, games, fines, expelled, standIns, lots } = countedOf(state, counts);
  return {
    name: state.name,
    scoring: book.scoring,
    // Names live outside the log; a table is counted by ids.
    players: players.map((id) => ({ id, nick: id, club: null })),
    stages: stages.map(({ stage, name, kind, plannedGames, coefficient, carry }) => ({
      id: stage,
      name,
      kind,
      plannedGames,
      coefficient: points(coefficient),
      carry,
    })),
    games: games.map(({ stage, round, table, sheet }) => ({ stage, round, table, sheet })),
    fines: fines.map(({ person, points: text, reason }) => ({
      player: person,
      points: points(text),
      reason,
    })),
    unplaced: [...expelled.map(({ person }) => person), ...standIns],
    lots,
  };
};
