// The sheet's own history beside the lines: who signed what, who opened it again and why; nothing of it is ever taken away.
import type { Approver, Command, Decision } from '@omerta/rules/game/command.ts';

/** Pen strokes as an SVG path in a box of 300 by 100; null where the name alone is the signature. */
export type Signature = { readonly name: string; readonly ink: string | null };

export type SheetSigned = Signature & {
  /** The version of the course that was signed. */
  readonly version: number;
};

export type SheetReopened = {
  readonly reason: string;
  /** Whose consent the rulebook asks for once a sheet is handed in. */
  readonly consent: Approver | null;
};

export type SheetMark =
  | { readonly kind: 'signed'; readonly at: number; readonly mark: SheetSigned }
  | { readonly kind: 'reopened'; readonly at: number; readonly mark: SheetReopened };

export type Trail = readonly SheetMark[];

/** The signature in force; null before it and while the sheet is open again. */
export const signatureOf = (trail: Trail): SheetSigned | null => {
  const last = trail.at(-1);
  return last?.kind === 'signed' ? last.mark : null;
};

/** A ruling that changes nothing by itself. */
const isOnlyWritten = (decision: unknown): boolean =>
  decision === null || (decision as Partial<Decision> | undefined)?.kind === 'protest';

/** What outlives the signature and changes no point: a player's protest, and what was decided on it. */
const afterSigning = (command: Command): boolean =>
  command.type === 'protest' || (command.type === 'ruling' && isOnlyWritten(command.decision));

type Marked = { readonly type: string; readonly data: unknown };

/** Whether the sheet is open again behind this event of its stream. */
export const isReopenedBy = (before: boolean, { type }: Pick<Marked, 'type'>): boolean => {
  if (type === 'SheetReopened') return true;
  return type === 'SheetSigned' ? false : before;
};

/** What may be written once the tournament has the sheet: that it is opened again, all until it is signed anew, and what outlives a signature. */
export const mayFollowSheet = (isReopened: boolean, { type, data }: Marked): boolean =>
  isReopened ||
  type === 'SheetReopened' ||
  type === 'ProtestFiled' ||
  (type === 'RulingGiven' && isOnlyWritten((data as { readonly decision?: unknown }).decision));

export const isClosedTo = (trail: Trail, command: Command): boolean =>
  signatureOf(trail) !== null && !afterSigning(command);
