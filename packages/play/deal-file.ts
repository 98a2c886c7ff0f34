// The revealed parts of a deal as a file has them: a room's JSON with its `deal`, or that alone.
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  checked,
  type Descriptor,
  listOf,
  object,
  optional,
  orNull,
  read,
  shape,
  text,
} from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { commitmentTo, type Dealt, dealFrom, isPart, seedFrom } from './deal.ts';

const part: Descriptor<string> = checked(text, (value, path) => {
  if (!isPart(value)) fail(path, 'value/unlisted', { found: shown(value), wanted: '[0-9a-f] × 64' });
});

const ten = checked(listOf(orNull(part)), (list, path) => {
  if (list.length !== seats.length)
    fail(path, 'value/count', { found: String(list.length), wanted: String(seats.length) });
});

const parts = shape({
  server: part,
  /** Ten, in order of chairs; null or zeros for who sent none. */
  entropies: ten,
  commitment: optional(part),
  seed: optional(orNull(part)),
});

export type Revealed = {
  readonly server: string;
  readonly entropies: readonly (string | null)[];
  readonly commitment: string | null;
  readonly seed: string | null;
};

export const readDeal = (value: unknown): Revealed | Invalid =>
  read<Revealed>(
    {
      read: (given, path) => {
        const whole = object.read(given, path);
        const inside = 'deal' in whole ? { value: whole['deal'], at: 'deal' } : { value: given, at: path };
        const { server, entropies, commitment = null, seed = null } = parts.read(inside.value, inside.at);
        return { server, entropies, commitment, seed };
      },
      schema: parts.schema,
    },
    value,
  );

export type RepeatedDeal = Dealt & {
  readonly commitment: string;
  readonly seed: string;
  /** What was published agrees with what was revealed; null where nothing was published. */
  readonly commitmentHolds: boolean | null;
  readonly seedHolds: boolean | null;
};

export const repeatDeal = ({ server, entropies, commitment, seed }: Revealed): RepeatedDeal => {
  const own = { commitment: commitmentTo(server), seed: seedFrom(server, entropies) };
  return {
    ...own,
    commitmentHolds: commitment === null ? null : commitment === own.commitment,
    seedHolds: seed === null ? null : seed === own.seed,
    ...dealFrom(own.seed),
  };
};
