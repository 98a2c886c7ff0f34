// What was pressed and is not in the log yet, in a second place as plain text.
import type { Json } from '@omerta/base/canonical.ts';
import { listOf, orElse, raw, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import type { Written } from '@omerta/stream/entry.ts';

/** Lines, and what stands beside the game once they are written: the running clock and what was being entered. */
export type Waits = { readonly waiting: readonly Written[]; readonly aside: Json | null };

export type SecondPlace = {
  /** Everything of a game that waits to be written after this version; nothing clears it. */
  readonly keep: (game: string, version: number, waits: Waits) => void;
};

export const noSecondPlace: SecondPlace = { keep: () => undefined };

/** `by`: the page that kept it. */
export type Unsaved = Waits & {
  readonly game: string;
  readonly by: string;
  readonly version: number;
};

const prefix = 'omerta.unsaved.';

const kept = shape({
  game: text,
  by: text,
  version: whole(1, Number.MAX_SAFE_INTEGER),
  waiting: listOf(shape({ entry: raw, at: whole(0, Number.MAX_SAFE_INTEGER) })),
  aside: orElse(raw, null),
});

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = ({ by, game }: Pick<Unsaved, 'by' | 'game'>): string => `${prefix}${by}.${game}`;

/** Refused or full: what is on the screen is then in one place only, and closing the page is asked about. */
export const placeIn = (storage: Storage, by: string): SecondPlace => ({
  keep: (game, version, { waiting, aside }) => {
    try {
      const key = keyOf({ by, game });
      if (waiting.length === 0 && aside === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ game, by, version, waiting, aside } satisfies Unsaved));
    } catch {}
  },
});

/** Whatever stands under our name and is not ours is nothing. */
export const unsavedIn = (storage: Storage, keys: readonly string[]): readonly Unsaved[] =>
  keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const given = read(kept, parseJson(storage.getItem(key) ?? ''));
      return isRefusal(given) ? [] : [given as Unsaved];
    });

export const forget = (storage: Storage, unsaved: Pick<Unsaved, 'by' | 'game'>): void =>
  storage.removeItem(keyOf(unsaved));
