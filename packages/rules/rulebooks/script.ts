// The shape of the referee's script: what is said and shown at each step of the game.
import type { Text } from '@omerta/base/lang.ts';

export const cues = [
  'opening-night',
  'deal',
  'agreement',
  'agreement-end',
  'don-sign',
  'sheriff-sign',
  'sheriff-look',
  'sheriff-look-end',
  'free-seating',
  'free-seating-end',
  'day',
  'speech',
  'speech-silenced',
  'speech-short',
  'nomination-accepted',
  'nomination-repeated',
  'nomination-withdrawn',
  'no-vote',
  'vote-open',
  're-vote',
  'vote',
  'vote-close',
  'vote-rest',
  'tie-open',
  'tie-again',
  'tie-same',
  'tie-wide',
  'tie-speech',
  'lift',
  'lift-close',
  'lift-barred',
  'lift-failed',
  'leaves',
  'lifted',
  'last',
  'last-lifted',
  'last-killed',
  'night',
  'hunt',
  'hunt-end',
  'don',
  'don-end',
  'sheriff',
  'sheriff-end',
  'best',
  'best-accepted',
  'killed',
  'nobody-killed',
  'warn',
  'foul',
  'foul-in-pause',
  'third-foul',
  'fourth-foul',
  'yellow',
  'red-card',
  'removal',
  'forfeit',
  'red-won',
  'black-won',
  'draw',
  'break',
  'resume',
  'sheet',
] as const;
export type Cue = (typeof cues)[number];

/**
 * Placeholders: `{seat}` the player meant, `{seats}` several read one by one (candidates, the best move),
 * `{players}` several in a sentence (the tied, the leaving), `{seconds}` what the clock shows, `{minutes}`
 * how long protests are taken, `{count}` votes against a candidate, `{votes}` what each of the tied has,
 * `{foul}` which foul it is, `{blacks}`, `{don}` and `{sheriff}` the roles of an ended game.
 */
export type Phrase = Text & {
  readonly clause: string;
  /** About how many seconds each call of it takes, where the rulebook says: a rhythm for the referee, not a limit. */
  readonly beat?: number;
  /** What the referee shows, or the form in which the players answer. */
  readonly gesture?: Text & { readonly clause: string };
};

/** A cue is left out where the rulebook has no such step, or no words of its own for it. */
export type Script = Readonly<Partial<Record<Cue, Phrase>>>;

/** The cue that is said where the rulebook has no words of its own. */
export const commonCue: Readonly<Partial<Record<Cue, Cue>>> = {
  'last-lifted': 'last',
  'last-killed': 'last',
  'foul-in-pause': 'foul',
  'tie-again': 'tie-open',
};
