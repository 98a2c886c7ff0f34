// What the desk and the tables have told each other, table by table, as far as the control room looks at it.
import type { ChiefCall, SentWord, WordsView } from '@omerta/sync/words.ts';
import type { LivePicture } from '../../server/live.ts';
import { sideViewIn } from '../../side/side-view.ts';

export type TableWords = {
  readonly words: readonly SentWord[];
  readonly calls: readonly ChiefCall[];
  /** Flags of side referees that the referee has not answered. */
  readonly flags: number;
  /** Records beside the game's own that nobody has decided on. */
  readonly branches: NonNullable<WordsView['branches']>;
  /** On the referee's phone. */
  readonly isAnnulled: boolean;
};

export type HallWords = (game: string) => TableWords;

export const silence: TableWords = { words: [], calls: [], flags: 0, branches: [], isAnnulled: false };

/** A referee in the middle of something answers in a moment: only what has lain longer is told. */
const patience = 60_000;

export const flagsWaiting = (picture: LivePicture | undefined, now: number): number =>
  (sideViewIn(picture)?.flags ?? []).filter(
    ({ answer, at }) => (answer === null || answer === 'seen') && now - Date.parse(at) > patience,
  ).length;
