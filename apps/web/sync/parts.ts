// What a driver of the talk with a server is made of, and what became of one of its steps.
import type { ServedGame } from '../session/served.ts';
import type { DeviceSide } from './device-side.ts';
import type { TableTalk } from './kept.ts';
import type { OfferedGame, TableQuestions } from './table-questions.ts';

export type DriverParts = {
  readonly game: ServedGame;
  readonly stream: string;
  readonly side: DeviceSide;
  readonly ask: TableQuestions;
  readonly talk: { readonly get: () => TableTalk; readonly set: (talk: TableTalk) => void };
  /** The server has said who sits there, and who asks. */
  readonly meets: (offer: OfferedGame, person: string) => Promise<void>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Calls back once, after so many milliseconds; gives what ends it. */
  readonly after: (milliseconds: number, call: () => void | Promise<void>) => () => void;
  /** Whether somebody looks at the page: else nothing is asked for its own sake. */
  readonly isSeen: () => boolean;
};

/** What became of a step: another follows; there is nothing to do; or nothing came of it and it is tried later. */
export type Stepped = 'again' | 'rest' | 'later';
