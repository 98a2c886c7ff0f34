// Why the office refuses, and what a check finds wrong: a stable code and what its sentence needs.
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import type { Damage } from '@omerta/store/damage.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';

/** A backup that was read and verified before it is offered. */
export type GoodBackup = { readonly file: string; readonly at: string };

/** What a disk has to say. */
export const troubles = [
  'missing',
  'is-folder',
  'is-file',
  'not-folder',
  'not-file',
  'forbidden',
  'full',
  'other',
] as const;
export type Trouble = (typeof troubles)[number];

type Details = {
  /** Decided on another version than the one there is: look again, then repeat. */
  readonly 'command/stale': { readonly stream: string; readonly expected: number; readonly actual: number };
  readonly 'command/busy': object;
  /** The id has done something else before, or for somebody else. */
  readonly 'command/reused': { readonly id: string };
  /** The cards of a game that has begun are those it began with. */
  readonly 'play/other-roles': { readonly game: string };
  readonly 'play/none': { readonly game: string };
  /** No backup of a folder that is whole. */
  readonly 'backup/none': { readonly folder: string };
  readonly 'folder/none': { readonly folder: string };
  readonly 'folder/not-empty': { readonly folder: string };
  readonly 'folder/unwritable': { readonly folder: string; readonly trouble: Trouble };
  /** With the newest good backup, where there is one. */
  readonly 'folder/damaged': { readonly refusal: StoreRefusal; readonly backup: GoodBackup | null };
  readonly 'folder/file-missing': {
    readonly folder: string;
    readonly file: string;
    readonly backup: GoodBackup | null;
  };
  readonly 'file/unreadable': { readonly file: string; readonly trouble: Trouble };
  readonly 'file/too-large': { readonly file: string; readonly most: number };
  readonly 'file/exists': { readonly file: string };
  readonly 'file/unwritable': { readonly file: string; readonly trouble: Trouble };
  readonly 'store/refused': { readonly refusal: StoreRefusal };
  readonly 'tournament/unknown': { readonly tournament: string; readonly there: readonly string[] };
  readonly 'person/nothing-kept': { readonly person: string };
  readonly 'archive/not-a-zip': object;
  readonly 'archive/foreign': object;
  readonly 'archive/newer-format': { readonly found: number; readonly known: number };
  /** Unpacked it is more than `most` megabytes, or more than `times` as large as packed. */
  readonly 'archive/too-large': { readonly most: number; readonly times: number };
  readonly 'archive/file-twice': { readonly entry: string };
  readonly 'archive/manifest': object;
  readonly 'archive/file-missing': { readonly entry: string };
  readonly 'archive/file-changed': { readonly entry: string };
  readonly 'archive/file-unknown': { readonly entry: string };
  /** The file is not what the log in the same archive makes of it. */
  readonly 'archive/file-differs': { readonly entry: string };
  readonly 'archive/heads': { readonly stream: string };
  /** The head in the manifest is not that of its files. */
  readonly 'archive/head': object;
  /** It is whole, and another than the one whose head was kept. */
  readonly 'archive/other-head': { readonly head: string | null; readonly kept: string };
  /** The chain is whole and holds what no office writes. */
  readonly 'archive/unfit': object;
  /** A whole club's backup, where one tournament is asked for. */
  readonly 'archive/not-a-tournament': object;
  readonly 'archive/log': { readonly refusal: StoreRefusal };
  readonly 'log/damaged': { readonly damage: Damage };
  /** The chain is whole, but this program does not know what to make of the event. */
  readonly 'log/unknown-event': { readonly stream: string; readonly version: number };
  /** A line of a game's stream is not what the rules make of it. */
  readonly 'game/not-replayed': { readonly stream: string; readonly version: number };
  /** The record does not give the sheet that was taken from it. */
  readonly 'game/other-sheet': { readonly stream: string; readonly version: number; readonly game: string };
  /** A line of a game's stream was written by somebody who did not lead the game then. */
  readonly 'game/not-led': { readonly stream: string; readonly version: number; readonly person: string };
  /** A sheet leaves the stream of its game without a reasoned correction. */
  readonly 'game/other-than-played': {
    readonly stream: string;
    readonly version: number;
    readonly game: string;
    readonly differences: readonly Difference[];
  };
  readonly 'standings/differ': { readonly tournament: string };
};

export type OfficeRefusalCode = keyof Details;
export type OfficeRefusal<C extends OfficeRefusalCode = OfficeRefusalCode> = {
  [K in C]: { readonly code: K } & Details[K];
}[C];
