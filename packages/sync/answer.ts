// What a server answers a device: how far it has what was sent, where its own stream stands, or why it goes no further.
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { Holder } from './holding.ts';
import type { Mark } from './sent.ts';

/** `taken`: of what was sent, the last that is in the game's stream. `head`: where that stream stands. */
export type TakenUpTo = { readonly taken: Mark; readonly head: Mark };

/** A branch, and as much of it as is kept. */
export type KeptBranch = { readonly id: string; readonly tip: Mark };

type Beside = TakenUpTo & { readonly branch: KeptBranch | null };

type Details = {
  /** The events are not those that were hashed. */
  readonly 'sync/broken': object;
  /** The device writes events in another shape than this server: one of the two is of another version. */
  readonly 'sync/other-version': object;
  readonly 'sync/other-person': object;
  /** The game does not begin as the tournament asks. */
  readonly 'sync/other-opening': object;
  /** What the commits follow is not here: send from further back. */
  readonly 'sync/gap': { readonly head: Mark };
  /** The rules give something else: everything before `version` was taken. */
  readonly 'sync/stray': TakenUpTo & { readonly version: number; readonly because: RuleRefusal | null };
  /** Another device holds the table; what this one had besides is kept as a branch. */
  readonly 'sync/held': Beside & { readonly holder: Holder };
  /** The server's stream went on otherwise; what this device had besides is kept as a branch. */
  readonly 'sync/diverged': Beside;
  /** No lines are taken for this game, or not from this person any more; what came is kept as a branch. */
  readonly 'sync/closed': Beside;
  readonly 'sync/no-branch': object;
  /** The game went on since the choice was looked at. */
  readonly 'sync/stale': { readonly head: Mark };
  readonly 'sync/busy': object;
};

export type SyncCode = keyof Details;
export type SyncRefusal<C extends SyncCode = SyncCode> = {
  [K in C]: { readonly code: K } & Details[K];
}[C];
