// The points of one game, item by item, with what is refused, what approval is missing and what deserves a second look.
import type { Fraction } from '@omerta/base/fraction.ts';
import type { Approver } from '@omerta/rules/game/command.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { Bucket } from '../scoring-rules.ts';

export const itemKinds = [
  'win',
  'loss',
  'draw',
  'best-move',
  'extra',
  'penalty',
  'removal',
  'forfeit',
  'card',
  'fine',
] as const;
export type ItemKind = (typeof itemKinds)[number];

export type Item = {
  readonly kind: ItemKind;
  readonly points: Fraction;
  readonly clause: string;
  readonly bucket: Bucket;
};

export type PlayerScore = {
  readonly seat: Seat;
  readonly player: string;
  readonly role: Role;
  readonly items: readonly Item[];
};

export type SheetLimit = 'players' | 'total';

/** An entry of a sheet, by its list and its place there. `value`: points, or the clause of a penalty. */
export type AskedEntry = {
  readonly list: 'extra' | 'penalties' | 'waived';
  readonly at: number;
  readonly seat: Seat;
  readonly value: string;
};

export type Need =
  /** `over` names the limit of the whole sheet that is passed; without it the need is of one seat. */
  | {
      readonly what: 'approval';
      readonly by: Approver;
      readonly seat: Seat | null;
      readonly clause: string;
      readonly over?: SheetLimit;
      /** What stands with the approval, and falls without it. */
      readonly asks: readonly AskedEntry[];
    }
  | { readonly what: 'at-table'; readonly by: null; readonly seat: null; readonly clause: string };

export const scoreCodes = [
  'extra/at-table-in-draw',
  'extra/below-least',
  'extra/draw',
  'extra/forfeiter',
  'extra/li-only',
  'extra/li1-to-loser',
  'extra/not-decimal',
  'extra/not-li',
  'extra/not-on-grid',
  'extra/over-li1',
  'extra/over-losers',
  'extra/over-most',
  'extra/over-players',
  'extra/over-total',
  'extra/over-winners',
  'extra/twice',
  'fine/not-decimal',
  'penalty/at-table-in-draw',
  'penalty/not-listed',
  'penalty/repeated',
  'penalty/result',
  'penalty/role',
  'waive/imposed',
  'waive/not-listed',
  'waive/not-provided',
] as const;
export type ScoreCode = (typeof scoreCodes)[number];

/** `clause` is null where it is a matter of form. */
export type ScoreRefusal = {
  readonly path: string;
  readonly code: ScoreCode;
  readonly clause: string | null;
  readonly seat: Seat;
  readonly limit?: string;
  /** By how much a limit of the whole sheet is passed. */
  readonly over?: string;
};

export const scoreWarningKinds = [
  'best-move/no-right',
  'extra/lapsed',
  'extra/off-step',
  'extra/to-removed',
  'extra/to-forfeiter',
  'penalty/lighter-falls',
] as const;
export type ScoreWarningKind = (typeof scoreWarningKinds)[number];
export type ScoreWarning = {
  readonly path: string;
  readonly kind: ScoreWarningKind;
  readonly clause: string;
  readonly seat: Seat;
};

export type GameScore = {
  readonly players: readonly PlayerScore[];
  readonly needs: readonly Need[];
  readonly refused: readonly ScoreRefusal[];
  readonly warnings: readonly ScoreWarning[];
};

/** Collects what a sheet gives while it is read. */
export class SheetTally {
  readonly #items = new Map<Seat, Item[]>(seats.map((seat) => [seat, []]));
  readonly needs: Need[] = [];
  readonly refused: ScoreRefusal[] = [];
  readonly warnings: ScoreWarning[] = [];

  give(seat: Seat, item: Item): void {
    this.#items.get(seat)?.push(item);
  }

  itemsOf(seat: Seat): readonly Item[] {
    return this.#items.get(seat) ?? [];
  }

  refuse(refusal: ScoreRefusal): void {
    this.refused.push(refusal);
  }

  warn(path: string, kind: ScoreWarningKind, clause: string, seat: Seat): void {
    this.warnings.push({ path, kind, clause, seat });
  }

  need(by: Approver, clause: string, entry: AskedEntry): void {
    this.needs.push({ what: 'approval', by, seat: entry.seat, clause, asks: [entry] });
  }

  needForSheet(by: Approver, clause: string, over: SheetLimit, asks: readonly AskedEntry[]): void {
    this.needs.push({ what: 'approval', by, seat: null, clause, over, asks });
  }
}

/** The committee counts as its member on duty; nobody else stands in for another. */
export const satisfies = (required: Approver, given: string): boolean =>
  given === required || (required === 'duty' && given === 'committee');
