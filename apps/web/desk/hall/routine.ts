// What has to be done and nobody waits for: games to be closed, sheets to be looked at by a second person.
import type { DeskPicture } from '../wire/picture.ts';

type Seen = Pick<DeskPicture, 'expects' | 'open' | 'protestTimes'>;

/** Nothing but the close is left of it, and nobody may protest any more. */
export const closable = ({ expects, open, protestTimes }: Seen, now: number): readonly string[] =>
  expects.flatMap(({ command, id }) => {
    if (command !== 'close-game' || id === null) return [];
    const isHeld = open.some(({ game, what }) => game === id && what !== 'not-final');
    const isProtestable = protestTimes.some(
      ({ game, until }) => game === id && (until === null || Date.parse(until) > now),
    );
    return isHeld || isProtestable ? [] : [id];
  });

/** When the last of these games can be closed, as far as protests go: an instant, after a next game, or now. */
export const lastClose = (
  { protestTimes }: Pick<Seen, 'protestTimes'>,
  games: readonly string[],
  now: number,
): { readonly until: string } | 'next' | 'now' => {
  const own = protestTimes.filter(({ game }) => games.includes(game));
  if (own.some(({ until }) => until === null)) return 'next';
  const [last] = own
    .flatMap(({ until }) => (until === null ? [] : [until]))
    .toSorted()
    .toReversed();
  return last !== undefined && Date.parse(last) > now ? { until: last } : 'now';
};

export const toConfirm = ({ expects }: Pick<Seen, 'expects'>): number =>
  expects.filter(({ command }) => command === 'confirm-sheet').length;
