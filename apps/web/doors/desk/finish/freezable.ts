// After which rounds the public's table can be frozen.
import { isGameOver } from '@omerta/tournament/state.ts';
import type { DeskPicture } from '../../../desk/wire/picture.ts';

/** Every round of which a game was played, the newest first; and the moment before a stage that has its players. */
export const freezable = ({ plans, games }: Pick<DeskPicture, 'plans' | 'games'>) =>
  plans
    .flatMap(({ stage, name, published, players }, i) =>
      Array.from({ length: published + 1 }, (_, round) => ({ stage, name, round })).filter(({ round }) =>
        round === 0
          ? i > 0 && players.length > 0
          : games.some(
              (game) =>
                game.stage === stage &&
                game.round === round &&
                game.status !== 'annulled' &&
                isGameOver(game),
            ),
      ),
    )
    .toReversed();
