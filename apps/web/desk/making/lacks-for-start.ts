// What a tournament has not got yet for its first game, though its start is allowed.
import { tableSize } from '@omerta/seating/seating.ts';
import type { DeskPicture } from '../wire/picture.ts';

export type StartLack = 'players' | 'field' | 'seating' | 'round';

/** An evening is entered by sitting down. */
export const lacksForStart = ({
  kind,
  entries,
  plans,
}: Pick<DeskPicture, 'kind' | 'entries' | 'plans'>): readonly StartLack[] => {
  if (kind === 'evening') return [];
  const accepted = entries.filter(({ status }) => status === 'accepted').length;
  const [first] = plans;
  return [
    ...(accepted < tableSize ? (['players'] as const) : []),
    ...(first?.players.length ? [] : (['field'] as const)),
    ...(first?.rounds.length ? [] : (['seating'] as const)),
    ...(first?.published ? [] : (['round'] as const)),
  ];
};
