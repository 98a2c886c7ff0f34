// What the referee of a table tells the tournament of his game, in order: that it begins, how it ended, protests, its sheet, his signature; or why it was annulled.
import type { Result } from '@omerta/rules/game/event.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { ProtestSubject } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import type { Annulment } from './annulment.ts';

type Winner = Result['winner'];

/** A protest as it stands in the record. */
export type ProtestEntry = { readonly seat: Seat; readonly text: string };

/** `refused`: why the tournament did not take it; null where it has it. */
export type ToldProtest = ProtestEntry & { readonly refused: string | null };

/** How far this device has told it. Versions are those of the course that was signed. */
export type Told = {
  readonly begun: boolean;
  readonly announced: Winner | null;
  readonly handedIn: number | null;
  readonly signed: number | null;
  readonly protests: readonly ToldProtest[];
  /** That it was annulled here, and why. */
  readonly annulled?: boolean;
};

export const nothingTold: Told = {
  begun: false,
  announced: null,
  handedIn: null,
  signed: null,
  protests: [],
};

/** The game on this device as far as the tournament is concerned. */
export type SheetStand = {
  /** As it was announced; null before. */
  readonly winner: Winner | null;
  /** The version that the signature in force stands under. */
  readonly signed: number | null;
  /** Why a signed sheet was opened again, the last time. */
  readonly reason: string;
  readonly protests: readonly ProtestEntry[];
  /** Null where it is not annulled, or by no cause that the tournament knows. */
  readonly annulled: Annulment | null;
};

export const errandTypes = [
  'call-game',
  'start-game',
  'announce-result',
  'protest',
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
  readonly protest?: string;
  readonly player?: string;
  readonly form?: 'sheet-entry';
  readonly subject?: ProtestSubject;
  readonly text?: string;
  readonly cause?: string;
  readonly note?: string;
};

export const isSameProtest = (one: ProtestEntry, other: ProtestEntry): boolean =>
  one.seat === other.seat && one.text === other.text;

/** The first that the tournament has not heard of; before the result is announced nobody protests. */
export const untoldProtest = (told: Told, { protests }: SheetStand): ProtestEntry | null =>
  told.announced === null
    ? null
    : (protests.find((each) => !told.protests.some((other) => isSameProtest(each, other))) ?? null);

/** Whether there is something to tell at all: then it is asked where the tournament stands. */
export const hasErrand = (told: Told, stand: SheetStand): boolean => {
  const { winner, signed, annulled } = stand;
  return (
    !told.begun ||
    (annulled !== null && !told.annulled) ||
    (winner !== null && told.announced !== winner) ||
    (signed !== null && told.signed !== signed) ||
    untoldProtest(told, stand) !== null
  );
};

const withSheet = (told: Told, stand: SheetStand): ErrandType | null => {
  const { winner, signed, annulled } = stand;
  if (annulled !== null) return told.annulled ? null : 'record-incident';
  if (winner === null) return null;
  if (told.announced !== winner) return 'announce-result';
  if (untoldProtest(told, stand)) return 'protest';
  return signed === null ? null : 'hand-in-sheet';
};

const afterHandIn = (told: Told, stand: SheetStand): ErrandType | null => {
  const { signed } = stand;
  if (untoldProtest(told, stand)) return 'protest';
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
    // Too late, and said so by the tournament itself.
    case 'final':
      return untoldProtest(told, stand) ? 'protest' : null;
    default:
      return null;
  }
};

/** Where the desk has begun the game, or it went on elsewhere, that is told already. */
export const toldBy = (status: string, told: Told): Told =>
  status === 'scheduled' || status === 'called' ? told : { ...told, begun: true };

/** What an errand is about on this device: the version whose sheet it brings, the protest it tells. */
export type ErrandAbout = { readonly signed: number | null; readonly entry: ProtestEntry | null };

export const afterProtest = (told: Told, entry: ProtestEntry | null, refused: string | null): Told =>
  entry ? { ...told, protests: [...told.protests, { ...entry, refused }] } : told;

export const afterErrand = (
  told: Told,
  { type, winner }: TableErrand,
  { signed, entry }: ErrandAbout,
): Told => {
  switch (type) {
    case 'call-game':
      return told;
    case 'start-game':
      return { ...told, begun: true };
    case 'announce-result':
      return { ...told, announced: winner ?? null };
    case 'protest':
      return afterProtest(told, entry, null);
    case 'hand-in-sheet':
    case 'correct-sheet':
      return { ...told, handedIn: signed };
    case 'sign-sheet':
      return { ...told, signed: told.handedIn };
    case 'record-incident':
      return { ...told, annulled: true };
  }
};
