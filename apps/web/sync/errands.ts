// What the referee of a table tells the tournament of his game, in order: that it begins, how it ended, its sheet, his signature; or why it was annulled.
import type { Result } from '@omerta/rules/game/event.ts';
import type { Annulment } from './annulment.ts';

type Winner = Result['winner'];

/** How far this device has told it. Versions are those of the course that was signed. */
export type Told = {
  readonly begun: boolean;
  readonly announced: Winner | null;
  readonly handedIn: number | null;
  readonly signed: number | null;
  /** That it was annulled here, and why. */
  readonly annulled?: boolean;
};

export const nothingTold: Told = { begun: false, announced: null, handedIn: null, signed: null };

/** The game on this device as far as the tournament is concerned. */
export type SheetStand = {
  /** As it was announced; null before. */
  readonly winner: Winner | null;
  /** The version that the signature in force stands under. */
  readonly signed: number | null;
  /** Why a signed sheet was opened again, the last time. */
  readonly reason: string;
  /** Null where it is not annulled, or by no cause that the tournament knows. */
  readonly annulled: Annulment | null;
};

export const errandTypes = [
  'call-game',
  'start-game',
  'announce-result',
  'hand-in-sheet',
  'correct-sheet',
  'sign-sheet',
  'record-incident',
] as const;
export type ErrandType = (typeof errandTypes)[number];

/** A command as it is sent: the same again under the same id until it is answered. */
export type TableErrand = {
  readonly type: ErrandType;
  readonly id: string;
  readonly game: string;
  readonly winner?: Winner;
  readonly paper?: { readonly record: string };
  readonly reason?: string;
  readonly cause?: string;
  readonly note?: string;
};

/** Whether there is something to tell at all: then it is asked where the tournament stands. */
export const hasErrand = (told: Told, { winner, signed, annulled }: SheetStand): boolean =>
  !told.begun ||
  (annulled !== null && !told.annulled) ||
  (winner !== null && told.announced !== winner) ||
  (signed !== null && told.signed !== signed);

const withSheet = (told: Told, { winner, signed, annulled }: SheetStand): ErrandType | null => {
  if (annulled !== null) return told.annulled ? null : 'record-incident';
  if (winner === null) return null;
  if (told.announced !== winner) return 'announce-result';
  return signed === null ? null : 'hand-in-sheet';
};

const afterHandIn = (told: Told, { signed }: SheetStand): ErrandType | null => {
  if (signed === null || told.signed === signed) return null;
  if (told.handedIn === null) return 'hand-in-sheet';
  return told.handedIn === signed ? 'sign-sheet' : 'correct-sheet';
};

/** By where the tournament says that the game stands. What is signed in already is opened by a correction first. */
export const nextErrand = (status: string, told: Told, stand: SheetStand): ErrandType | null => {
  switch (status) {
    case 'scheduled':
      return 'call-game';
    case 'called':
      return 'start-game';
    case 'running':
    case 'ended':
      return withSheet(told, stand);
    case 'sheet':
    case 'signed':
    case 'confirmed':
      return afterHandIn(told, stand);
    default:
      return null;
  }
};

/** Where the desk has begun the game, or it went on elsewhere, that is told already. */
export const toldBy = (status: string, told: Told): Told =>
  status === 'scheduled' || status === 'called' ? told : { ...told, begun: true };

/** `signed`: the version whose sheet the errand brought. */
export const afterErrand = (told: Told, { type, winner }: TableErrand, signed: number | null): Told => {
  switch (type) {
    case 'call-game':
      return told;
    case 'start-game':
      return { ...told, begun: true };
    case 'announce-result':
      return { ...told, announced: winner ?? null };
    case 'hand-in-sheet':
    case 'correct-sheet':
      return { ...told, handedIn: signed };
    case 'sign-sheet':
      return { ...told, signed: told.handedIn };
    case 'record-incident':
      return { ...told, annulled: true };
  }
};
