// What is still open: nothing is finished while anything stands here.
import type { AskedEntry } from '@omerta/scoring/game/game-score.ts';
import type { GameId } from './command.ts';
import { needsOf } from './papers.ts';
import type { Book } from './rulebooks/choose.ts';
import { type Game, gamesOf, openCharges, openProtests, type TournamentState } from './state.ts';

/** Where a game stands on its way. */
type GameStep = 'unplayed' | 'no-sheet' | 'unsigned' | 'unconfirmed' | 'not-final';

export type OpenMatter =
  | { readonly what: 'round-unpublished'; readonly stage: string; readonly round: number }
  | {
      readonly what: GameStep | 'replay-due' | 'at-table-unknown';
      readonly game: GameId;
      readonly clause: string | null;
    }
  | {
      readonly what: 'unapproved';
      readonly game: GameId;
      readonly of: 'chief' | 'duty' | 'committee';
      readonly seat: number | null;
      readonly clause: string;
      readonly asks: readonly AskedEntry[];
    }
  | { readonly what: 'protested'; readonly game: GameId; readonly protest: string; readonly clause: string }
  | { readonly what: 'ruling'; readonly game: GameId; readonly ruling: string }
  | { readonly what: 'charge'; readonly game: GameId; readonly charge: string; readonly clause: string };

const stepOf = (state: TournamentState, game: Game): GameStep | null => {
  switch (game.status) {
    case 'scheduled':
    case 'called':
    case 'running':
      return 'unplayed';
    case 'ended':
      return 'no-sheet';
    case 'sheet':
      return 'unsigned';
    case 'signed':
      return state.secondConfirmation ? 'unconfirmed' : 'not-final';
    case 'confirmed':
      return 'not-final';
    case 'final':
    case 'annulled':
      return null;
  }
};

const ofGame = (state: TournamentState, book: Book, game: Game): OpenMatter[] => {
  if (game.status === 'annulled') return [];
  const step = stepOf(state, game);
  const due = game.incidents.filter((incident) => incident.mandatory);
  return [
    ...(step === null ? [] : [{ what: step, game: game.id, clause: null }]),
    ...due.map(({ clause }): OpenMatter => ({ what: 'replay-due', game: game.id, clause })),
    ...needsOf(book, game).map(
      (need): OpenMatter =>
        need.what === 'approval'
          ? {
              what: 'unapproved',
              game: game.id,
              of: need.by,
              seat: need.seat,
              clause: need.clause,
              asks: need.asks,
            }
          : { what: 'at-table-unknown', game: game.id, clause: need.clause },
    ),
  ];
};

export const openMatters = (state: TournamentState, book: Book): OpenMatter[] => [
  ...state.stages.flatMap(({ stage, rounds, published }) =>
    rounds
      .slice(published)
      .map((_, i): OpenMatter => ({ what: 'round-unpublished', stage, round: published + i + 1 })),
  ),
  ...gamesOf(state).flatMap((game) => ofGame(state, book, game)),
  ...openProtests(state).map(
    (protest): OpenMatter => ({
      what: 'protested',
      game: protest.game,
      protest: protest.id,
      clause: book.rules.protest.right,
    }),
  ),
  ...Object.values(state.rulings)
    .filter((ruling) => ruling.status === 'proposed')
    .map((ruling): OpenMatter => ({ what: 'ruling', game: ruling.game, ruling: ruling.id })),
  ...openCharges(state).map(
    ({ id, game, clause }): OpenMatter => ({ what: 'charge', game, charge: id, clause }),
  ),
];
