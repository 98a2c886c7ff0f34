// What is still open: nothing is finished while anything stands here.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { AskedEntry } from '@omerta/scoring/game/game-score.ts';
import { type TiedGroup, tiedGroups } from './areas/lots.ts';
import { advancing } from './areas/stages.ts';
import type { GameId } from './command.ts';
import { needsOf } from './papers.ts';
import { gamesLaid, lackOf } from './planned.ts';
import type { Book } from './rulebooks/choose.ts';
import {
  type Game,
  gamesOf,
  openCharges,
  openProtests,
  type StageState,
  type TournamentState,
} from './state.ts';

/** Where a game stands on its way. */
type GameStep = 'unplayed' | 'no-sheet' | 'unsigned' | 'unconfirmed' | 'not-final';

export type OpenMatter =
  | { readonly what: 'stage-unformed' | 'stage-unseated'; readonly stage: string }
  | {
      readonly what: 'stage-short';
      readonly stage: string;
      /** Games that whoever plays most has in it, and those he is to have. */
      readonly laid: number;
      readonly planned: number;
    }
  /** A place that a lot must part; `stage` is null in the table of the whole. */
  | (TiedGroup & { readonly what: 'lot'; readonly clause: string })
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

const lackIn = (state: TournamentState, plan: StageState): OpenMatter[] => {
  const { stage, plannedGames } = plan;
  const lack = lackOf(state, plan);
  if (lack === null) return [];
  return lack === 'short'
    ? [{ what: 'stage-short', stage, laid: gamesLaid(plan), planned: plannedGames ?? 0 }]
    : [{ what: `stage-${lack}`, stage }];
};

/** Shared across the line of a stage that is otherwise ready to be formed. */
const tiesAtLines = (state: TournamentState): TiedGroup[] =>
  state.stages.flatMap((stage, i) => {
    const due = stage.players.length === 0 ? advancing(state, stage) : [];
    if (!isRefusal(due) || due.code !== 'stage/lot-needed') return [];
    const shared = tiedGroups(state, state.stages[i - 1]?.stage ?? null);
    return shared.filter(({ place }) => String(place) === due.params['place']);
  });

/** Places that a lot must part: across a line, and in the table of the whole. */
export const tiesIn = (state: TournamentState): TiedGroup[] => {
  const atLines = tiesAtLines(state);
  const isThere = ({ players }: TiedGroup): boolean =>
    atLines.some(
      (each) => each.players.length === players.length && each.players.every((p) => players.includes(p)),
    );
  return [...atLines, ...tiedGroups(state, null).filter((group) => !isThere(group))];
};

/** A lot is the last resort: what is still open may separate them. An evening leaves its places shared. */
const lotsDue = (state: TournamentState, { scoring }: Book, others: readonly OpenMatter[]): OpenMatter[] => {
  if (state.kind === 'evening' || gamesOf(state).length === 0) return [];
  const ties = others.length === 0 ? tiesIn(state) : tiesAtLines(state);
  return ties.map(({ stage, place, players }) => ({
    what: 'lot',
    stage,
    place,
    players,
    clause: scoring.lot,
  }));
};

export const openMatters = (state: TournamentState, book: Book): OpenMatter[] => {
  const others = beforeLots(state, book);
  return [...others, ...lotsDue(state, book, others)];
};

const beforeLots = (state: TournamentState, book: Book): OpenMatter[] => [
  ...state.stages.flatMap((plan): OpenMatter[] => [
    ...lackIn(state, plan),
    ...plan.rounds
      .slice(plan.published)
      .map(
        (_, i) => ({ what: 'round-unpublished', stage: plan.stage, round: plan.published + i + 1 }) as const,
      ),
  ]),
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
