// What the shadow count reads: the tournament file and the sheet of the contract, word for word.

export type ShadowRole = 'red' | 'black' | 'sheriff' | 'don';

export type ShadowSheet = {
  readonly seats: readonly { readonly player: string; readonly role: ShadowRole }[];
  readonly winner: 'red' | 'black' | 'draw';
  readonly by?: 'play' | 'forfeit';
  readonly firstKilled?: number | null;
  readonly bestMove?: readonly number[] | null;
  readonly outDay1?: number;
  readonly removed?: readonly number[];
  readonly forfeitBy?: number | null;
  readonly atTable?: readonly number[] | null;
  readonly yellow?: readonly number[];
  readonly purple?: readonly { readonly seat: number; readonly reason: 'damage' | 'throwing' | 'conduct' }[];
  readonly extra?: readonly { readonly seat: number; readonly points: string }[];
  readonly penalties?: readonly { readonly seat: number; readonly clause: string }[];
  /** Listed acts that are not punished, with the agreement that their clause asks for. */
  readonly waived?: readonly { readonly seat: number; readonly clause: string }[];
  readonly fines?: readonly { readonly seat: number; readonly points: string }[];
};

export type ShadowStage = {
  readonly id: string;
  readonly kind: string;
  readonly plannedGames: number;
  readonly coefficient: string;
  readonly carry: boolean;
};

type At = { readonly stage: string; readonly round: number; readonly table: number };
export type SheetGame = At & { readonly sheet: ShadowSheet };

export type ShadowFile = {
  readonly rulebook: string;
  readonly switches: Readonly<Record<string, unknown>>;
  readonly players: readonly { readonly id: string; readonly nick: string }[];
  readonly stages: readonly ShadowStage[];
  readonly games: readonly (SheetGame | (At & { readonly record: string }))[];
  readonly fines: readonly { readonly player: string; readonly points: string; readonly reason?: string }[];
  readonly expelled: readonly { readonly player: string }[];
  readonly lots: readonly (readonly string[])[];
};

export const isRedRole = (role: ShadowRole): boolean => role === 'red' || role === 'sheriff';

export const roleAt = ({ seats }: ShadowSheet, seat: number): ShadowRole => {
  const found = seats[seat - 1];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found.role;
};

export type ShadowResult = 'win' | 'loss' | 'draw';

export const resultAt = (sheet: ShadowSheet, seat: number): ShadowResult => {
  if (sheet.winner === 'draw') return 'draw';
  return (sheet.winner === 'red') === isRedRole(roleAt(sheet, seat)) ? 'win' : 'loss';
};
