// What a ruling makes happen when it is applied: the preview folds the same events.
import type { CheckedChange, EventBody } from './event.ts';
import { scheduled } from './schedule.ts';
import { type Game, gameOf, type Ruling, type TournamentState } from './state.ts';

export type Applicable = Pick<Ruling, 'game' | 'change'>;

/** The same seats, roles dealt anew. */
const replayed = (
  game: Game,
  { cause, clause, carry, seats, standIns, cards, record }: Extract<CheckedChange, { kind: 'replay' }>,
): EventBody[] => {
  const sides = game.sides.filter((person) => !seats.includes(person));
  const replay = scheduled(game, seats, { attempt: game.attempt + 1, referee: game.referee, sides });
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
    ? replayed(game, change)
    : [{ type: 'SheetAmended', game: id, sheet: change.sheet }];
};
