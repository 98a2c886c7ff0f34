// How fast a game against bots goes: its time is the game's own, runs on while the others are at it and never hurries the person.
import type { SeatPicture } from '@omerta/play/picture.ts';

export const paces = ['real', 'usual', 'quick'] as const;
export type PlayPace = (typeof paces)[number];

/** How many seconds of the game pass in one of the device while nothing is waited for from the person. */
const faster: Readonly<Record<PlayPace, number>> = { real: 1, usual: 3, quick: 12 };

/** A hand has a second and a half by the rulebook: whoever reads a screen is given twice that, but at the real pace. */
const handRate: Readonly<Record<PlayPace, number>> = { real: 1, usual: 0.5, quick: 0.5 };

const isAlive = ({ view }: SeatPicture): boolean =>
  view?.seats.some(({ seat, inGame }) => seat === view.seat && inGame) ?? false;

export const rateOf = (picture: SeatPicture, pace: PlayPace): number => {
  const { asks, view } = picture;
  const step = view?.now?.step;
  if (asks) return asks.acts.includes('hand') ? handRate[pace] : 1;
  // The call of a vote is what he makes up his mind by.
  return isAlive(picture) && (step === 'vote' || step === 'lift') ? 1 : faster[pace];
};

const milliseconds = { each: 45, least: 1_200 } as const;

/** How long a sentence stands before the game goes on: read without haste, and half as long in a hurry. */
export const readingTime = (words: string, pace: PlayPace): number =>
  Math.max(milliseconds.least, words.length * milliseconds.each) / (pace === 'quick' ? 3 : 1);
