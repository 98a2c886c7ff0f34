// The one game that a device was connected for, as people call it: stage, round, table.
import { orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { type Game, gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import type { Place } from '../api/place.ts';
import type { OneGame } from './kept/sessions.ts';

const most = Number.MAX_SAFE_INTEGER;

export const onlyGame = shape({
  tournament: text,
  game: text,
  /** Null at an evening, where there is one. */
  stage: orNull(text),
  round: whole(0, most),
  table: whole(0, most),
  /** 2 and more: it is played again. */
  attempt: whole(1, most),
});

export const stageName = (
  { kind, stages }: TournamentState,
  { stage }: Pick<Game, 'stage'>,
): string | null => (kind === 'evening' ? null : (stages.find((each) => each.stage === stage)?.name ?? null));

/** Null where there is no such game any more. */
export const namedGame = async ({ office }: Place, only: OneGame) => {
  const { state } = await office.tournament(only.tournament);
  const game = gameOf(state, only.game);
  if (!game) return null;
  const { round, table, attempt } = game;
  return { ...only, stage: stageName(state, game), round, table, attempt };
};
