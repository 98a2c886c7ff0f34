// What the overlay of a stream shows, as whoever holds its key has set it: the table, the look, its parts and the lower third.
import { checked, flag, type Of, oneOf, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { fail } from '@omerta/base/unfit.ts';

export const overlayLooks = ['felt', 'paper'] as const;
export type OverlayLook = (typeof overlayLooks)[number];

/** `result`: how the game ended, once it has. */
export const lowerThirds = ['none', 'result', 'text'] as const;

const mostLetters = 120;
const line = checked(
  text,
  (given, path) => {
    if (given.length > mostLetters)
      fail(path, 'text/long', { found: `${given.length}`, wanted: `${mostLetters}` });
  },
  { maxLength: mostLetters },
);

export const overlayScene = shape({
  /** Null: the only table, or the first that plays. */
  table: orNull(whole(1, 1_000)),
  look: oneOf(overlayLooks),
  /** False: nothing at all, as before the show. */
  shown: flag,
  roles: flag,
  /** Nominations and votes. */
  talk: flag,
  /** Shots, checks and the best move. */
  nights: flag,
  lower: oneOf(lowerThirds),
  title: line,
  line,
});
export type OverlayScene = Of<typeof overlayScene>;

export const usualScene: OverlayScene = {
  table: null,
  look: 'felt',
  shown: true,
  roles: true,
  talk: true,
  nights: true,
  lower: 'result',
  title: '',
  line: '',
};
