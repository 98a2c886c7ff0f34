// After which rounds the public's table can be frozen.
import type { DeskPicture } from '../../../desk/wire/picture.ts';

/** Every round that was published, the newest first; and the moment before a stage that has its players. */
export const freezable = ({ plans }: Pick<DeskPicture, 'plans'>) =>
  plans
    .flatMap(({ stage, name, published, players }, i) =>
      Array.from({ length: published + 1 }, (_, round) => ({ stage, name, round })).filter(
        ({ round }) => round > 0 || (i > 0 && players.length > 0),
      ),
    )
    .toReversed();
