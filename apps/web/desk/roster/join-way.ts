// How a second entry of one person can be joined to the first while both are in this tournament.
import type { DeskPicture } from '../wire/picture.ts';
import { movesFrom } from './entry-orders.ts';

/** `withdraw`: its entry goes first; `turn`: this one goes to the other instead; `later`: when the tournament is over. */
export type JoinWay = 'join' | 'withdraw' | 'office' | 'turn' | 'later';

type Seen = Pick<DeskPicture, 'phase' | 'entries' | 'games' | 'officials'>;

export const joinWay = (
  { phase, entries, games, officials }: Seen,
  person: string,
  other: string,
): JoinWay => {
  const sits = (who: string): boolean => games.some(({ seats }) => seats.includes(who));
  const serves = (who: string): boolean => officials.some((each) => each.person === who);
  if (phase === 'finished') return 'join';
  if (sits(other)) return sits(person) || serves(person) ? 'later' : 'turn';
  if (serves(other)) return 'office';
  const entry = entries.find((each) => each.person === other);
  if (entry?.status === 'expelled') return 'later';
  return entry && movesFrom(entry.status).includes('withdraw') ? 'withdraw' : 'join';
};
