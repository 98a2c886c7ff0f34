// What a ruling makes happen when it is applied: the preview folds the same events.
import type { CheckedChange, EventBody } from './event.ts';
import { scheduled } from './schedule.ts';
import { type Game, gameOf, holds, type Ruling, type TournamentState } from './state.ts';

export type Applicable = Pick<Ruling, 'game' | 'change'>;

/** Whoever led it to its end, as long as he may lead it again; what he did not sign himself is his all the same. */
const refereeAgain = (state: TournamentState, game: Game, seats: readonly string[]): string | null => {
  const { endedBy, referee } = game;
  const may = endedBy !== null && holds(state, endedBy, 'referee', 'chief') && !seats.includes(endedBy);
  return may ? endedBy : referee;
};

/** The same seats, roles dealt anew. */
const replayed = (
  state: TournamentState,
  game: Game,
  { cause, clause, carry, seats, standIns, cards, record }: Extract<CheckedChange, { kind: 'replay' }>,
): EventBody[] => {
  const referee = refereeAgain(state, game, seats);
  const sides = game.sides.filter((person) => !seats.includes(person) && person !== referee);
  const replay = scheduled(game, seats, { attempt: game.attempt + 1, referee, sides });
  return [
    { type: 'GameAnnulled', game: game.id, replay: replay.game, cause, clause, cards, record, standIns },
    replay,
    ...carry.map((fine): EventBody => ({ type: 'FineCarried', ...fine, game: game.id })),
  ];
};

export const effectsOf = (state: TournamentState, { game: id, change }: Applicable): readonly EventBody[] => {
  const game = gameOf(state, id);
  if (!game) return [];
  return change.kind === 'replay'
    ? replayed(state, game, change)
    : [{ type: 'SheetAmended', game: id, sheet: change.sheet }];
};
