// Whether somebody who sat in for others has a place of his own in the table.
import type { DeskPicture } from '../wire/picture.ts';

type Picture = Pick<DeskPicture, 'kind' | 'entries' | 'plans' | 'standIns'> & {
  readonly games: readonly Pick<DeskPicture['games'][number], 'status' | 'seats'>[];
};

/** Null where he is no substitute: he has a number in a stage, or has sat in no game. */
export const contestOf = (
  { kind, entries, plans, games, standIns }: Picture,
  person: string,
): 'in' | 'out' | null => {
  const hasSat = games.some(({ status, seats }) => status !== 'annulled' && seats.includes(person));
  const isEntered = entries.some((entry) => entry.person === person);
  const hasNumber = plans.some(({ players }) => players.includes(person));
  if (kind === 'evening' || !isEntered || !hasSat || hasNumber) return null;
  return standIns.includes(person) ? 'out' : 'in';
};
