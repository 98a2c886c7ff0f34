// A game as written down: its tags, its lines with their commands, and the comments between them.
import type { Cards } from '../game/cards.ts';
import type { Command } from '../game/command.ts';
import type { Role } from '../game/role.ts';
import { bySeat, type Seat } from '../game/seat.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';

export const textTags = ['event', 'stage', 'referee'] as const;
export const numberTags = ['round', 'table', 'game'] as const;

export type SeatTag = {
  readonly kind: 'seat';
  readonly seat: Seat;
  readonly name: string;
  readonly role: Role | null;
};
export type Tag =
  | SeatTag
  | { readonly kind: 'rulebook'; readonly id: string }
  | { readonly kind: 'switch'; readonly name: string; readonly value: string }
  | { readonly kind: 'text'; readonly name: (typeof textTags)[number]; readonly value: string }
  | { readonly kind: 'number'; readonly name: (typeof numberTags)[number]; readonly value: number }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'other'; readonly text: string };

/** Comments on lines of their own stand before the item they precede; one at the end of a line belongs to it. */
export type Commented = { readonly before: readonly string[]; readonly comment: string | null };

export type TagItem = Commented & { readonly tag: Tag };
export type LineItem = Commented & { readonly line: number; readonly command: Command };

export type GameRecord = {
  readonly rulebook: Rulebook;
  readonly tags: readonly TagItem[];
  readonly seats: readonly SeatTag[];
  readonly lines: readonly LineItem[];
  /** Comments after the last line. */
  readonly after: readonly string[];
};

/** The cards that the tags give, by seat. */
export const rolesOf = ({ seats }: GameRecord): Cards => bySeat((seat) => seats[seat - 1]?.role ?? null);
